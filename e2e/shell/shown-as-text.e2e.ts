import { randomUUID } from 'node:crypto'
import { expect, test } from '../support/test.ts'

/** What would run or load something if any screen took it for markup; it fits into every field. */
const MARKUP = '<img src=x onerror="wasRun=1"><svg onload="wasRun=1">'
const SCREENS = [
  '/',
  '/profile',
  '/distances',
  '/yardage-card',
  '/distance-calculator',
  '/equipment-fitting',
  '/shot-advisor',
  '/swing-analyzer',
  '/recommendations',
  '/ball-matching',
  '/beginner-builder',
  `/encyclopedia?topic=${encodeURIComponent(MARKUP)}`,
  `/${encodeURIComponent(MARKUP)}`,
] as const

/** A busy machine needs seconds for each screen. */
const TIMEOUT_MS = 120_000

const CLUB = { shaftType: 'steel', shaftFlex: 'regular', lie: 62, loft: 34, length: 37, isInBag: true }

test('whatever golfers type is text on every screen: nothing of it runs, loads or becomes markup', async ({
  page,
  golfer,
  context,
  server,
}) => {
  test.setTimeout(TIMEOUT_MS)
  await golfer.store({
    firstName: MARKUP,
    lastName: MARKUP,
    golfPersona: MARKUP,
    gripPressure: MARKUP,
    missPattern: MARKUP,
    golfGoals: [MARKUP],
    currentIssues: [MARKUP],
    hasCompletedOnboarding: true,
    handicap: 12,
    'golfBag.7-iron': { ...CLUB, brand: MARKUP, model: MARKUP, notes: MARKUP },
    'clubDistances.7-iron': { distance: 150, source: 'manual' },
    'clubDistances.driver': { distance: 230, source: 'manual' },
  })
  const round = { id: randomUUID(), date: '2026-11-20', course: MARKUP, tees: '<b>White</b>' }
  const figures = { courseRating: 71.3, slopeRating: 125, adjustedGrossScore: 92, playingConditions: null }
  const saved = await context.request.put(`${server.url}/api/rounds`, {
    data: { save: randomUUID(), base: null, round: { ...round, ...figures } },
    headers: { origin: server.url },
  })
  expect(saved.status(), await saved.text()).toBe(200)

  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const screen of SCREENS) {
    await page.goto(screen)
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    await expect(page.locator('main [aria-busy="true"]').filter({ visible: true })).toHaveCount(0)
    await expect(page.locator('[onerror], [onload], img[src="x"]')).toHaveCount(0)
    expect(await page.evaluate(() => 'wasRun' in window), screen).toBe(false)
  }
  await page.goto('/profile')
  await expect(page.getByText(MARKUP).first()).toBeVisible()
  expect(asked.filter((url) => new URL(url).pathname === '/x')).toEqual([])
})
