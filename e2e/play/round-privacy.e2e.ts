import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import type { LatLon } from '@bagwise/golf/course/plane'
import { test as base } from '../support/ai-service.ts'
import { everythingKept, startsAnew } from '../support/device.ts'
import {
  hit,
  holeAddress,
  movedBy,
  openPlayedHole,
  openRound,
  placeHeard,
  standAt,
  walkByClock,
  walkTo,
} from '../support/mapped-round.ts'
import { storePlayed, storedPlayed } from '../support/played-rounds.ts'
import type { TestRound } from '../support/played-rounds.ts'
import { startServer } from '../support/server.ts'
import type { RunningServer } from '../support/server.ts'
import { analysis, openShot, storeBag } from '../support/shot.ts'
import { expect } from '../support/test.ts'
import { withoutTimes } from '../support/without-times.ts'

/** The product with an AI service and a log that holds back nothing. */
const test = base.extend<object, { readonly server: RunningServer }>({
  server: [
    async ({ ai }, use) => {
      const server = await startServer({ AI_BASE_URL: ai.url, AI_API_KEY: 'sk-e2e', LOG_LEVEL: 'trace' })
      await use(server)
      await server.dispose()
    },
    { scope: 'worker' },
  ],
})

/** No number of a golfer is near these, and no time of day has so many seconds. */
const TEE = { latitudeDeg: 71.318_264, longitudeDeg: 112.904_517 }
const PIN_YARDS = 372
/** Twenty yards right of a line that goes 30 degrees east of north. */
const along = (yards: number, right = 0): LatLon => {
  const [sin, cos] = [Math.sin(Math.PI / 6), Math.cos(Math.PI / 6)]
  return movedBy(TEE, { x: yards * sin + right * cos, y: yards * cos - right * sin })
}
/** About 5 miles. */
const NEAR_DEG = 0.07
const DAY_MS = 86_400_000

/**
 * Numbers that may be a latitude or a longitude of the round, as they are or rounded to two decimals: half a mile. The forecast
 * is for the nearest tenth of a degree, some seven miles.
 */
function placesIn(text: string): readonly string[] {
  return (text.match(/\d+\.\d{2,}/g) ?? []).filter((digits) =>
    [TEE.latitudeDeg, TEE.longitudeDeg].some((degrees) => Math.abs(Number(digits) - degrees) < NEAR_DEG),
  )
}

/** All that leaves the page: addresses, headers and bodies of requests, and what its console says. */
function recordSent(page: Page): readonly string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    sent.push(`${request.method()} ${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`)
  })
  page.on('console', (message) => sent.push(message.text()))
  page.on('pageerror', (error) => sent.push(`${error.message} ${error.stack ?? ''}`))
  return sent
}

async function playHole(page: Page, hole: number): Promise<void> {
  await placeHeard(page)
  await hit(page).click()
  await expect(page.getByText(/ noted$/)).toBeVisible()
  await walkTo(page, along(214, 20))
  await hit(page).click()
  await walkTo(page, along(PIN_YARDS))
  await page.getByRole('button', { name: 'On the green' }).click()
  await page.getByRole('button', { name: /^In the hole/ }).click()
  await expect(page.getByText('Pin marked.')).toBeVisible()
  await page.getByRole('button', { name: '2', exact: true }).click()
  await page.getByRole('button', { name: `Hole ${hole + 1}` }).click()
  await expect(page.getByRole('heading', { name: `Hole ${hole + 1}` })).toBeVisible()
}

/** Two strokes of a hole, once their distances from the pin are stored. */
async function storedShots(context: BrowserContext, url: string, { round }: TestRound) {
  await expect
    .poll(async () => (await storedPlayed(context, url, round.id)).shots.map(({ leftFrom }) => leftFrom))
    .toEqual(['later', 'later'])
  return storedPlayed(context, url, round.id)
}

test('RND-46 no latitude and no longitude of a round is in a request, the log, an error, a question to the AI or an export; pictures for other devices are yards from the tee', async ({
  context,
  page,
  golfer,
  server,
  ai,
}) => {
  const sent = recordSent(page)
  await storeBag(golfer)
  await context.grantPermissions(['geolocation'])
  await walkByClock(page)
  const plain = openRound({}, { isMapped: false })
  const pictured = openRound({}, { isMapped: false })
  await storePlayed(context, server.url, [plain, pictured])
  await standAt(context, TEE)
  await openPlayedHole(page, plain, 1)
  await playHole(page, 1)
  const stored = await storedShots(context, server.url, plain)
  expect(stored.shots.map(({ at }) => at)).toEqual([null, null])
  expect(stored.holes[0]?.pin).toBeNull()
  // The phone knows them.
  await expect.poll(async () => placesIn(await everythingKept(page)).length).toBeGreaterThan(4)

  await page.goto('/play')
  await page.getByText('Positions on this phone').click()
  const pictures = page.getByRole('switch', { name: 'Keep pictures for my other devices' })
  await pictures.click()
  await expect(pictures).toBeChecked()
  await standAt(context, TEE)
  await page.clock.fastForward(180_000)
  await openPlayedHole(page, pictured, 1)
  await playHole(page, 1)
  const withPictures = await storedShots(context, server.url, pictured)
  const [tee, fairway] = withPictures.shots.toSorted((one, other) => one.order - other.order)
  expect(tee?.at).toMatchObject({ alongYards: 0, acrossYards: 0 })
  expect(fairway?.at?.alongYards).toBeCloseTo(214, 0)
  expect(fairway?.at?.acrossYards).toBeCloseTo(20, 0)
  expect(withPictures.holes[0]?.pin).toMatchObject({ alongYards: PIN_YARDS, acrossYards: 0 })

  // An error of the page, a refusal of the server, a question to the AI, all exports.
  await page.route('**/api/play', (route) => (route.request().method() === 'PATCH' ? route.abort() : route.continue()))
  await page.goto(holeAddress(plain, 2))
  await hit(page).click()
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error('A test of errors')
    })
  })
  await expect.poll(() => sent.some((text) => text.includes('A test of errors'))).toBe(true)
  await page.unroute('**/api/play')
  await openShot(page, 'distance=150')
  const asked = ai.calls.length
  await analysis(page).click()
  await expect.poll(() => ai.calls.length).toBeGreaterThan(asked)
  await page.goto(`/play/${plain.round.id}/shots`)
  const files: string[] = []
  for (const name of ['holes.csv', 'shots.csv', 'rounds.json']) {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name }).click()
    files.push(await readFile(await (await downloading).path(), 'utf8'))
  }
  const takeout = await context.request.get(`${server.url}/api/takeout`)
  files.push(await takeout.text())
  expect(files[2]).toContain(plain.round.id)

  expect(placesIn(sent.join('\n'))).toEqual([])
  expect(placesIn(JSON.stringify(ai.calls))).toEqual([])
  expect(placesIn(files.join('\n'))).toEqual([])
  expect(server.said()).toContain('/api/play')
  expect(placesIn(withoutTimes(server.said()))).toEqual([])
  expect(sent.filter((text) => text.startsWith('PATCH')).length).toBeGreaterThan(4)
})

test('RND-47 the trail goes when the round is finished or after 7 days, places after 90 or on Forget places, sign-out leaves none, and no tap has a time of day', async ({
  context,
  page,
  golfer,
  server,
}) => {
  await storeBag(golfer)
  await context.grantPermissions(['geolocation'])
  await walkByClock(page)
  const first = openRound({}, { isMapped: false })
  await storePlayed(context, server.url, [first])
  await standAt(context, TEE)
  await openPlayedHole(page, first, 1)
  await placeHeard(page)
  await hit(page).click()
  await expect(page.getByText(/ noted$/)).toBeVisible()
  await expect.poll(async () => (await kept(page)).taps).toContain('"tap":"hit"')
  const { taps } = await kept(page)
  const rows = JSON.stringify(await storedPlayed(context, server.url, first.round.id))
  // Milliseconds since 1970, an ISO time, or an hour.
  for (const text of [taps, rows]) expect(text).not.toMatch(/\b1[5-9]\d{11}\b|\dT\d\d:|\b\d\d:\d\d\b/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  await playHole(page, 1)
  for (const store of ['trails', 'places'] as const)
    await expect.poll(async () => placesIn((await kept(page))[store]).length).toBeGreaterThan(1)

  await page.goto(`/play/${first.round.id}/card`)
  await page.getByRole('button', { name: 'Finish round' }).click()
  await page.getByRole('button', { name: 'Finish anyway' }).click()
  await expect(page.getByText(/^Round finished/)).toBeVisible()
  await page.clock.runFor(20_000)
  await expect.poll(async () => placesIn((await kept(page)).trails)).toEqual([])
  expect(placesIn((await kept(page)).places).length).toBeGreaterThan(1)

  await page.goto('/play')
  await page.getByText('Positions on this phone').click()
  await page.getByRole('button', { name: 'Forget places' }).click()
  await expect(page.getByText('Places forgotten. Your scores and distances stay.')).toBeVisible()
  expect(placesIn((await kept(page)).places)).toEqual([])

  // A round that stays open: its trail goes after 7 days, its places after 90.
  const second = openRound({}, { isMapped: false })
  await storePlayed(context, server.url, [second])
  await standAt(context, TEE)
  await page.clock.fastForward(180_000)
  await openPlayedHole(page, second, 1)
  await playHole(page, 1)
  await laterBy(page, 6)
  expect(placesIn((await kept(page)).trails).length).toBeGreaterThan(1)
  await laterBy(page, 2)
  await expect.poll(async () => placesIn((await kept(page)).trails)).toEqual([])
  expect(placesIn((await kept(page)).places).length).toBeGreaterThan(1)
  await laterBy(page, 84)
  await expect.poll(async () => placesIn((await kept(page)).places)).toEqual([])

  // Own notes of the course are still there, and a last hole with places.
  await page.goto(`/play/${second.round.id}/holes/2`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(hit(page)).toBeVisible()
  await playHole(page, 2)
  await expect.poll(async () => placesIn(await everythingKept(page)).length).toBeGreaterThan(4)
  // What the server does not have yet is asked about at the sign-out.
  await expect
    .poll(
      async () =>
        (await storedPlayed(context, server.url, second.round.id)).holes.find((one) => one.number === 2)?.finish,
    )
    .toBe('holed')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Settings' }).click()
  await startsAnew(page, () => page.getByRole('button', { name: 'Sign Out' }).click())
  expect(placesIn(await everythingKept(page))).toEqual([])
})

/** Opens the rounds so many days later. */
async function laterBy(page: Page, days: number): Promise<void> {
  await page.goto('about:blank')
  const now = await page.evaluate(() => Date.now())
  await page.clock.setSystemTime(now + days * DAY_MS)
  await page.goto('/play')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

/** Stores of the device as text: trails and places of rounds, and what was tapped. */
async function kept(page: Page): Promise<{ readonly trails: string; readonly places: string; readonly taps: string }> {
  const all: Readonly<Record<string, string>> = await page.evaluate(async () => {
    const result = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error))
      })
    const rows: Record<string, string> = {}
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await result(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        rows[`${name} ${store}`] = JSON.stringify(await result(database.transaction(store).objectStore(store).getAll()))
      }
      database.close()
    }
    return rows
  })
  const of = (name: RegExp) =>
    Object.entries(all)
      .filter(([store]) => name.test(store))
      .map(([, rows]) => rows)
      .join('\n')
  const taps = Object.values(all).filter((rows) => rows.includes('"tap":'))
  return { trails: of(/trails$/), places: of(/places$/), taps: taps.join('\n') }
}
