import AxeBuilder from '@axe-core/playwright'
import { FULL_BAG, clubRow, open, openByFixedRule, openParts, sheet, store } from '../support/gapping.ts'
import type { Stored } from '../support/gapping.ts'
import { expect, sidewaysOverflowPx, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const SMALLEST_PHONE = { width: 320, height: 640 }

/** Thirteen clubs and the putter: 38 yards under the pitching wedge, and three woods close together. */
const CROWDED_BAG: Readonly<Record<string, Stored>> = {
  driver: [240],
  '3-wood': [222],
  '5-wood': [210],
  '7-wood': [203],
  '4-hybrid': [197],
  '5-iron': [188],
  '6-iron': [178],
  '7-iron': [167],
  '8-iron': [155],
  '9-iron': [142],
  pw: [130],
  sw: [92],
  lw: [78],
}

test('GAP-23 GAP-28 GAP-29 recommends a club the golfer lacks and says which one to leave out', async ({
  page,
  golfer,
}) => {
  await store(golfer, CROWDED_BAG, { clubs: [...Object.keys(CROWDED_BAG), 'putter'] })
  await golfer.store({ handicap: 12 })
  await open(page)
  const add = sheet(page, 'Large Gaps').getByRole('listitem').filter({ hasText: 'Pitching Wedge to Sand Wedge' })
  await expect(add.getByRole('heading', { name: '50° wedge' })).toBeVisible()
  await expect(add).toContainText('Fills 130-92, saves about 1 stroke in 5 rounds.')
  await expect(add).toContainText('It would carry about 115 yards, give or take 7.')
  await expect(add).toContainText('The bag is full: leave out the 7-Wood for it.')
})

test('GAP-08 GAP-26 leaves the putter out of the list, the analysis and the count, and draws and lists the faults of one analysis', async ({
  page,
  golfer,
}) => {
  await store(golfer, FULL_BAG, { clubs: [...Object.keys(FULL_BAG), 'putter'] })
  await open(page)
  const ladder = page.getByRole('img', { name: /^Yardage ladder: 13 clubs from Driver 224 to Lob Wedge 66 yards\./ })
  await expect(ladder).toBeVisible()
  await expect(ladder.locator('[data-known="estimated"]')).toHaveCount(3)
  await expect(ladder.getByText('no club')).toHaveCount(1)
  await expect(ladder.locator('[data-verdict]')).toHaveText(['3', '24'])
  const sizesPx = await ladder
    .locator('text')
    .evaluateAll((texts) => texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)))
  expect(Math.min(...sizesPx)).toBeGreaterThanOrEqual(12)

  await page.getByRole('radio', { name: '5-20 rule' }).check()
  await expect(sheet(page, 'Gapping Score')).toContainText('13 clubs, putter left out')
  await expect(sheet(page, 'Club Distances').locator('summary')).toContainText('13 clubs')
  await expect(page.locator('li[data-club]')).toHaveCount(13)
  await expect(clubRow(page, 'putter')).toHaveCount(0)
  // With fourteen clubs the two faults would cost 29, not 31.
  await expect(sheet(page, 'Gapping Score').getByText('69 / 100')).toBeVisible()
  for (const half of ['Large Gaps', 'Club Overlaps']) {
    await expect(sheet(page, half).getByRole('listitem')).toHaveCount(1)
    await expect(sheet(page, half).getByRole('listitem').getByRole('heading', { level: 3 })).toHaveCount(1)
  }
})

test(
  'GAP-24 GAP-27 advises a short bag to measure an estimated hole before buying',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await store(golfer, {
      driver: [248, 'estimated'],
      '3-wood': [219, 'estimated'],
      '7-iron': [206],
      pw: [190],
      sw: [175],
    })
    await openByFixedRule(page)
    const advice = page.getByRole('listitem')
    await expect(
      advice.filter({
        hasText: 'Consider adding more clubs to fill distance gaps and give yourself more options on the course.',
      }),
    ).toBeVisible()
    const hole = sheet(page, 'Large Gaps').getByRole('listitem')
    await expect(hole).toHaveCount(1)
    await expect(hole.getByRole('heading', { name: 'Measure first: Driver and 3-Wood' })).toBeVisible()
    await expect(sheet(page, 'Large Gaps')).not.toContainText(/would carry|buy/i)
    await expect(sheet(page, 'Gapping Score').getByText('80 / 100')).toBeVisible()
  },
)

test('speaks in metres and keeps the thresholds in yards', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  await store(golfer, FULL_BAG, { units: 'metres' })
  await openByFixedRule(page)
  await expect(clubRow(page, 'driver')).toContainText(/205\D*meters/)
  // 20 yards is a good gap, whatever it is in metres; 24 yards stays too large.
  await expect(clubRow(page, 'driver').getByText('18 meter gap')).toBeVisible()
  await expect(clubRow(page, '3-hybrid').locator('p').last()).toHaveText('22 meter gap, too large')
  await expect(sheet(page, 'Club Overlaps').getByText('Only 2 meters apart', { exact: true })).toBeVisible()
  await expect(sheet(page, 'Large Gaps').getByText('22 meter gap (too large)', { exact: true })).toBeVisible()
  await expect(page.locator('main')).not.toContainText(/yards\b|\byd\b/)

  await page.getByRole('button', { name: 'Edit 7-Iron distance' }).click()
  const field = page.getByRole('textbox', { name: '7-Iron carry' })
  await field.fill('367')
  await field.press('Enter')
  await expect(clubRow(page, '7-iron').getByRole('alert')).toContainText('1 to 366 meters')
  await field.fill('137')
  await field.press('Enter')
  await expect(clubRow(page, '7-iron')).toContainText(/137\D*meters/)
})

test(
  'stays within the smallest phone and reads in the order of the page',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await page.setViewportSize(SMALLEST_PHONE)
    await store(golfer, FULL_BAG)
    await open(page)
    expect(await sidewaysOverflowPx(page)).toBeLessThanOrEqual(0)
    const headings = [
      'Yardage ladder',
      'Gapping Score',
      'Large Gaps',
      'Club Overlaps',
      'Club Distances',
      'Estimates',
      'A better bag',
      'Import shots',
      'Yardage card',
    ]
    await expect(page.locator('main h2')).toHaveText(headings)
    const topsPx = await page
      .locator('main h2')
      .evaluateAll((all) => all.map((heading) => heading.getBoundingClientRect().top))
    expect(topsPx).toEqual(topsPx.toSorted((a, b) => a - b))
    await page.getByRole('button', { name: 'Edit Driver distance' }).click()
    await expect(page.getByRole('textbox', { name: 'Driver carry' })).toBeFocused()
    expect(await sidewaysOverflowPx(page)).toBeLessThanOrEqual(0)
  },
)

const COLUMNS = [
  { widthPx: 900, columns: [['Yardage ladder', 'Gapping Score', 'Large Gaps', 'Club Distances', 'A better bag']] },
  {
    widthPx: 1100,
    columns: [
      ['Yardage ladder', 'Gapping Score', 'Large Gaps'],
      ['Club Distances', 'A better bag'],
    ],
  },
  { widthPx: 1440, columns: [['Yardage ladder'], ['Gapping Score', 'Large Gaps'], ['Club Distances', 'A better bag']] },
  {
    widthPx: 2560,
    columns: [['Yardage ladder'], ['Gapping Score', 'Large Gaps'], ['Club Distances'], ['A better bag']],
  },
] as const

test(
  'stands in one, two, three and four columns as the screen grows',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await store(golfer, FULL_BAG)
    for (const { widthPx, columns } of COLUMNS) {
      await page.setViewportSize({ width: widthPx, height: 900 })
      await page.goto('/distances')
      for (const title of columns.flat()) await expect(sheet(page, title)).toBeVisible()
      const leftPx = async (title: string) => Math.round((await sheet(page, title).boundingBox())?.x ?? Number.NaN)
      const found = await Promise.all(columns.map((titles) => Promise.all(titles.map(leftPx))))
      // Parts of a column have one left edge, give or take a border, and each column begins right of the one before.
      for (const lefts of found)
        expect(Math.max(...lefts) - Math.min(...lefts), String(widthPx)).toBeLessThanOrEqual(17)
      const edges = found.map(([left]) => left)
      expect(edges).toEqual(edges.toSorted((a = 0, b = 0) => a - b))
      expect(new Set(edges).size).toBe(columns.length)
    }
  },
)

test(
  'has no accessibility fault with data, while editing and when empty',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await open(page)
    const faults = async () =>
      (await new AxeBuilder({ page }).include('main').analyze()).violations.map(
        ({ id, nodes }) => `${id}: ${nodes[0]?.html}`,
      )
    expect(await faults()).toEqual([])
    await store(golfer, FULL_BAG, { clubs: [...Object.keys(FULL_BAG), '4-iron'] })
    await page.reload()
    await openParts(page)
    await page.getByRole('button', { name: 'Edit 5-Wood distance' }).click()
    await expect(page.getByRole('textbox', { name: '5-Wood carry' })).toBeFocused()
    expect(await faults()).toEqual([])
  },
)

test(
  'says that a distance is not saved yet until the server has confirmed it',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await store(golfer, FULL_BAG)
    await open(page)
    await page.route('**/api/profile', (route) => route.abort())
    await page.getByRole('button', { name: 'Edit 7-Iron distance' }).click()
    await page.getByRole('textbox', { name: '7-Iron carry' }).fill('148')
    await page.keyboard.press('Enter')
    await expect(clubRow(page, '7-iron')).toContainText('148')
    await expect(clubRow(page, '7-iron').getByText('not saved yet')).toBeVisible()
    await page.unroute('**/api/profile')
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await expect(clubRow(page, '7-iron').getByText('not saved yet')).toBeHidden()
  },
)

test('offers to try again when the distances cannot be loaded', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  await store(golfer, FULL_BAG)
  // A part of the page that arrives late asks for the profile too: it is there from the press on.
  await page.route('**/api/profile', async (route) =>
    (await page.locator('[data-pressed]').count()) > 0 ? route.fallback() : route.abort(),
  )
  await page.goto('/distances')
  await expect(page.getByRole('alert').filter({ hasText: "Your distances didn't load." })).toBeVisible()
  await page.evaluate(() =>
    document.addEventListener('click', () => document.body.setAttribute('data-pressed', ''), { capture: true }),
  )
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Club Distances' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false)
})

test('keeps the focus when the first distance of a bag is given', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  await store(golfer, {}, { clubs: ['7-iron', 'pw'] })
  await open(page)
  await expect(page.getByRole('heading', { name: 'Get Started with Distance Tracking' })).toBeVisible()
  await page.getByRole('button', { name: 'Edit 7-Iron distance' }).click()
  await page.getByRole('textbox', { name: '7-Iron carry' }).fill('146')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Gapping Score' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit 7-Iron distance' })).toBeFocused()
})
