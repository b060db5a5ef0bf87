import { expectAccessible } from '../support/accessible.ts'
import { FULL_BAG, clubRow, open, openByFixedRule, sheet, store } from '../support/gapping.ts'
import { expect, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

/** A beginner's set, measured: no gap wedge, and a hole between 3-wood and 5-hybrid. */
const BEGINNER = {
  driver: [214],
  '3-wood': [191],
  '5-hybrid': [156],
  '6-iron': [142],
  '7-iron': [133],
  '8-iron': [123],
  '9-iron': [113],
  pw: [101],
  sw: [76],
} as const
const ESTIMATED = Object.fromEntries(
  Object.entries(BEGINNER).map(([club, [yards]]) => [club, [yards, 'estimated'] as const]),
)

test('GAP-30 says beside every gap what would suit the swing', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  await store(golfer, FULL_BAG)
  await openByFixedRule(page)
  await expect(clubRow(page, 'gw').getByText('ideal 11', { exact: true })).toBeVisible()
  await expect(clubRow(page, 'driver').getByText('ideal 17', { exact: true })).toBeVisible()
  await expect(clubRow(page, '3-hybrid').getByText('24 yard gap')).toBeVisible()
  await expect(clubRow(page, '3-hybrid').locator('[data-swing="too-large"]')).toHaveText('ideal 13')
})

test('GAP-31 GAP-32 shows what to change and how much more the bag covers, and does it with one tap', async ({
  page,
  golfer,
}) => {
  await store(golfer, BEGINNER)
  await golfer.store({ handicap: 25 })
  await open(page)
  const bag = sheet(page, 'A better bag')
  await bag.scrollIntoViewIfNeeded()
  await expect(bag.getByText('57%', { exact: true })).toBeVisible()
  await expect(bag.getByText('72%')).toBeVisible()
  await expect(bag.getByText('Add 7-Wood and 50° wedge, for about $370.')).toBeVisible()
  await expect(sheet(page, 'Large Gaps').getByRole('heading', { level: 3 })).toHaveText(['7-Wood', '50° wedge'])

  await bag.getByRole('button', { name: 'Apply to the bag' }).click()
  await expect(page.getByText('Your bag is updated.')).toBeVisible()
  await expect(clubRow(page, 'gw')).toContainText('Estimated')
  await expect.poll(async () => (await golfer.profile()).golfBag.length).toBe(11)

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Your bag and your distances are back as they were.')).toBeVisible()
  await expect.poll(async () => (await golfer.profile()).golfBag.length).toBe(9)
  await expect.poll(async () => (await golfer.profile()).clubDistances.map(({ club }) => club)).not.toContain('gw')
})

test(
  'GAP-27 GAP-31 says measure first where nobody measured, and offers nothing to apply',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await store(golfer, ESTIMATED)
    await open(page)
    const bag = sheet(page, 'A better bag')
    await bag.scrollIntoViewIfNeeded()
    const advice = sheet(page, 'Large Gaps').getByRole('listitem').filter({ hasText: 'Pitching Wedge to Sand Wedge' })
    await expect(advice.getByRole('heading', { name: 'Measure first: both wedges' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Mark as bought/ })).toHaveCount(0)
    await expect(bag.getByText('The numbers it rests on are estimates')).toBeVisible()
    await expect(bag.getByRole('button', { name: 'Apply to the bag' })).toHaveCount(0)
  },
)

test(
  'GAP-31 leaves a club out of fifteen without selling it, also without reception',
  { tag: EXHAUSTIVE },
  async ({ page, context, golfer }) => {
    await store(golfer, { ...FULL_BAG, '4-hybrid': [178] }, { clubs: [...Object.keys(FULL_BAG), '4-hybrid', 'putter'] })
    await open(page)
    const bag = sheet(page, 'A better bag')
    await bag.scrollIntoViewIfNeeded()
    const tooMany = sheet(page, 'More for your bag').getByText('The Rules allow 14 clubs, the putter included.')
    await expect(tooMany).toBeVisible()
    await context.setOffline(true)
    await bag.getByRole('button', { name: 'Apply to the bag' }).click()
    await expect(tooMany).toHaveCount(0)
    await context.setOffline(false)
    await expect
      .poll(async () => (await golfer.profile()).golfBag.filter(({ isInBag }) => isInBag).length, { timeout: 30_000 })
      .toBe(14)
    expect((await golfer.profile()).golfBag).toHaveLength(15)
  },
)

test('a better bag can be read and used by everybody', { tag: EXHAUSTIVE }, async ({ page, golfer }) => {
  test.slow()
  await store(golfer, BEGINNER, { units: 'metres' })
  await open(page)
  const bag = sheet(page, 'A better bag')
  await bag.scrollIntoViewIfNeeded()
  await expect(bag.getByText('meters').first()).toBeVisible()
  await expect(bag).not.toContainText(/yards?\b/)
  await expectAccessible(page, 'gapping with a better bag')
})
