import { expectAccessible } from '../support/accessible.ts'
import { editDistance, method, openMethods, resultRow, results } from '../support/calculator.ts'
import {
  FULL_BAG,
  clubRow,
  ledgerRow,
  listedChanges,
  open,
  openParts,
  recalculate,
  sheet,
  store,
} from '../support/gapping.ts'
import { STEPS, goToStep, openFitting } from '../support/fitting.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'
import { expect, recordEdits, sidewaysOverflowPx, test } from '../support/test.ts'

const IRONS = {
  '6-iron': [150, 'estimated'],
  '7-iron': [146, 'manual'],
  '8-iron': [120, 'estimated'],
  pw: [60, 'estimated'],
} as const

test('ONE-16 a typed distance moves every estimate in one edit, offline too, and one Undo brings the stored bag back', async ({
  page,
  golfer,
}) => {
  await store(golfer, IRONS, { clubs: [...Object.keys(IRONS), '9-iron'] })
  await golfer.store({
    'clubDistances.pw': { distance: 60, source: 'estimated', basis: { method: 'classic', plusMinusYards: 30 } },
    'clubDistances.7-iron': { distance: 146, source: 'measured', shots: { count: 12 } },
  })
  const bagOf = async () => JSON.stringify((await golfer.profile()).clubDistances)
  const before = await bagOf()
  await open(page)
  const edits = recordEdits(page)
  let isOffline = true
  await page.route('**/api/profile', (route) =>
    isOffline && route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  )
  await page.getByRole('button', { name: 'Edit 9-Iron distance' }).click()
  await page.getByRole('textbox', { name: '9-Iron carry' }).fill('118')
  await page.keyboard.press('Enter')
  const notice = page.getByRole('status').filter({ hasText: '9-Iron 118. 3 estimates followed.' })
  await expect(notice).toBeVisible()
  await expect(clubRow(page, 'pw')).not.toContainText('60')
  isOffline = false
  await expect
    .poll(async () => (await golfer.profile()).clubDistances.find(({ club }) => club === 'pw'))
    .toMatchObject({ source: 'estimated', basis: { method: 'like-me' } })
  const paths = ['6-iron', '8-iron', '9-iron', 'pw'].map((club) => `clubDistances.${club}`)
  expect(edits.map((edit) => edit.toSorted())).toEqual(edits.map(() => paths))
  const stored = (await golfer.profile()).clubDistances
  expect(stored.find(({ club }) => club === '7-iron')).toMatchObject({ distance: 146, source: 'measured' })

  await notice.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(bagOf).toBe(before)

  await page.goto('/bag')
  await ledgerRow(page, '9-iron').click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Carry' }).fill('118')
  await page.keyboard.press('Enter')
  await expect(notice).toBeVisible()
  await page.goto('/distance-calculator')
  await editDistance(page, '9-Iron', '121')
  await expect(page.getByRole('status').filter({ hasText: /9-Iron 121\. \d estimates followed\./ })).toBeVisible()
})

test(
  'ACT-61 ONE-13 starts with Like me, and keeps the method chosen in the sheet for Recalculate, the calculator and missing distances',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await store(golfer, { '7-iron': [146], '8-iron': [20, 'estimated'] }, { clubs: ['7-iron', '8-iron', '9-iron'] })
    await open(page)
    await page.getByRole('button', { name: 'How we estimate: Like me' }).click()
    const choice = page.getByRole('dialog', { name: 'How we estimate' })
    await expect(choice.getByRole('radio')).toHaveCount(3)
    await expect(choice.getByRole('radio', { name: 'Like me' })).toBeChecked()
    await choice.getByRole('radio', { name: 'Classic' }).check()
    await choice.getByRole('button', { name: 'Done' }).click()
    await page.reload()
    await openParts(page)
    await expect(page.getByRole('button', { name: 'How we estimate: Classic' })).toBeVisible()
    await recalculate(page).click()
    await expect(listedChanges(page).locator('[data-change]')).toHaveText(['8-Iron20134Classic', '9-Iron–122Classic'])
    await page.keyboard.press('Escape')

    await page.goto('/distance-calculator')
    await openMethods(page)
    await expect(method(page, 'Classic')).toBeChecked()
    await results(page).getByRole('button', { name: 'What each one does' }).click()
    await expect(choice.getByRole('radio', { name: 'Classic' })).toBeChecked()
    await page.keyboard.press('Escape')

    await page.goto('/profile#bag')
    await page.getByRole('button', { name: 'Edit Bag' }).click()
    await page.getByRole('button', { name: 'Save Bag' }).click()
    await expect
      .poll(async () => (await golfer.profile()).clubDistances.find(({ club }) => club === '9-iron'))
      .toMatchObject({ distance: 122, basis: { method: 'classic' } })
  },
)

test(
  'ONE-09 points at a number that the said speed cannot carry, keeps and uses it',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await store(golfer, { driver: [240], '7-iron': [95], '8-iron': [20, 'estimated'] })
    await golfer.store({ swingSpeed: 75 })
    await open(page)
    await expect(clubRow(page, 'driver')).toContainText('240 does not go with 75 mph')
    await page.goto('/distance-calculator')
    await expect(page.getByRole('textbox', { name: 'Driver carry' })).toHaveAccessibleDescription(
      /240 does not go with 75 mph/,
    )
    await expect(resultRow(page, 'Driver')).toContainText('240 does not go with 75 mph')
    await golfer.store({ preferredUnits: 'metres' })
    await open(page)
    await expect(clubRow(page, 'driver')).toContainText('219 does not go with 121 km/h')
    expect((await golfer.profile()).clubDistances.find(({ club }) => club === 'driver')).toMatchObject({
      distance: 240,
      source: 'measured',
    })
  },
)

test(
  'ONE-45 stores neither a loft that contradicts another one nor a swing speed of 0 or 300',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await store(golfer, { '9-iron': [120], pw: [105] })
    await page.goto('/profile#bag')
    const edits = recordEdits(page)
    await ledgerRow(page, 'pw').click()
    await page.getByRole('dialog').getByRole('textbox', { name: 'Loft' }).fill('38')
    await page.keyboard.press('Enter')
    const sentence = 'Your Pitching Wedge has less loft than your 9-Iron.'
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText(sentence)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Edit Bag' }).click()
    const wedge = page.getByRole('group', { name: 'Pitching Wedge', exact: true })
    await page
      .locator('summary')
      .filter({ hasText: /^Pitching Wedge/ })
      .click()
    await wedge.getByLabel('Loft').fill('38')
    await page.getByRole('button', { name: 'Save Bag' }).click()
    await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible()
    await expect(wedge.getByLabel('Loft')).toBeFocused()
    await page.getByRole('button', { name: 'Cancel' }).click()

    await page.getByRole('button', { name: 'Edit Profile' }).click()
    for (const mph of ['0', '300']) {
      await page.getByLabel('Swing speed', { exact: true }).fill(mph)
      await page.getByRole('button', { name: 'Save' }).first().click()
      await expect(page.getByText('Swing speed: type a number from 40 to 160 mph').first()).toBeVisible()
    }
    // The first edit that is sent is the first that can be stored.
    await page.getByLabel('Swing speed', { exact: true }).fill('90')
    await page.getByRole('button', { name: 'Save' }).first().click()
    await expect.poll(async () => (await golfer.profile()).swingSpeed).toBe(90)
    expect(edits).toEqual([['swingSpeed']])

    await golfer.store({ 'golfBag.pw.loft': 38 })
    await page.goto('/distances')
    await expect(sheet(page, 'Club Distances')).toContainText(`${sentence} Neither loft counts until you correct one.`)
    await page.goto('/recommendations')
    await expect(page.getByRole('article', { name: 'Check two lofts' })).toContainText(sentence)
    await openFitting(page)
    await goToStep(page, STEPS.indexOf('Recommendations'))
    await expect(page.getByText(sentence)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'To your bag' }).first().click()
    await expect(page.locator('#bag').getByText(sentence)).toBeInViewport()
  },
)

test(
  'ONE-45 has one sentence, no score and no purchase for a bag of one club and for one without numbers, and asks which of 16 to leave out',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await store(golfer, { '7-iron': [146] })
    await page.goto('/distances')
    const score = sheet(page, 'Gapping Score')
    await expect(score).toContainText('One distance leaves no gap to judge: give a second club a number.')
    for (const rule of ['For your swing', '5-20 rule']) {
      await page.getByRole('radio', { name: rule }).check()
      await expect(score).toContainText('One distance leaves no gap to judge')
      await expect(score).not.toContainText('/ 100')
    }
    await expect(page.locator('[data-kind="buy"]')).toHaveCount(0)
    await golfer.store({ 'clubDistances.7-iron': null })
    await page.reload()
    await expect(page.getByText('Add one number and your ladder starts here.')).toBeVisible()
    await expect(score).toHaveCount(0)

    await store(golfer, FULL_BAG, { clubs: [...Object.keys(FULL_BAG), '4-hybrid', '4-iron', 'putter'] })
    for (const path of ['/distances', '/shot-advisor', '/profile']) {
      await page.goto(path)
      await expect(page.getByText(/16 clubs in the bag; the rules allow 14/).first()).toBeVisible()
    }
    expect((await golfer.profile()).golfBag).toHaveLength(16)
  },
)

test(
  'tells once of estimates that are older than Like me, until it is dismissed',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await store(golfer, { '7-iron': [146], '8-iron': [20, 'estimated'] })
    await page.goto('/distances')
    const line = page.getByText("Your estimates come from Like me now. It's closer for most golfers. 1 would change.")
    await expect(line).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(line).toHaveCount(0)
    await page.reload()
    await openParts(page)
    await expect(clubRow(page, '8-iron')).toContainText('20')
    await expect(line).toHaveCount(0)
  },
)

test(
  'has no accessibility fault in the list of changes, the sheet and beside doubtful numbers',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await store(golfer, { ...FULL_BAG, driver: [320], '5-iron': [10, 'estimated'] })
    await golfer.store({ swingSpeed: 100, 'golfBag.pw.loft': 38 })
    await page.setViewportSize({ width: 320, height: 640 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await open(page)
      await expect(clubRow(page, 'driver')).toContainText('320 does not go with 100 mph')
      await recalculate(page).click()
      await expect(listedChanges(page)).toBeVisible()
      await expectAccessible(page, 'the list of changes')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: /^How we estimate:/ }).click()
      await expect(page.getByRole('dialog', { name: 'How we estimate' })).toBeVisible()
      await expectAccessible(page, 'how we estimate')
      await page.keyboard.press('Escape')
      await expectAccessible(page, 'doubtful numbers')
      expect(await sidewaysOverflowPx(page)).toBeLessThanOrEqual(0)
    }
  },
)
