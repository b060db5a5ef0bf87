import type { Page } from '@playwright/test'
import { MOST_KEPT_SHOTS } from '@bagwise/golf/memory/shot-record'
import { expectAccessible } from '../support/accessible.ts'
import { goodShots, keepShots } from '../support/kept-shots.ts'
import { signUpSampleGolfer } from '../support/sample-golfer.ts'
import { expect, sidewaysOverflowPx, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

/** The newest are drawn one by one. */
const MOST_DOTS = 200
const PHONE = { width: 390, height: 844 }
/** Nine shots about 102 yards, with a typed 95 before them. */
const NINE = goodShots(9, { carryYards: 102, sideYards: -6, spreadYards: 4 })
const BEFORE = { distance: 95, source: 'manual' }
const MEASURED = { distance: 99, source: 'measured', shots: { count: 9 }, before: BEFORE }

const shotRows = (page: Page) => page.locator('[data-shot]')
const panel = (page: Page) => page.getByRole('tabpanel')
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test.use({ viewport: PHONE })

test('MEM-28 opens the page of a club from the bag, the calculator and the gapping screen: ovals in words and numbers, and shares that sum to 100', async ({
  page,
  context,
  server,
}) => {
  const golfer = await signUpSampleGolfer(context, server.url)
  await golfer.store({ 'clubDistances.7-iron': MEASURED })
  await keepShots(context, server.url, [
    { day: '2026-11-19', shots: NINE.map((shot) => ({ ...shot, club: '8-iron', carryYards: shot.carryYards - 10 })) },
    { day: '2026-11-20', shots: NINE },
  ])

  await page.goto('/bag')
  await page.locator('[data-club="7-iron"]').getByRole('button').click()
  await page.getByRole('dialog').getByRole('link', { name: 'Pattern and shots' }).click()
  await expect(heading(page, '7-Iron')).toBeVisible()
  await expect(page).toHaveURL(/\/clubs\/7-iron$/)

  await page.goto('/distance-calculator')
  await page.getByRole('link', { name: '7-Iron', exact: true }).click()
  await expect(heading(page, '7-Iron')).toBeVisible()

  await page.goto('/distances')
  await page.locator('#club-distances summary').first().click()
  await expect(page.locator('[data-club="7-iron"]').filter({ hasText: 'Measured (9)' })).toContainText(
    /Measured \(9\) ±\d/,
  )
  await page.locator('[data-club="7-iron"]').getByRole('button', { name: '7-Iron', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Pattern and shots' }).click()
  await expect(heading(page, '7-Iron')).toBeVisible()

  await expect(page.getByRole('tab')).toHaveText(['Pattern', 'Trend', 'Shots'])
  const sentence = page.getByText(/^\d+ ± \d+: /)
  await expect(sentence).toHaveText(
    /^\d+ ± \d+: \d+\s% your 9 shots, \d+\s% your other clubs, \d+\s% the 95 you had before\.$/,
  )
  const percents = Array.from((await sentence.innerText()).matchAll(/(\d+)\s%/g), ([, percent]) => Number(percent))
  expect(percents.reduce((sum, percent) => sum + percent, 0)).toBe(100)

  const drawing = panel(page).getByRole('img', { name: /^9 shots with your 7-Iron, from above\./ })
  await expect(drawing).toHaveAccessibleName(
    /Half of the good ones land in the inner oval, \d+ by \d+ yards\. Nine in ten land in the outer oval, \d+ by \d+ yards\./,
  )
  await expect(drawing.locator('[data-oval]')).toHaveCount(2)
  await expect(drawing.locator('[data-dots="counts"]')).toHaveAttribute('data-count', '9')
  await expect(panel(page)).toContainText('The ovals hold 50 % and 90 % of your good shots.')
  await panel(page).getByText('Show numbers').click()
  for (const name of ['Inner oval, 50 %', 'Outer oval, 90 %']) {
    await expect(panel(page).getByRole('row', { name })).toContainText(/\d+ × \d+ yd/)
  }
  await expectAccessible(page, 'the pattern of a club')
  expect(await sidewaysOverflowPx(page)).toBe(0)
})

test('MEM-29 lists shots by session with why each counts, and moves and deletes them with a way back', async ({
  page,
  context,
  server,
}) => {
  await signUpSampleGolfer(context, server.url)
  await keepShots(context, server.url, [
    { day: '2026-11-02', shots: NINE },
    { day: '2026-11-20', shots: [...NINE, { carryYards: 55, sideYards: -4 }, { carryYards: 103, mark: 'left-out' }] },
  ])
  await page.goto('/clubs/7-iron?tab=shots')
  await expect(shotRows(page)).toHaveCount(20)
  await expect(panel(page).getByRole('heading', { level: 3 })).toHaveText(['20 Nov 2026', '2 Nov 2026'])
  await expect(shotRows(page).filter({ hasText: '55 yd' })).toContainText('short: mishit')
  await expect(shotRows(page).filter({ hasText: 'left out: your word' })).toHaveCount(1)
  await expect(shotRows(page).filter({ hasText: 'counts' })).toHaveCount(18)

  const duff = shotRows(page).filter({ hasText: '55 yd' })
  await duff.getByRole('button', { expanded: false }).click()
  await duff.getByLabel('Does it count?').selectOption('counts')
  await expect(duff).toContainText('counts: your word')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(duff).toContainText('short: mishit')
  await duff.getByLabel('Club').selectOption('pw')
  await expect(shotRows(page)).toHaveCount(19)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(shotRows(page)).toHaveCount(20)

  await duff.getByRole('button', { name: 'Delete shot' }).click()
  await expect(shotRows(page)).toHaveCount(19)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(shotRows(page)).toHaveCount(20)

  await page.getByRole('button', { name: 'Delete session of 2 Nov 2026 with all its 9 shots' }).click()
  await expect(shotRows(page)).toHaveCount(11)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(shotRows(page)).toHaveCount(20)
  await expectAccessible(page, 'the shots of a club')
})

test(
  'a new club learns from its own shots, the earlier ones stay, and both can be taken back',
  { tag: EXHAUSTIVE },
  async ({ page, context, server }) => {
    const golfer = await signUpSampleGolfer(context, server.url)
    await keepShots(context, server.url, [{ day: '2026-11-20', shots: NINE }])
    const since = async () => (await golfer.profile()).golfBag.find(({ type }) => type === '7-iron')?.since ?? null
    await page.goto('/clubs/7-iron?tab=shots')
    await page.getByRole('button', { name: 'It’s a new 7-Iron' }).click()
    await expect(page.getByText(/^New 7-Iron since .+: earlier shots don’t count\.$/)).toBeVisible()
    await expect(shotRows(page).filter({ hasText: 'your earlier club' })).toHaveCount(9)
    await expect.poll(since).toMatch(/^\d{4}-\d\d-\d\d$/)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(shotRows(page).filter({ hasText: 'counts' })).toHaveCount(9)
    await expect.poll(since).toBeNull()

    await page.getByRole('button', { name: 'It’s a new 7-Iron' }).click()
    await expect(shotRows(page).filter({ hasText: 'your earlier club' })).toHaveCount(9)
    await expect.poll(since).toMatch(/^\d{4}-\d\d-\d\d$/)
    await page.reload()
    await page.getByRole('button', { name: 'Count them again' }).click()
    await expect(shotRows(page).filter({ hasText: 'counts' })).toHaveCount(9)
    await expect.poll(since).toBeNull()
  },
)

test(
  'shots without a club are listed by their label, and find a club or go, with a way back',
  { tag: EXHAUSTIVE },
  async ({ page, context, server }) => {
    await signUpSampleGolfer(context, server.url)
    const old = NINE.slice(0, 4).map((shot) => ({ ...shot, club: null, label: '7i old' }))
    await keepShots(context, server.url, [{ day: '2026-11-20', shots: [...NINE, ...old] }])
    await page.goto('/clubs/7-iron?tab=shots')
    await expect(shotRows(page)).toHaveCount(9)
    const clubless = page.locator('[data-clubless="7i old"]')
    const which = clubless.getByRole('combobox', { name: '“7i old”, 4 shots of 20 Nov 2026' })
    await which.selectOption('8-iron')
    await expect(clubless).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await which.selectOption('7-iron')
    await expect(shotRows(page)).toHaveCount(13)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(shotRows(page)).toHaveCount(9)
    await expectAccessible(page, 'shots without a club')
    await clubless.getByRole('button', { name: 'Delete “7i old” with 4 shots' }).click()
    await expect(clubless).toHaveCount(0)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(clubless).toHaveCount(1)
  },
)

test('MEM-23 offers the number before when the last shot is deleted; declined, the distance stays Measured without shots', async ({
  page,
  context,
  server,
}) => {
  const golfer = await signUpSampleGolfer(context, server.url)
  await golfer.store({ 'clubDistances.7-iron': MEASURED })
  await keepShots(context, server.url, [{ day: '2026-11-20', shots: [{ carryYards: 104 }] }])
  await page.goto('/clubs/7-iron?tab=shots')
  const row = shotRows(page)
  await row.getByRole('button').first().click()
  await row.getByRole('button', { name: 'Delete shot' }).click()
  await expect(page.getByRole('heading', { name: 'Back to 95?' })).toBeVisible()
  await page.getByRole('button', { name: 'Keep 99' }).click()
  await expect(page.getByRole('heading', { name: 'Back to 95?' })).toBeHidden()
  const stored = async () => (await golfer.profile()).clubDistances.find(({ club }) => club === '7-iron')
  await expect.poll(async () => (await stored())?.shots).toBeUndefined()
  expect(await stored()).toMatchObject({ distance: 99, source: 'measured' })
})

test(
  'MEM-37 (page) draws the newest 200 of 10,000 shots as dots and the others as density',
  { tag: EXHAUSTIVE },
  async ({ page, context, server }) => {
    await signUpSampleGolfer(context, server.url)
    const older = goodShots(MOST_KEPT_SHOTS - MOST_DOTS, { carryYards: 102, sideYards: 0 })
    const newest = goodShots(MOST_DOTS, { carryYards: 102, sideYards: 0 }).map((shot) => ({
      ...shot,
      mark: 'left-out' as const,
    }))
    await keepShots(context, server.url, [
      { day: '2026-11-20', shots: newest },
      { day: '2026-11-02', shots: older },
    ])
    await page.goto('/clubs/7-iron')
    await expect(page.getByText('10,000 shots since 2 Nov 2026')).toBeVisible()
    const drawing = panel(page).getByRole('img', { name: /^10,000 shots with your 7-Iron, from above\./ })
    await expect(drawing.locator('[data-dots]')).toHaveCount(1)
    await expect(drawing.locator('[data-dots="left-out"]')).toHaveAttribute('data-count', String(MOST_DOTS))
    await expect(drawing.locator('[data-density]')).not.toHaveCount(0)
    await expect(panel(page)).toContainText('older shots (9,800): darker is more')
  },
)

test(
  'the tabs work by keyboard and are part of the address',
  { tag: EXHAUSTIVE },
  async ({ page, context, server }) => {
    await signUpSampleGolfer(context, server.url)
    await keepShots(context, server.url, [
      { day: '2026-10-02', shots: NINE },
      { day: '2026-11-20', shots: NINE },
    ])
    await page.goto('/clubs/7-iron')
    const tab = (name: string) => page.getByRole('tab', { name })
    await tab('Pattern').focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab('Trend')).toBeFocused()
    await expect(tab('Trend')).toHaveAttribute('aria-selected', 'true')
    await expect(page).toHaveURL(/\?tab=trend$/)
    await expect(panel(page).getByRole('img', { name: /^Carry of your 7-Iron after 2 sessions/ })).toBeVisible()
    await page.keyboard.press('End')
    await expect(tab('Shots')).toBeFocused()
    await expect(page).toHaveURL(/\?tab=shots$/)
    await page.reload()
    await expect(tab('Shots')).toHaveAttribute('aria-selected', 'true')
    await page.goBack()
    await expect(tab('Trend')).toHaveAttribute('aria-selected', 'true')
  },
)

test(
  'an address of no club is out of bounds, and a club without shots says how to begin',
  { tag: EXHAUSTIVE },
  async ({ page, golfer }) => {
    await golfer.store({ 'clubDistances.7-iron': { distance: 150, source: 'manual' } })
    await page.goto('/clubs/spoon')
    await expect(heading(page, 'Out of bounds')).toBeVisible()
    await page.goto('/clubs/9-iron')
    await expect(page.getByRole('heading', { name: 'No shots with your 9-Iron yet' })).toBeVisible()
    await page.getByRole('link', { name: 'Import shots' }).click()
    await expect(heading(page, 'Import shots')).toBeVisible()
  },
)
