import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { openConditions } from '../support/home.ts'
import { balls, openPopularBalls } from '../support/balls.ts'
import { openAllParts, part } from '../support/parts.ts'
import { calculate } from '../support/calculator.ts'
import { ledgerRow } from '../support/gapping.ts'
import { answer, openShot, storeBag } from '../support/shot.ts'
import { expect, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

// A reader whose numbers have commas, on a page that speaks English.
test.use({ locale: 'de-DE' })

/** The number of a Rule of Golf reads the same everywhere. */
const RULE = /Rule \d+\.\d\w?/g
const GERMAN_DAY = /\b\d\d\.\d\d\.(?:\d{4}\b)?/g
/** A point before decimals, a comma between thousands, a dollar in front, an English month beside a day. */
const ENGLISH =
  /\d\.\d{1,2}(?!\d)|\d,\d{3}(?!\d)|\$\d|\d%|\b\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/g

/** What of a text only an English reader would write. */
async function englishIn(page: Page, within = 'main'): Promise<readonly string[]> {
  const texts = await page.locator(within).allInnerTexts()
  return texts.flatMap((text) => text.replaceAll(GERMAN_DAY, '').replaceAll(RULE, '').match(ENGLISH) ?? [])
}

test('writes distances, lofts, handicaps, rounds and days the way of the reader, and takes a number with a comma or a point', async ({
  page,
  golfer,
  server,
}) => {
  await storeBag(golfer)
  await golfer.store({ handicap: 12.4, swingSpeed: 95.5 })
  const rating = { courseRating: 71.3, slopeRating: 128, playingConditions: null }
  for (const [score, date] of [
    [88, '2026-05-02'],
    [91, '2026-05-09'],
    [94, '2026-05-16'],
  ] as const) {
    const round = {
      id: randomUUID(),
      date,
      course: 'Heather Links',
      tees: 'White',
      ...rating,
      adjustedGrossScore: score,
    }
    const data = { save: randomUUID(), base: null, round }
    expect((await page.request.put(`${server.url}/api/rounds`, { data, headers: { origin: server.url } })).ok()).toBe(
      true,
    )
  }
  await page.goto('/profile')
  await expect(part(page, 'Handicap and rounds')).toBeVisible()
  await openAllParts(page)
  const rounds = page.getByRole('region', { name: 'Handicap and rounds' })
  await expect(rounds).toContainText('02.05.2026 · 88 strokes · 71,3/128')
  await expect(page.getByRole('main')).toContainText('10,5°')
  await expect(page.getByRole('main')).toContainText('12,4')
  await expect(page.locator('main [aria-busy="true"]').filter({ visible: true })).toHaveCount(0)
  expect(await englishIn(page)).toEqual([])

  for (const [typed, loftDeg] of [
    ['9,5', 9.5],
    ['11.5', 11.5],
  ] as const) {
    await ledgerRow(page, 'driver').click()
    const loft = page.getByRole('dialog').getByRole('textbox', { name: 'Loft' })
    await expect(loft).toHaveValue(/^\d+,5$/)
    await loft.fill(typed)
    await loft.press('Enter')
    await expect(ledgerRow(page, 'driver')).toContainText(typed.replace('.', ','))
    await expect
      .poll(async () => (await golfer.profile()).golfBag.find(({ type }) => type === 'driver')?.loft)
      .toBe(loftDeg)
  }

  await page.goto('/distance-calculator')
  await calculate(page, { '7-Iron': '145' })
  expect(await englishIn(page)).toEqual([])
})

test('writes the pressure of the air the way of a reader who has no account', { tag: EXHAUSTIVE }, async ({ page }) => {
  await page.goto('/')
  await openConditions(page)
  await expect(page.getByText(/^\d\d,\d\d in$/)).toBeVisible()
})

test('writes prices, shares and heights the way of the reader', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  await storeBag(golfer)
  await openPopularBalls(page)
  await expect(balls(page).first()).toContainText(/\d+,\d\d\s\$\/dozen|\d+\s\$\/dozen/)
  await expect(balls(page).first()).toContainText(/\d\s%\smatch/)
  expect(await englishIn(page, '[aria-label="Recommended balls"]')).toEqual([])

  await openShot(page, 'distance=150&altitude=5280&advice=yes')
  await expect(page.getByRole('main')).toContainText('5.280 ft')
  await expect(answer(page)).toBeVisible()
  await openAllParts(page)
  await expect(page.getByRole('main')).toContainText(/0,\d\d strokes worse/)
  expect(await englishIn(page)).toEqual([])
})
