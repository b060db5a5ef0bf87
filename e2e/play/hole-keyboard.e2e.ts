import type { Locator, Page } from '@playwright/test'
import { recordAnnouncements } from '../support/accessible.ts'
import { installClock } from '../support/clock.ts'
import { hitButton, holeButton, lastTap, puttButton, undoButton } from '../support/play-hole.ts'
import { storedPlayed } from '../support/played-rounds.ts'
import { signUpSampleGolfer } from '../support/sample-golfer.ts'
import { expect, test } from '../support/test.ts'

const MOST_TABS = 80
/** After a Hit the page is deaf for 1.5 seconds. */
const PAST_DEAF_MS = 1_600
const UNTIL_ASLEEP_MS = 31_000

/** On and on with Tab, until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  for (let taps = 0; taps < MOST_TABS; taps += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`No Tab gets to ${control.toString()}`)
}

async function enterOn(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press('Enter')
}

async function typeDistance(page: Page, shown: number): Promise<void> {
  await enterOn(page, page.getByRole('button', { name: /Type (another|the) distance/ }))
  await expect(page.getByRole('textbox', { name: 'How far to the pin?' })).toBeFocused()
  await page.keyboard.type(String(shown))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expectFocusKept(page)
}

/** Somewhere in the page, not at its very beginning again. */
async function expectFocusKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)
}

test('RND-49 a round is kept by keyboard alone, the focus is never lost, and club and distance are spoken once for each change', async ({
  context,
  page,
  server,
}) => {
  await signUpSampleGolfer(context, server.url)
  await installClock(page)
  await page.goto('/play/start')
  await tabTo(page, page.getByRole('textbox', { name: 'Name of the course' }))
  await page.keyboard.type('Heather Links')
  await enterOn(page, page.getByRole('button', { name: 'Start the round' }))
  await page.waitForURL(/\/play\/[^/]+\/holes\/1$/)
  await expectFocusKept(page)
  const [, , id = ''] = new URL(page.url()).pathname.split('/')

  const announced = await recordAnnouncements(page)
  const spoken = async () => (await announced()).filter((text) => text.endsWith('yards'))
  const club = page.getByRole('button', { name: /^(Driver|\d-\w+|\w+ Wedge)$/ }).first()
  const onGreen = page.getByRole('heading', { level: 2, name: 'On the green' })
  await typeDistance(page, 380)
  await expect.poll(spoken).toEqual(['driver, 380 yards'])
  await tabTo(page, hitButton(page))
  await expect(hitButton(page)).toHaveAccessibleName('Hit, driver from the tee')
  await page.keyboard.press('Enter')
  await expect(lastTap(page, /^Driver noted/)).toBeVisible()
  await expect(hitButton(page)).toBeFocused()
  await page.clock.fastForward(PAST_DEAF_MS)
  // On the way to the ball nothing is spoken.
  await expect(page.getByText('Left to the pin')).toBeVisible()
  expect(await spoken()).toHaveLength(1)

  await typeDistance(page, 95)
  await expect.poll(spoken).toEqual(['driver, 380 yards', '8-iron, 95 yards'])
  await typeDistance(page, 97)
  await expect(page.getByText('97 plays like')).toBeVisible()
  expect(await spoken()).toHaveLength(2)
  await tabTo(page, page.getByRole('radio', { name: 'Fairway' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Rough' })).toBeChecked()
  await page.keyboard.press('ArrowLeft')
  await tabTo(page, hitButton(page))
  await expect(hitButton(page)).toHaveAccessibleName('Hit, 8-iron from the fairway')
  await page.keyboard.press('Enter')
  // The ball is expected there: Hit is gone.
  await expect(onGreen).toBeFocused()
  await page.clock.fastForward(PAST_DEAF_MS)

  await enterOn(page, page.getByRole('button', { name: 'Off the green' }))
  await expect(club).toBeFocused()
  await enterOn(page, page.getByRole('button', { name: 'On the green' }))
  await expect(onGreen).toBeFocused()
  await enterOn(page, undoButton(page))
  await expect(lastTap(page, /^8-Iron noted/)).toBeVisible()
  await expect(undoButton(page)).toBeFocused()
  await page.clock.fastForward(UNTIL_ASLEEP_MS)
  await enterOn(page, page.getByRole('button', { name: 'Tap to go on' }))
  await expect(page.getByRole('button', { name: 'Tap to go on' })).toHaveCount(0)
  await expect(club).toBeFocused()
  await enterOn(page, page.getByRole('button', { name: 'On the green' }))
  await enterOn(page, puttButton(page, '2'))
  await expect(puttButton(page, '2')).toHaveAttribute('aria-pressed', 'true')
  await expect(puttButton(page, '2')).toBeFocused()
  await enterOn(page, holeButton(page, 2))
  await expect(page.getByRole('heading', { level: 1, name: 'Hole 2' })).toBeFocused()
  await expect
    .poll(async () => (await storedPlayed(context, server.url, id)).holes.find(({ number }) => number === 1))
    .toMatchObject({ score: 4, putts: 2, finish: 'holed' })

  // Of the last tap Undo itself goes.
  await enterOn(page, hitButton(page))
  await expect(lastTap(page, /noted/)).toBeVisible()
  await enterOn(page, undoButton(page))
  await expect(undoButton(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^(Which club\?|Driver)$/ })).toBeFocused()
})
