import type { Locator, Page } from '@playwright/test'
import { openLoaded, waitForAnimations } from '../support/accessible.ts'
import { openBalls, refresh, resultHeading, speed } from '../support/balls.ts'
import { analysis as fit, expectStep, next as nextStep, openFitting } from '../support/fitting.ts'
import { FULL_BAG, store } from '../support/gapping.ts'
import { analysis, answer, newShot, openShot } from '../support/shot.ts'
import { rapsodoFile, SESSION } from '../support/shot-files.ts'
import { addButton, button, expectQuestion, openBuilder } from '../support/starter-sets.ts'
import { sweep } from '../support/sweep.ts'
import { again, analyze, expectSwingQuestion, next, openSwing, tick } from '../support/swing.ts'
import { expect, test } from '../support/test.ts'
import { fileChooserOf } from '../support/file-chooser.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }
/** More than any page has. */
const MOST_STOPS = 160

const ALL_PAGES = [
  '/',
  '/distance-calculator',
  '/shot-advisor',
  '/shot-advisor?distance=165&hazards=ob-left&advice=yes',
  // A tournament stays on: behind the advice, which there is none of then.
  '/shot-advisor?tournament=yes&distance=165&hazards=ob-left',
  '/distances',
  '/equipment-fitting',
  '/swing-analyzer',
  '/recommendations',
  '/beginner-builder?budget=500-1200&frequency=monthly&skill=beginner&miss=right&course=links',
  '/ball-matching',
  '/encyclopedia?topic=driver',
  '/distances/import',
  '/range',
  '/yardage-card',
  '/profile',
] as const
const PAGES = sweep(ALL_PAGES, ['/', '/shot-advisor?distance=165&hazards=ob-left&advice=yes', '/distances', '/profile'])

type Stop = { readonly control: string; readonly faults: readonly string[] }

/** What the keyboard has come to, and what is wrong with how it shows. Nothing at the end of the page. */
async function stopOf(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const RING_PX = 3
    const focused = document.activeElement
    if (!focused || focused === document.body) return undefined
    const hasRing = (element: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= RING_PX
    }
    // The ring of a small control is around its label, its field or its row.
    const around = [focused, focused.parentElement, focused.parentElement?.parentElement].filter((part) => !!part)
    const ringed = around.find(hasRing)
    const { left, top, width, height } = (ringed ?? focused).getBoundingClientRect()
    const isSeenAt = (across: number, down: number) => {
      const hit = document.elementFromPoint(left + width * across, top + height * down)
      return hit !== null && (ringed ?? focused).contains(hit)
    }
    const isSeen = [0.1, 0.5, 0.9].some((across) => [0.1, 0.5, 0.9].some((down) => isSeenAt(across, down)))
    const dialog = document.querySelector('dialog[open]')
    return {
      control: focused.outerHTML.slice(0, 160),
      faults: [
        ...(ringed ? [] : ['has no ring']),
        ...(isSeen ? [] : ['is covered or out of sight']),
        ...(dialog && !dialog.contains(focused) ? ['is behind a dialog'] : []),
      ],
    }
  })
}

/** Tabs once through everything that is on the page. */
async function expectVisibleStops(page: Page, what: string): Promise<void> {
  const faults: string[] = []
  const stops: string[] = []
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press('Tab')
    const stop = await stopOf(page)
    // Behind the last one the browser's own controls have their turn.
    if (!stop || (stops.length > 0 && stop.control === stops[0])) break
    stops.push(stop.control)
    faults.push(...stop.faults.map((fault) => `${fault}: ${stop.control}`))
  }
  expect(faults, what).toEqual([])
  expect(stops.length, `stops of ${what}`).toBeGreaterThan(0)
  expect(stops.length, `stops of ${what}`).toBeLessThan(MOST_STOPS)
}

/** On to this control, or back, with nothing but Tab; all on the way there has to show where the keyboard is. */
async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  // A question that has come up takes no tap for a moment, and what takes none counts as covered.
  await waitForAnimations(page)
  for (let stopCount = 0; stopCount < MOST_STOPS; stopCount += 1) {
    await page.keyboard.press(key)
    const stop = await stopOf(page)
    expect(stop?.faults ?? [], stop?.control).toEqual([])
    if (await control.evaluate((element) => element === document.activeElement)) return
  }
  await expect(control, 'within reach of the keyboard').toBeFocused()
}

/** Tabs to a control and presses it. */
async function pressByKeyboard(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press('Enter')
}

for (const [device, size] of [
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
] as const) {
  test(
    `on ${device} everything the keyboard comes to has a ring and is in sight`,
    { tag: EXHAUSTIVE },
    async ({ page, golfer }) => {
      test.slow()
      await store(golfer, FULL_BAG)
      await page.setViewportSize(size)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const path of PAGES) {
        await openLoaded(page, path)
        await expectVisibleStops(page, path)
      }
    },
  )
}

test(
  'in forms, wizards and dialogs everything the keyboard comes to has a ring and is in sight',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    test.slow()
    await store(golfer, FULL_BAG)
    await page.setViewportSize(PHONE)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const dialog of ['contact', 'golf-profile']) {
      await page.goto(`/?dialog=${dialog}`)
      await expect(page.getByRole('dialog').getByRole('heading').first()).toBeVisible()
      await expectVisibleStops(page, dialog)
    }
    for (const [button, heading] of [
      ['Edit Profile', 'Personal Information'],
      ['Edit Bag', 'Your clubs'],
    ] as const) {
      await openLoaded(page, '/profile#bag')
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect(page.getByRole('heading', { name: heading })).toBeFocused()
      await expectVisibleStops(page, button)
    }
  },
)

test('hiding the note on home leaves the keyboard at the heading below it', { tag: EXHAUSTIVE }, async ({ page }) => {
  await page.goto('/')
  // The page of visitors is there before its scripts.
  await expect(page.getByRole('region', { name: 'Your tools' })).toBeVisible()
  const hide = page.getByRole('button', { name: 'Hide this note' })
  await hide.focus()
  await page.keyboard.press('Enter')
  await expect(hide).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test(
  'the swing analyzer and the fitting are gone through from the first question to the result with the keyboard alone',
  { tag: EXHAUSTIVE },
  async ({ page, golfer: _signedIn }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openSwing(page)
    await tabTo(page, page.getByRole('radio', { name: 'Straight', exact: true }))
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: 'Draw', exact: true })).toBeChecked()
    await page.keyboard.press('ArrowUp')
    await pressByKeyboard(page, next(page))
    await expectSwingQuestion(page, 2)
    await tabTo(page, tick(page, 'Push-slice'))
    await page.keyboard.press('Space')
    for (const question of [3, 4]) {
      await pressByKeyboard(page, next(page))
      await expectSwingQuestion(page, question)
    }
    await pressByKeyboard(page, analyze(page))
    await expect(page.getByRole('region', { name: 'A grip that leaves the face open' })).toBeFocused()
    await tabTo(page, again(page), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expectSwingQuestion(page, 1)

    await openFitting(page)
    for (const step of [1, 2, 3]) {
      await pressByKeyboard(page, nextStep(page))
      await expectStep(page, step)
    }
    await pressByKeyboard(page, fit(page))
    await expect(page.getByRole('heading', { level: 2, name: 'Recommendations' })).toBeFocused()
    await pressByKeyboard(page, page.locator('summary').filter({ hasText: 'Carry by driver loft' }))
    await pressByKeyboard(page, page.getByText('Show numbers'))
    await expect(page.getByRole('table')).toBeVisible()
    await pressByKeyboard(page, page.getByRole('button', { name: 'Back to Questions' }))
    await expectStep(page, 3)
  },
)

test(
  'the starter sets are gone through with the keyboard alone, and Escape leads back from the question before replacing',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    test.slow()
    await store(golfer, FULL_BAG)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openBuilder(page)
    for (let question = 1; question < 5; question += 1) {
      await expectQuestion(page, question)
      await pressByKeyboard(page, button(page, 'Next'))
    }
    await expectQuestion(page, 5)
    await pressByKeyboard(page, button(page, 'Get Recommendations'))
    await expect(page.getByRole('heading', { level: 2, name: 'Three sets for you' })).toBeFocused()
    const name = await page.getByRole('article').first().getByRole('heading', { level: 3 }).innerText()
    await pressByKeyboard(page, addButton(page, name))
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectVisibleStops(page, 'the question before replacing')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(addButton(page, name)).toBeFocused()
  },
)

test(
  'a shot, a ball and an import are asked for with the keyboard alone',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    test.slow()
    await store(golfer, FULL_BAG)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openShot(page)
    await tabTo(page, page.getByRole('textbox', { name: 'Distance to the pin' }))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('143')
    await pressByKeyboard(page, analysis(page))
    await expect(answer(page)).toBeFocused()
    await pressByKeyboard(page, newShot(page))
    await expect(analysis(page)).toBeVisible()

    await openBalls(page)
    await tabTo(page, speed(page))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('88')
    await pressByKeyboard(page, refresh(page))
    await expect(resultHeading(page)).toBeFocused()

    await openLoaded(page, '/distances/import')
    await tabTo(page, page.getByRole('button', { name: 'Choose a file' }))
    const chooser = await fileChooserOf(page, () => page.keyboard.press('Enter'))
    await chooser.setFiles({ name: 'session.csv', mimeType: 'text/csv', buffer: Buffer.from(rapsodoFile(SESSION)) })
    const save = page.getByRole('button', { name: /^Keep \d+ shots?$/ })
    await expect(save).toBeVisible()
    await pressByKeyboard(page, save)
    await expect(page.getByRole('heading', { name: '16 shots kept.' })).toBeFocused()
    await pressByKeyboard(page, page.getByRole('link', { name: 'See your distances' }))
    await expect(page.getByRole('heading', { level: 1, name: 'Distances' })).toBeFocused()
    await pressByKeyboard(page, page.getByRole('button', { name: 'Undo' }))
    await expect(page.getByText('Your distances are back as they were.')).toBeVisible()
  },
)
