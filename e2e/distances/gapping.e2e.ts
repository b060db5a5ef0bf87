import type { Page } from '@playwright/test'
import {
  FULL_BAG,
  clubRow,
  listedChanges,
  open,
  openByFixedRule,
  openParts,
  recalculate,
  sheet,
  store,
  token,
  useThese,
} from '../support/gapping.ts'
import { expect, recordEdits, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

async function expectScore(
  page: Page,
  { score, words, colour }: { score: number; words: string; colour: string },
): Promise<void> {
  const score100 = sheet(page, 'Gapping Score')
  await expect(score100.getByText(`${score} / 100`)).toBeVisible()
  await expect(score100.locator('[data-band]')).toHaveCSS('background-color', await token(page, colour))
  await expect(score100.getByText(`${words}.`, { exact: true })).toBeVisible()
  for (const label of ['Needs Work', 'Good', 'Excellent'])
    await expect(score100.getByText(label, { exact: true })).toBeVisible()
}

test('GAP-01 GAP-02 GAP-03 tells a new golfer why to track distances and leads to the calculator', async ({
  page,
  golfer,
}) => {
  expect((await golfer.profile()).golfBag).toEqual([])
  await open(page)
  await expect(page.getByRole('heading', { name: 'Get Started with Distance Tracking' })).toBeVisible()
  await expect(sheet(page, 'Why Track Distances?').getByRole('listitem')).not.toHaveCount(0)
  const rows = page.getByRole('table', { name: 'Typical carry by club, in yards' }).getByRole('row')
  await expect(rows).toHaveText([
    /Club/,
    'Driver200-280',
    '3-Wood180-240',
    '5-Iron140-180',
    '7-Iron120-160',
    '9-Iron100-130',
    'Pitching Wedge80-110',
  ])
  await page.getByRole('link', { name: 'Calculate My Distances' }).click()
  await expect(page).toHaveURL('/distance-calculator')
})

test(
  'GAP-05 GAP-06 GAP-07 shows a score below 60 as Needs Work in red, from 60 as Good in yellow, from 80 as Excellent in green',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await store(golfer, { driver: [230], '7-iron': [146], '8-iron': [144], pw: [100] })
    await openByFixedRule(page)
    await expectScore(page, { score: 40, words: 'Needs Work', colour: 'flag' })

    const gone = ['golfBag.driver', 'golfBag.pw', 'clubDistances.driver', 'clubDistances.pw']
    await golfer.store(Object.fromEntries(gone.map((path) => [path, null])))
    await store(golfer, { '7-iron': [146], '8-iron': [135], '9-iron': [111] })
    await page.reload()
    await expectScore(page, { score: 80, words: 'Excellent', colour: 'fairway' })

    await store(golfer, FULL_BAG)
    await page.reload()
    await expectScore(page, { score: 69, words: 'Good', colour: 'sand' })
  },
)

test('GAP-09 GAP-10 GAP-11 lists the clubs longest first with how each carry is known and its bar', async ({
  page,
  golfer,
}) => {
  // The bag has its hybrids by number; this golfer hits the 4-hybrid farther than the 3-hybrid.
  await store(golfer, { ...FULL_BAG, driver: [310], '4-hybrid': [192] })
  await open(page)
  const clubs = async () =>
    page.locator('li[data-club]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-club')))
  await expect.poll(clubs).toEqual(Object.keys(FULL_BAG).toSpliced(3, 0, '4-hybrid'))

  await expect(clubRow(page, '3-wood').getByText('Measured', { exact: true })).toHaveCSS(
    'color',
    await token(page, 'fairway-ink'),
  )
  await expect(clubRow(page, '9-iron').getByText('Manual', { exact: true })).toHaveCSS(
    'color',
    await token(page, 'fairway-ink'),
  )
  await expect(clubRow(page, '5-wood').getByText(/^Estimated/)).toHaveCSS('color', await token(page, 'sand-ink'))

  const bar = async (club: string) =>
    clubRow(page, club)
      .locator('[data-bar]')
      .evaluate((element) => ({
        share: element.getBoundingClientRect().width / (element.parentElement?.getBoundingClientRect().width ?? 0),
        colour: getComputedStyle(element).backgroundColor,
      }))
  const [driver, estimate, wedge] = [await bar('driver'), await bar('5-wood'), await bar('gw')]
  expect(driver.share).toBeCloseTo(1, 2)
  expect(estimate.share).toBeCloseTo(193 / 300, 2)
  expect(wedge.share).toBeCloseTo(97 / 300, 2)
  expect(estimate.colour).toBe(await token(page, 'sand'))
  expect(wedge.colour).toBe(await token(page, 'water'))
})

test('GAP-12 GAP-21 GAP-22 says each gap between neighbours and lists the faults', async ({ page, golfer }) => {
  await store(golfer, FULL_BAG)
  await openByFixedRule(page)
  const gapOf = (club: string) =>
    clubRow(page, club)
      .locator('p')
      .filter({ has: page.locator('[data-verdict]') })
  await expect(gapOf('driver')).toHaveText('20 yard gap')
  await expect(gapOf('driver').locator('[data-verdict="good"]')).toHaveCSS('color', await token(page, 'fairway-ink'))
  await expect(gapOf('5-wood')).toHaveText('3 yards apart, too close')
  await expect(gapOf('5-wood')).toHaveCSS('color', await token(page, 'flag-ink'))
  await expect(gapOf('3-hybrid')).toHaveText('24 yard gap, too large')
  await expect(gapOf('3-hybrid')).toHaveCSS('color', await token(page, 'clay-ink'))

  const overlap = sheet(page, 'Club Overlaps').getByRole('listitem')
  await expect(overlap).toHaveCount(1)
  await expect(overlap).toContainText('5-Wood and 3-Hybrid')
  await expect(overlap.getByText('Only 3 yards apart', { exact: true })).toBeVisible()
  const hole = sheet(page, 'Large Gaps').getByRole('listitem')
  await expect(hole).toHaveCount(1)
  await expect(hole).toContainText('3-Hybrid to 5-Iron')
  await expect(hole.getByText('24 yard gap (too large)', { exact: true })).toBeVisible()
})

test('GAP-13 GAP-14 GAP-15 edits one distance at a time with the keyboard, keeps the focus, and the old distance where a number cannot be stored', async ({
  page,
  golfer,
}) => {
  await store(golfer, FULL_BAG)
  await open(page)
  const pencil = (name: string) => page.getByRole('button', { name: `Edit ${name} distance` })
  const field = (name: string) => page.getByRole('textbox', { name: `${name} carry` })

  await pencil('5-Wood').click()
  await expect(field('5-Wood')).toBeFocused()
  await pencil('5-Iron').click()
  await expect(field('5-Wood')).toBeHidden()
  await expect(field('5-Iron')).toHaveValue('166')

  await field('5-Iron').fill('178')
  await page.keyboard.press('Escape')
  await expect(pencil('5-Iron')).toBeFocused()
  await expect(clubRow(page, '5-iron')).toContainText('166')

  // Longer than its neighbour above: the row moves up the list and the focus goes with it.
  await page.keyboard.press('Enter')
  await field('5-Iron').fill('191')
  await page.keyboard.press('Enter')
  await expect(pencil('5-Iron')).toBeFocused()
  await expect(clubRow(page, '5-iron').getByText('Measured', { exact: true })).toBeVisible()
  const order = () =>
    page.locator('li[data-club]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-club')))
  await expect.poll(async () => (await order()).slice(2, 5)).toEqual(['5-wood', '5-iron', '3-hybrid'])
  await expect(clubRow(page, '5-iron').getByText('not saved yet')).toBeHidden()
  await expect
    .poll(async () => (await golfer.profile()).clubDistances.find(({ club }) => club === '5-iron'))
    .toMatchObject({ distance: 191, source: 'measured' })

  await pencil('7-Iron').click()
  for (const typed of ['0', '401', '150.5', 'far', '']) {
    await field('7-Iron').fill(typed)
    await field('7-Iron').press('Enter')
    await expect(clubRow(page, '7-iron').getByRole('alert')).toContainText('Type a whole number from 1 to 400 yards.')
  }
  await page.getByRole('button', { name: 'Cancel editing 7-Iron distance' }).click()
  await expect(clubRow(page, '7-iron')).toContainText('146')
  await page.reload()
  await openParts(page)
  await expect(clubRow(page, '7-iron')).toContainText('146')
})

test('ACT-61 GAP-16 ONE-17 lists what changes, writes it on Use these, and Undo brings the stored bag back byte for byte', async ({
  page,
  golfer,
}) => {
  const distances = { driver: [230], '7-iron': [146, 'manual'], '8-iron': [20, 'estimated'], pw: [110] } as const
  await store(golfer, distances, { clubs: [...Object.keys(distances), '3-wood', '9-iron', 'putter'] })
  await golfer.store({
    'clubDistances.8-iron': { distance: 20, source: 'estimated', basis: { method: 'classic', plusMinusYards: 9 } },
    'clubDistances.pw': { distance: 110, source: 'measured', shots: { count: 12, longShortYards: 5 } },
  })
  const bagOf = async () => {
    const { clubDistances, golfBag } = await golfer.profile()
    return JSON.stringify({ clubDistances, golfBag })
  }
  const before = await bagOf()
  await open(page)
  await expect(clubRow(page, '3-wood')).toContainText('no distance yet')

  const edits = recordEdits(page)
  await recalculate(page).click()
  await expect(listedChanges(page).locator('[data-change]')).toHaveText([
    /^3-Wood–\d+Like me$/,
    /^8-Iron20\d+Like me$/,
    /^9-Iron–\d+Like me$/,
  ])
  await useThese(page)
  const done = page.getByRole('alert').filter({ hasText: /^Updated 3 estimates\.(?:Undo)?/ })
  await expect(done).toBeVisible()
  await expect(recalculate(page)).toBeFocused()

  const after: readonly { club: string; distance: number; source: string }[] = (await golfer.profile()).clubDistances
  const of = (club: string) => after.find((entry) => entry.club === club)
  for (const club of ['3-wood', '8-iron', '9-iron']) {
    expect(of(club)?.source).toBe('estimated')
    await expect(clubRow(page, club).getByText(/^Estimated/)).toBeVisible()
  }
  expect(of('8-iron')?.distance).toBeGreaterThan(110)
  expect(of('driver')).toMatchObject({ distance: 230, source: 'measured' })
  expect(of('7-iron')).toMatchObject({ distance: 146, source: 'manual' })
  expect(of('pw')).toMatchObject({ distance: 110, source: 'measured' })
  expect(of('putter')).toBeUndefined()

  await recalculate(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Already up to date' })).toBeVisible()
  await done.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(bagOf).toBe(before)
  expect(edits).toHaveLength(2)
})

test(
  'says that worked out distances are not saved yet while Bagwise cannot be reached',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await store(golfer, { driver: [230], '7-iron': [146] }, { clubs: ['driver', '3-wood', '7-iron', '8-iron'] })
    await open(page)
    let isOffline = true
    await page.route('**/api/profile', (route) =>
      isOffline && route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
    )
    await recalculate(page).click()
    await useThese(page)
    const notice = "Updated 2 estimates. We'll sync when you're online."
    await expect(page.getByRole('status').filter({ hasText: notice })).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: /^Updated \d/ })).toHaveCount(0, { timeout: 1_000 })
    await expect(recalculate(page)).toBeEnabled()
    await expect(recalculate(page)).toBeFocused()
    await expect(clubRow(page, '3-wood').getByText('not saved yet')).toBeVisible()

    isOffline = false
    await expect(page.locator('li[data-club]').getByText('not saved yet')).toHaveCount(0)
    await expect.poll(async () => (await golfer.profile()).clubDistances).toHaveLength(4)
  },
)

test(
  'announces no success when the server refuses a worked out distance',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await store(golfer, { '7-iron': [146] }, { clubs: ['7-iron', '8-iron'] })
    await open(page)
    await page.route('**/api/profile', (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({
            status: 422,
            json: { code: 'invalid', message: 'That is too far.', path: 'clubDistances.8-iron' },
          })
        : route.fallback(),
    )
    await recalculate(page).click()
    await useThese(page)
    const news = page.getByRole('region', { name: 'About your changes' })
    await expect(news.getByText('That is too far.')).toBeVisible()
    await expect(recalculate(page)).toBeFocused()
    // Good news leaves by itself after six seconds: it must not have come at all.
    await expect(page.getByText(/^Updated \d/)).toHaveCount(0, { timeout: 1_000 })
    await expect(page.getByText("We'll sync")).toHaveCount(0, { timeout: 1_000 })
  },
)

test(
  'GAP-17 asks for clubs when the bag is empty, and for a distance when none is measured or typed',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await store(golfer, { '7-iron': [146] }, { clubs: [] })
    await open(page)
    const edits = recordEdits(page)
    await recalculate(page).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Please add clubs to your bag first' })).toBeVisible()

    await store(golfer, { '7-iron': [146, 'estimated'] }, { clubs: ['7-iron', '8-iron'] })
    await page.reload()
    await openParts(page)
    await recalculate(page).click()
    const notice = 'Set at least one club distance first, then we can estimate the rest'
    await expect(page.getByRole('alert').filter({ hasText: notice })).toBeVisible()
    // The first edit that is sent is the golfer's own.
    await page.getByRole('button', { name: 'Edit 7-Iron distance' }).click()
    await page.getByRole('textbox', { name: '7-Iron carry' }).fill('148')
    await page.keyboard.press('Enter')
    await expect
      .poll(async () => (await golfer.profile()).clubDistances.find(({ club }) => club === '7-iron'))
      .toMatchObject({ distance: 148, source: 'measured' })
    expect(edits.flat()).toContain('clubDistances.7-iron')
    expect(edits).toHaveLength(1)
  },
)

test(
  'names the two clubs whose numbers contradict each other and changes nothing',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await store(golfer, { driver: [150], '7-iron': [190] }, { clubs: ['driver', '7-iron', 'pw'] })
    await open(page)
    const edits = recordEdits(page)
    await recalculate(page).click()
    await expect(
      page.getByRole('alert').filter({ hasText: 'Your 7-Iron carries farther than your Driver' }),
    ).toBeVisible()
    expect(edits).toEqual([])
  },
)
