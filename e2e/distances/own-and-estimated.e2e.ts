import type { Locator, Page } from '@playwright/test'
import { clubRow, open as openDistances, store } from '../support/gapping.ts'
import type { Stored } from '../support/gapping.ts'
import { advise, answer, openPart, openShot } from '../support/shot.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'
import { expect, sidewaysOverflowPx, test } from '../support/test.ts'

/** What Like me makes of the two own numbers, but for a Lob Wedge that is far too long for them. */
const BAG: Readonly<Record<string, Stored>> = {
  driver: [157, 'estimated'],
  '5-wood': [130, 'estimated'],
  '5-iron': [109, 'estimated'],
  '6-iron': [102, 'estimated'],
  '7-iron': [95],
  '8-iron': [87, 'estimated'],
  '9-iron': [80, 'estimated'],
  pw: [71, 'manual'],
  lw: [60, 'estimated'],
}
const CLUB_COUNT = Object.keys(BAG).length
const LINE = '2 of 9 carries are yours · 76 ± 6 mph'

const PLACES = ['/distances', '/profile', '/distance-calculator', '/yardage-card', '/shot-advisor?tournament=yes']

/** The carry of a row as its line is drawn: each own number on a solid one, each estimate on a dashed one. */
async function expectLine(row: Locator, style: 'solid' | 'dashed', numeral: string) {
  const carry = row.locator('[data-carry]').first()
  await expect(carry).toHaveText(numeral)
  await expect(carry).toHaveCSS('text-decoration-line', 'underline')
  await expect(carry).toHaveCSS('text-decoration-style', style)
  // The numeral is as dark as the page's text, on no ground of its own.
  await expect(carry).toHaveCSS('color', await inkOf(row.page()))
  await expect(carry).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
}

/** On paper it is black. */
const inkOf = (page: Page) =>
  page.evaluate(() => (matchMedia('print').matches ? 'rgb(0, 0, 0)' : getComputedStyle(document.body).color))

async function expectOneLegend(page: Page) {
  await expect(page.locator('main [data-legend]')).toHaveCount(1)
  await expect(page.locator('main [data-legend]')).toContainText('estimated ±')
}

async function expectRows(rowOf: (club: string) => Locator) {
  await expectLine(rowOf('7-Iron'), 'solid', '95')
  await expectLine(rowOf('Pitching Wedge'), 'solid', '71')
  await expectLine(rowOf('Driver'), 'dashed', '157')
  await expectLine(rowOf('Lob Wedge'), 'dashed', '38-60')
  await expect(rowOf('Driver')).toContainText('±15')
  for (const club of ['7-Iron', 'Pitching Wedge', 'Lob Wedge']) await expect(rowOf(club)).not.toContainText('±')
}

/** A drawing of the bag. */
async function expectDrawing(drawing: Locator) {
  await expect(drawing.locator('[data-known="own"]')).toHaveCount(2)
  await expect(drawing.locator('[data-known="estimated"]')).toHaveCount(CLUB_COUNT - 2)
  await expect(drawing.locator('text').filter({ hasText: '±15' })).toContainText('157')
  await expect(drawing.getByText('38-60')).toHaveCount(1)
}

const TYPES = { '7-Iron': '7-iron', 'Pitching Wedge': 'pw', Driver: 'driver', 'Lob Wedge': 'lw' } as const
const rowById = (page: Page) => (club: string) => clubRow(page, TYPES[club as keyof typeof TYPES])
const rowOfTable = (page: Page) => (club: string) =>
  page
    .getByRole('table')
    .first()
    .getByRole('row', { name: new RegExp(`^${club} `) })

test('ACT-62 ONE-15 draws own carries solid and estimates dashed with ± or as a range, both in ink without a badge, with one legend a screen', async ({
  page,
  golfer,
}) => {
  await store(golfer, BAG)
  await page.goto('/')
  await expectDrawing(page.getByRole('img', { name: /^Driver 157 yards, estimated, plus or minus 15;/ }))
  await expectOneLegend(page)

  await openDistances(page)
  await expect(page.getByText(LINE)).toBeVisible()
  await expectRows(rowById(page))
  await expectDrawing(page.getByRole('img', { name: 'Yardage ladder' }))
  await expectOneLegend(page)
  await expect(clubRow(page, '7-iron')).toContainText('Measured')
  await expect(clubRow(page, 'pw')).toContainText('Manual')
  await expect(clubRow(page, 'driver')).toContainText('Estimated ±15')

  await page.goto('/bag')
  await expectRows(rowById(page))
  await expectOneLegend(page)

  await page.goto('/profile#bag')
  await expect(page.getByText(LINE)).toBeVisible()
  await expectRows(rowById(page))
  await expectDrawing(page.getByRole('img', { name: 'Picture of the bag' }))
  await expectOneLegend(page)

  await page.goto('/distance-calculator')
  await page.getByRole('button', { name: /^Show all \d/ }).click()
  await expectRows((club) => page.getByRole('listitem').filter({ hasText: `Edit ${club} distance` }))
  await expectOneLegend(page)

  await page.goto('/yardage-card')
  await expectRows(rowOfTable(page))
  await expectLine(rowOfTable(page)('7-Iron').getByRole('cell').last(), 'solid', '48')
  await expectLine(rowOfTable(page)('Driver').getByRole('cell').last(), 'dashed', '79')
  await expect(page.getByText('Solid: Measured or Manual. Dashed: Estimated.')).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expectRows(rowOfTable(page))
  await page.emulateMedia({ media: 'screen' })

  await openShot(page, 'tournament=yes&distance=120')
  await expectRows(rowOfTable(page))
  await expectOneLegend(page)

  for (const [distance, style, numeral] of [
    [100, 'solid', '95'],
    [107, 'dashed', '102'],
  ] as const) {
    await openShot(page, `distance=${distance}&lie=fairway`)
    await advise(page)
    await expectLine(answer(page), style, numeral)
    await expect(answer(page).getByText(/^±\d+$/)).toHaveCount(style === 'solid' ? 0 : 1)
    await openPart(page, 'How we worked it out')
    await expect(page.getByText(LINE)).toBeVisible()
    await expectOneLegend(page)
  }
})

test(
  'says how carries are known to those who hear it, in the golfer’s units',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await store(golfer, BAG, { units: 'metres' })
    await openDistances(page)
    await expect(clubRow(page, '7-iron')).toMatchAriaSnapshot(`
    - listitem:
      - text: 87 meters
      - button "7-Iron"
      - text: 32° Measured
  `)
    await expect(clubRow(page, 'driver')).toMatchAriaSnapshot(`
    - listitem:
      - text: 144 meters, estimated, plus or minus 14
      - button "Driver"
      - text: 10.5° Estimated
  `)
    await expect(clubRow(page, 'lw')).toMatchAriaSnapshot(`
    - listitem:
      - text: 35 to 55 meters, estimated
      - button "Lob Wedge"
      - text: 60° Estimated
  `)
    await expect(page.getByText('2 of 9 carries are yours')).toContainText(
      'Driver speed 122 kilometers per hour, plus or minus 10',
    )
  },
)

test('fits a small phone with numbers that are all vague', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  const vague = [201, 168, 142, 125, 106, 95, 72]
  const clubs = ['driver', '5-wood', '5-iron', '7-iron', '9-iron', 'pw', 'sw']
  await store(golfer, Object.fromEntries(clubs.map((club, index) => [club, [vague[index] ?? 0, 'estimated']])))
  await page.setViewportSize({ width: 320, height: 640 })
  for (const place of PLACES) {
    await page.goto(place)
    await expect(page.getByText('80-170').first()).toBeVisible()
    expect(await sidewaysOverflowPx(page), place).toBeLessThanOrEqual(0)
  }
})
