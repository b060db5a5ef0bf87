import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import {
  calculate,
  calculateButton,
  chooseMethod,
  DRIVER_204_IRON_132_WEDGE_90,
  editDistance,
  method,
  openMethods,
  referenceField,
  resultRow,
  resultRows,
  results,
  shownCarries,
  startWithClassic,
  storedDistance,
  storedDistances,
} from '../support/calculator.ts'
import type { Golfer } from '../support/test.ts'
import { expect, recordEdits, sidewaysOverflowPx, test as base } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const test = base.extend<{ readonly signedIn: Golfer }>({
  signedIn: [async ({ golfer }, use) => use(golfer), { auto: true }],
})

const PATH = '/distance-calculator'
const HINT = 'Like me is closer for most golfers'

/** Of the model's own examples: a bag with the usual lofts and nothing but a 7-iron of 145 yards, handicap not given. */
const FROM_145 = { Driver: 234, '3-Wood': 209, '5-Wood': 195, '5-Iron': 165, '9-Iron': 123, 'Sand Wedge': 83 }

/** How many rows show a range. */
function ranges(page: Page) {
  return results(page).getByText(/^±\d+$/)
}

test.beforeEach(async ({ golfer }) => golfer.store({ handicap: null }))

test('CAL-25 CAL-26 is one tap away, bends through the golfer’s own number, states a range on every estimate, and is remembered', async ({
  page,
  golfer,
}) => {
  await startWithClassic(page)
  await page.goto(PATH)
  await calculate(page, { '7-Iron': '145' })
  await openMethods(page)
  await expect(results(page).getByText(HINT)).toBeVisible()
  await expect(resultRow(page, 'Driver')).toContainText('Estimated')
  await expect(ranges(page)).toHaveCount(0)
  await expect.poll(() => shownCarries(page)).toMatchObject({ Driver: 241 })

  await chooseMethod(page, 'Like me')
  await expect(ranges(page)).toHaveCount(13)
  await expect(results(page).getByText(HINT)).toBeHidden()
  await expect.poll(() => shownCarries(page)).toMatchObject(FROM_145)
  await expect(resultRow(page, 'Driver')).toContainText('Estimated ±18')
  await expect(resultRow(page, '7-Iron')).not.toContainText('±')
  await expect
    .poll(() => storedDistance(golfer, 'driver'))
    .toMatchObject({ distance: FROM_145.Driver, source: 'estimated' })
  expect(await storedDistance(golfer, '7-iron')).toMatchObject({ distance: 145, source: 'manual' })

  await page.reload()
  await expect(method(page, 'Like me')).toBeChecked()
  await openMethods(page)
  await expect(page.getByText('Like me: a typical bag')).toBeVisible()
  await calculate(page, { '7-Iron': '150' })
  await expect(resultRow(page, '7-Iron')).toContainText('150')
  await expect(ranges(page)).toHaveCount(13)
  await calculate(page, { '7-Iron': '145' })
  await expect.poll(() => shownCarries(page)).toMatchObject(FROM_145)

  await chooseMethod(page, 'Classic')
  await expect(ranges(page)).toHaveCount(0)
  await expect(resultRow(page, 'Driver')).toContainText('Estimated')
  await expect.poll(() => shownCarries(page)).toMatchObject({ Driver: 241 })
})

test('CAL-25 corrects for the lofts of the golfer’s own irons', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  const irons = { '6-iron': 24, '7-iron': 28, '8-iron': 32, '9-iron': 37 }
  const lofts = Object.entries({ driver: 10.5, ...irons, pw: 43.2, gw: 52 })
  await golfer.store(Object.fromEntries(lofts.map(([club, loft]) => [`golfBag.${club}`, bagClub(loft)])))
  await page.goto(PATH)
  await chooseMethod(page, 'Like me')
  await calculate(page, { '7-Iron': '160' })
  await expect
    .poll(() => shownCarries(page))
    .toEqual({
      Driver: 244,
      '6-Iron': 170,
      '7-Iron': 160,
      '8-Iron': 149,
      '9-Iron': 139,
      'Pitching Wedge': 123,
      'Gap Wedge': 99,
    })
})

test(
  'never overwrites a measured or typed number, and follows one that is edited',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await golfer.store({
      'clubDistances.9-iron': { distance: 110, source: 'measured' },
      'clubDistances.5-iron': { distance: 170, source: 'manual' },
    })
    await page.goto(PATH)
    await chooseMethod(page, 'Like me')
    await calculate(page, { '7-Iron': '145' })
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect.poll(() => shownCarries(page)).toMatchObject({ '5-Iron': 170, '7-Iron': 145, '9-Iron': 110 })
    await expect.poll(async () => (await storedDistances(golfer)).length).toBe(14)
    expect(await storedDistance(golfer, '9-iron')).toMatchObject({ distance: 110, source: 'measured' })

    const before = await shownCarries(page)
    await editDistance(page, 'Driver', '200')
    await expect(resultRow(page, 'Driver')).toContainText('Manual')
    await expect(ranges(page)).toHaveCount(10)
    await expect.poll(async () => (await shownCarries(page))['3-Wood']).toBeLessThan(before['3-Wood'] ?? 0)
    await expect.poll(() => shownCarries(page)).toMatchObject({ Driver: 200, '5-Iron': 170, '9-Iron': 110 })
  },
)

test(
  'says that Classic is less close only with fewer than three numbers of the golfer’s own',
  { tag: EXHAUSTIVE },
  async ({ page }) => {
    await startWithClassic(page)
    await page.goto(PATH)
    await openMethods(page)
    await expect(results(page).getByText(HINT)).toBeHidden()
    await calculate(page, { Driver: '204', '7-Iron': '132' })
    await expect(results(page).getByText(HINT)).toBeVisible()
    await calculate(page, DRIVER_204_IRON_132_WEDGE_90)
    await expect(resultRow(page, 'Pitching Wedge')).toContainText('Manual')
    await expect(results(page).getByText(HINT)).toBeHidden()
  },
)

test('points at a number of the golfer’s own that does not fit the others', { tag: EXHAUSTIVE }, async ({ page }) => {
  await page.goto(PATH)
  await chooseMethod(page, 'Like me')
  await calculate(page, { Driver: '240', '7-Iron': '185' })
  for (const club of ['Driver', '7-Iron']) {
    await expect(resultRow(page, club)).toContainText('Does not fit your other numbers: check it.')
  }
  await expect(resultRow(page, '3-Wood')).not.toContainText('check it')
})

test(
  'names numbers that contradict each other and leaves the estimates as they are',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await golfer.store({
      'clubDistances.driver': { distance: 160, source: 'manual' },
      'clubDistances.7-iron': { distance: 170, source: 'manual' },
      'clubDistances.pw': { distance: 100, source: 'estimated' },
    })
    await startWithClassic(page)
    await page.goto(PATH)
    const edits = recordEdits(page)
    await chooseMethod(page, 'Like me')
    await expect(page.getByText('Your 7-Iron (170) goes farther than your Driver (160).')).toBeVisible()
    await expect(results(page).getByText('Some estimates are not from Like me.')).toBeVisible()
    await expect.poll(() => shownCarries(page)).toMatchObject({ 'Pitching Wedge': 100 })
    // The first edit that is sent is the golfer's own.
    await editDistance(page, 'Driver', '200')
    await expect.poll(async () => (await storedDistance(golfer, 'driver'))?.distance).toBe(200)
    expect(edits[0]).toContain('clubDistances.driver')
  },
)

test('works without a connection', { tag: EXHAUSTIVE }, async ({ page }) => {
  await page.goto(PATH)
  await calculate(page, { '7-Iron': '145' })
  await expect(ranges(page)).toHaveCount(13)
  await page.route('**/api/**', (route) => route.abort())
  await referenceField(page, '7-Iron').fill('150')
  await calculateButton(page).click()
  await expect(resultRow(page, '7-Iron')).toContainText('150')
  await expect(ranges(page)).toHaveCount(13)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test(
  'is chosen until the golfer chooses otherwise, with Classic and Factors one tap away',
  { tag: EXHAUSTIVE },
  async ({ page }) => {
    await page.goto(PATH)
    const choices = page.getByRole('group', { name: 'How we estimate' })
    await calculate(page, { '7-Iron': '145' })
    await openMethods(page)
    await expect(choices.getByRole('radio')).toHaveCount(3)
    await expect(method(page, 'Like me')).toBeChecked()
    await expect.poll(() => shownCarries(page)).toMatchObject(FROM_145)
    await chooseMethod(page, 'Factors')
    await expect.poll(() => shownCarries(page)).toMatchObject({ Driver: 247, '3-Wood': 218, 'Lob Wedge': 65 })
    await page.reload()
    await expect(method(page, 'Factors')).toBeChecked()
  },
)

test('ONE-14 CAL-22 CAL-23 strikes out what Classic says beyond floor and ceiling, stores what is possible and never rises, and else keeps to the letter', async ({
  page,
  golfer,
}) => {
  await startWithClassic(page)
  await page.goto(PATH)
  await calculate(page, { '7-Iron': '40' })
  await expect(resultRow(page, 'Lob Wedge')).toContainText('1: no full swing goes this short')
  await expect(resultRow(page, 'Lob Wedge').locator('s')).toHaveText('1')
  await expect(resultRow(page, 'Driver')).toContainText("136: your swing can't carry this far")
  await expect(resultRow(page, '8-Iron').locator('s')).toHaveCount(0)
  // Eight positions above the 7-iron: 40 + 96. What is stored: 0.40 of the 7-iron, and the longest drive of 49 mph.
  await expect.poll(() => storedDistance(golfer, 'lw')).toMatchObject({ distance: 16, source: 'estimated' })
  await expect.poll(() => storedDistance(golfer, 'driver')).toMatchObject({ distance: 76, source: 'estimated' })
  // Of numbers this vague the page shows the ranges.
  const carries = (await storedDistances(golfer)).map(({ distance }) => distance)
  expect(carries).toHaveLength(14)
  for (const wedge of ['Gap Wedge', 'Sand Wedge', 'Lob Wedge']) {
    await expect(resultRow(page, wedge)).toContainText('1: no full swing goes this short')
  }
  expect(carries.slice(-3)).toEqual([16, 16, 16])
  expect(carries.toSorted((a, b) => b - a)).toEqual(carries)

  await calculate(page, DRIVER_204_IRON_132_WEDGE_90)
  await expect.poll(() => shownCarries(page)).toMatchObject({ '3-Wood': 187, '5-Iron': 146, '9-Iron': 104 })
  await expect(results(page).locator('s')).toHaveCount(0)
  await chooseMethod(page, 'Factors')
  await expect.poll(() => shownCarries(page)).toMatchObject({ '5-Iron': 152, '8-Iron': 123, 'Gap Wedge': 86 })
})

test('shows ranges in metres to golfers who read metres', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  await golfer.store({ preferredUnits: 'metres' })
  await page.goto(PATH)
  await chooseMethod(page, 'Like me')
  await calculate(page, { '7-Iron': '133' })
  // ±18 yards.
  await expect(resultRow(page, 'Driver').getByText('±16', { exact: true })).toBeVisible()
})

test(
  'can be chosen by the keyboard, has no accessibility fault and does not scroll sideways',
  { tag: EXHAUSTIVE },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(PATH)
    await calculate(page, { '7-Iron': '145' })
    await chooseMethod(page, 'Factors')
    await page.keyboard.press('ArrowRight')
    await expect(method(page, 'Like me')).toBeChecked()
    await expect(ranges(page)).toHaveCount(13)
    await expect(resultRows(page)).toHaveCount(14)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await sidewaysOverflowPx(page)).toBeLessThanOrEqual(0)
      expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
    }
  },
)

function bagClub(loft: number) {
  return {
    brand: 'Own',
    model: '',
    shaftType: 'steel',
    shaftFlex: 'regular',
    lie: 60,
    length: 36,
    isInBag: true,
    notes: '',
    loft,
  }
}
