import type { BrowserContext, Page } from '@playwright/test'
import { PAGE_HEADERS } from '@bagwise/contract/contract-version'
import { resultRow } from '../support/calculator.ts'
import { clubRow, clubSheet, FULL_BAG, open, store } from '../support/gapping.ts'
import { goodShots, keepShots } from '../support/kept-shots.ts'
import { answer, openShot } from '../support/shot.ts'
import { expect, recordEdits, test } from '../support/test.ts'
import { EXHAUSTIVE } from '../support/sweep.ts'

const DAY_MS = 86_400_000
/** Shots age with the calendar: days are counted from today. */
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10)

async function storedShotCount(context: BrowserContext, url: string): Promise<number> {
  const answered = await context.request.get(`${url}/api/shots`, { headers: { ...PAGE_HEADERS, origin: url } })
  return (await answered.json()).shots.length
}

const offer = (page: Page, name: RegExp) => page.getByRole('heading', { level: 2, name })

test(
  'MEM-21 (page) never rewrites a stored distance when shots are old, the handicap is another one or another club has shots, and offers the new one',
  { tag: EXHAUSTIVE },
  async ({ page, context, golfer, server }) => {
    await store(golfer, FULL_BAG)
    const stored = async () => (await golfer.profile()).clubDistances.find(({ club }) => club === '7-iron')
    await golfer.store({
      handicap: 15,
      'clubDistances.7-iron': {
        distance: 146,
        source: 'measured',
        shots: { count: 9 },
        before: { distance: 139, source: 'manual' },
      },
    })
    const measured = await stored()
    await keepShots(context, server.url, [
      { day: daysAgo(1400), shots: goodShots(9, { carryYards: 151, sideYards: 0, spreadYards: 4 }) },
    ])
    const edits = recordEdits(page)
    await page.goto('/clubs/7-iron')
    await expect(offer(page, /^Now \d+$/)).toBeVisible()
    await expect(
      page.getByText('What your shots say has moved on from 146 yd. It changes only if you say so.'),
    ).toBeVisible()

    await golfer.store({ handicap: 36 })
    await keepShots(context, server.url, [
      {
        day: daysAgo(1),
        shots: goodShots(20, { carryYards: 120, sideYards: 0 }).map((shot) => ({ ...shot, club: '8-iron' })),
      },
    ])
    await page.reload()
    await expect(offer(page, /^Now \d+$/)).toBeVisible()
    expect(await stored()).toEqual(measured)
    const shown = /\d+/.exec(await offer(page, /^Now \d+$/).innerText())?.[0] ?? ''
    await page.getByRole('button', { name: `Use ${shown}` }).click()
    await expect.poll(stored).toMatchObject({ distance: Number(shown), source: 'measured' })
    await expect(offer(page, /^Now \d+$/)).toHaveCount(0)
    // Nothing was sent before the golfer said so.
    expect(edits).toHaveLength(1)
  },
)

test(
  'MEM-22 a distance typed over a measured one is Manual and used by gaps and advice, with the spread and the miss of the shots that stay',
  { tag: EXHAUSTIVE },
  async ({ page, context, golfer, server }) => {
    await store(golfer, FULL_BAG)
    await golfer.store({
      'clubDistances.7-iron': {
        distance: 146,
        source: 'measured',
        shots: { count: 31 },
        before: { distance: 139, source: 'manual' },
      },
    })
    await keepShots(context, server.url, [
      { day: daysAgo(3), shots: goodShots(31, { carryYards: 146, sideYards: -9, spreadYards: 4 }) },
    ])
    await open(page)
    const row = clubRow(page, '7-iron')
    await expect(row).toContainText('Measured (31)')
    const pencil = row.getByRole('button', { name: 'Edit 7-Iron distance' })
    // The same number confirmed stays as it is.
    await pencil.click()
    await row.getByRole('textbox').fill('146')
    await row.getByRole('textbox').press('Enter')
    await expect(pencil).toBeFocused()
    await expect(row).toContainText('Measured (31)')
    await pencil.click()
    await row.getByRole('textbox').fill('152')
    await row.getByRole('textbox').press('Enter')
    await expect(row.getByText('Manual', { exact: true })).toBeVisible()
    await expect(row).toContainText('152')
    // To the 8-iron's 135.
    await expect(row).toContainText('17 yard gap')
    await expect
      .poll(async () => (await golfer.profile()).clubDistances.find(({ club }) => club === '7-iron'))
      .toEqual({ club: '7-iron', distance: 152, source: 'manual', isManuallySet: true })
    expect(await storedShotCount(context, server.url)).toBe(31)

    await page.goto('/clubs/7-iron')
    await expect(offer(page, /^Your 31 shots say 14\d$/)).toBeVisible()
    await expect(page.getByText('You use 152 yd. Your pattern comes from your shots either way.')).toBeVisible()
    await expect(page.getByRole('img', { name: /^31 shots with your 7-Iron, from above\./ })).toBeVisible()
    await expect(page.getByText(/^You usually miss \d+ yards left, ±\d+\. Advice aims it off\.$/)).toBeVisible()

    await openShot(page, 'distance=152&lie=fairway&advice=yes')
    await expect(answer(page)).toContainText('7-Iron')
    await expect(answer(page)).toContainText(/Aim \d+ yards right of the pin: your usual miss brings it/)
    await expect(page.getByRole('figure').getByText('your 31 shots')).toBeVisible()
  },
)

test('MEM-30 (screens) says Measured (9) with its ±, gives gaps an interval that may be unsure, and captions the oval by whose shots it is of', async ({
  page,
  context,
  golfer,
  server,
}) => {
  await store(golfer, FULL_BAG)
  const measured = (distance: number, count: number) => ({ distance, source: 'measured', shots: { count } })
  await golfer.store({
    handicap: 15,
    'clubDistances.6-iron': measured(165, 34),
    'clubDistances.7-iron': measured(146, 9),
    'clubDistances.8-iron': measured(134, 9),
  })
  const shotsOf = (club: '6-iron' | '7-iron' | '8-iron' | '9-iron', count: number, carryYards: number) =>
    goodShots(count, { carryYards, sideYards: 0, spreadYards: 4 }).map((shot) => ({ ...shot, club }))
  await keepShots(context, server.url, [
    {
      day: daysAgo(2),
      shots: [
        ...shotsOf('6-iron', 34, 165),
        ...shotsOf('7-iron', 9, 146),
        ...shotsOf('8-iron', 9, 134),
        ...shotsOf('9-iron', 3, 123),
      ],
    },
  ])

  await open(page)
  for (const club of ['7-iron', '8-iron']) await expect(clubRow(page, club)).toContainText(/Measured \(9\) ±\d/)
  // 19 yards: some of what it may be is too wide by 20.
  await expect(clubRow(page, '6-iron')).toContainText(/19 yard gap \(1\d to 2\d\), not sure yet/)
  await expect(clubRow(page, '7-iron')).toContainText(/12 yard gap \(\d+ to 1\d\)/)
  await expect(clubRow(page, '7-iron')).not.toContainText('not sure yet')
  await expect(clubRow(page, '9-iron')).not.toContainText(/\(\d+ to \d+\)/)
  await clubRow(page, '7-iron').getByRole('button', { name: '7-Iron', exact: true }).click()
  await expect(clubSheet(page, '7-Iron')).toContainText(/Measured \(9\) ±\d/)

  await page.goto('/distance-calculator')
  await expect(resultRow(page, '7-Iron')).toContainText(/Measured \(9\) ±\d/)

  const oval = page.getByRole('figure')
  await openShot(page, 'distance=165&lie=fairway&advice=yes')
  await expect(answer(page)).toContainText('6-Iron')
  await expect(oval.getByText('your 34 shots')).toBeVisible()
  await openShot(page, 'distance=123&lie=fairway&advice=yes')
  await expect(answer(page)).toContainText('9-Iron')
  await expect(oval.getByText(/typical of handicap 15, \d+ % yours\.$/)).toBeVisible()
})
