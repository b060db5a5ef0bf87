import type { Locator, Page } from '@playwright/test'
import type { Traffic } from './traffic.ts'

/** One thing a golfer did, and how long the page took. */
export type Interaction = {
  readonly name: string
  /** From the input to the next paint, as the browser says: the longest of a tap's or a key's events. Below 16 ms it says nothing. */
  readonly paintMs: number
  /** What it started keeps the page from answering the next input for so long. */
  readonly longestTaskMs: number
}

/** Does what a golfer does, with the browser's own input, and times it. */
export type Hand = {
  readonly page: Page
  /** `shows` is waited for afterwards; what comes later is part of the interaction. */
  readonly tap: (name: string, target: Locator, shows?: Locator) => Promise<void>
  readonly press: (name: string, key: string, shows?: Locator) => Promise<void>
  /** Replaces what a field holds, key by key. */
  readonly type: (name: string, field: Locator, text: string, shows?: Locator) => Promise<void>
  readonly choose: (name: string, select: Locator, option: string) => Promise<void>
  /** Something that needs no input of its own, as a file that is dropped. */
  readonly watch: (name: string, act: () => Promise<void>, shows?: Locator) => Promise<void>
  readonly open: (path: string, shows: Locator) => Promise<void>
}

const QUIET_MS = 150

type Options = {
  readonly page: Page
  readonly url: string
  readonly traffic: Traffic
  readonly onInteraction: (interaction: Interaction) => void
}

export function createHand({ page, url, traffic, onInteraction }: Options): Hand {
  const settle = async () => {
    await traffic.untilQuiet(QUIET_MS)
    await page.evaluate('window.benchQuiet()')
  }
  const timed = async (name: string, act: () => Promise<void>, shows?: Locator) => {
    await settle()
    await page.evaluate('window.benchStart()')
    await act()
    await settle()
    // Looking for something by its role takes the page tens of milliseconds: what is there by now is looked for afterwards.
    const times = await page.evaluate<Omit<Interaction, 'name'>>('window.benchTimes()')
    const isThere = shows === undefined || (await shows.isVisible())
    onInteraction({ name, ...(isThere ? times : await timesOfLater(shows)) })
  }
  const timesOfLater = async (shows: Locator) => {
    await shows.waitFor()
    await settle()
    return page.evaluate<Omit<Interaction, 'name'>>('window.benchTimes()')
  }
  return {
    page,
    tap: async (name, target, shows) => {
      await settle()
      // Brings it into view and makes sure that nothing covers it; the click itself is the browser's own.
      await target.click({ trial: true })
      const box = await target.boundingBox()
      if (!box) throw new Error(`There is nothing to tap for "${name}"`)
      const middle = [box.x + box.width / 2, box.y + box.height / 2] as const
      await timed(name, () => page.mouse.click(...middle), shows)
    },
    press: (name, key, shows) => timed(name, () => page.keyboard.press(key), shows),
    type: async (name, field, text, shows) => {
      await field.focus()
      await field.selectText()
      await timed(name, () => page.keyboard.type(text), shows)
    },
    choose: async (name, select, option) => {
      await select.focus()
      await timed(name, async () => void (await select.selectOption(option)))
    },
    watch: timed,
    open: async (path, shows) => {
      await page.goto(url + path, { waitUntil: 'load' })
      await shows.waitFor()
      await settle()
    },
  }
}

/** What times the interactions of every page; text, because the types of a page are not those of a script. */
export const WATCH_INTERACTIONS = `{
  let startMs = 0
  const events = []
  const tasks = []
  const paints = new PerformanceObserver((list) => events.push(...list.getEntries()))
  paints.observe({ type: 'event', durationThreshold: 16, buffered: true })
  const longTasks = new PerformanceObserver((list) => tasks.push(...list.getEntries()))
  longTasks.observe({ type: 'longtask', buffered: true })
  const longest = (entries) =>
    Math.max(0, ...entries.filter(({ startTime }) => startTime >= startMs).map(({ duration }) => duration))
  window.benchStart = () => { startMs = performance.now() }
  window.benchTimes = () => {
    events.push(...paints.takeRecords())
    tasks.push(...longTasks.takeRecords())
    return {
      paintMs: longest(events.filter(({ interactionId }) => interactionId > 0)),
      longestTaskMs: longest(tasks),
    }
  }
  // After a painted frame, and what was put off until nothing else is to do.
  window.benchQuiet = () =>
    new Promise((resolve) => {
      const whenIdle = () => requestIdleCallback(() => resolve(true), { timeout: 1000 })
      requestAnimationFrame(() => setTimeout(whenIdle, 50))
    })
}`
