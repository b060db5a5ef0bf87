import type { Page } from '@playwright/test'
import { openShot, storeBag, strip } from '../support/shot.ts'
import { expect, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

type Held = Window & { readonly heldAnswers: (() => void)[]; readonly heldSpeech: (() => void)[] }

/** As `SPEAK_AFTER_MS` of the page. */
const SPEAK_AFTER_MS = 650

/** Advice of the worker and the timers of what is spoken come when the test says so. */
async function holdAnswersAndSpeech(page: Page): Promise<void> {
  await page.addInitScript((speakAfterMs) => {
    const heldAnswers: (() => void)[] = []
    const heldSpeech: (() => void)[] = []
    Object.assign(window, { heldAnswers, heldSpeech })
    window.Worker = class extends Worker {
      override addEventListener(type: string, listener: EventListener): void {
        super.addEventListener(type, (event) => {
          if (event instanceof MessageEvent && JSON.stringify(event.data).includes('"recommended"'))
            heldAnswers.push(() => listener(event))
          else listener(event)
        })
      }
    }
    const wait = window.setTimeout.bind(window)
    window.setTimeout = ((task: () => void, delayMs?: number) =>
      delayMs === speakAfterMs ? heldSpeech.push(task) : wait(task, delayMs)) as typeof window.setTimeout
  }, SPEAK_AFTER_MS)
}

const heldCount = (page: Page, what: 'heldAnswers' | 'heldSpeech') =>
  page.evaluate((name) => (window as unknown as Held)[name].length, what)

test(
  'speaks the club also when its answer comes at the moment of speaking, before the page has drawn it',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await storeBag(golfer)
    await holdAnswersAndSpeech(page)
    await openShot(page, 'distance=60&lie=fairway')
    await expect.poll(() => heldCount(page, 'heldAnswers')).toBeGreaterThan(0)
    await expect.poll(() => heldCount(page, 'heldSpeech')).toBeGreaterThan(0)
    await page.evaluate(async () => {
      const { heldAnswers, heldSpeech } = window as unknown as Held
      for (const hear of heldAnswers.splice(0)) hear()
      // The answer is known, and React has not drawn it yet: its work waits for a task of its own.
      for (let step = 0; step < 50; step += 1) await Promise.resolve()
      for (const speak of heldSpeech.splice(0)) speak()
    })
    await expect(strip(page)).toContainText('60 plays 60.')
    await expect
      .poll(async () => {
        await page.evaluate(() => {
          const { heldAnswers, heldSpeech } = window as unknown as Held
          for (const task of [...heldAnswers.splice(0), ...heldSpeech.splice(0)]) task()
        })
        return strip(page).locator('output').innerText()
      })
      .toMatch(/^Sand Wedge/)
  },
)
