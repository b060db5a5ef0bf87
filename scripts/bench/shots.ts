import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { MOST_KEPT_SHOTS } from '@bagwise/golf/memory/shot-record'
import { getShots, saveShots } from '../../contract/src/shots.ts'
import type { KeptShot, ShotSession } from '../../contract/src/shots.ts'
import { MOST_SENT_SHOTS } from '../../contract/src/shot-message-limits.ts'
import { PAGE_HEADERS } from '../../contract/src/contract-version.ts'
import { signUp } from '../../contract/src/account.ts'
import { startServer } from '../../e2e/support/server.ts'
import { DATABASE_KINDS, temporaryPlace } from '../../server/src/testing/temporary-database.ts'
import { seededChance } from '../../golf/reference/seeded-chance.ts'
import { ensureBuilt } from '../setup/build.mjs'
import { withCleanUp } from './clean-up.ts'
import type { Bench, Figure } from './figure.ts'
import { DATABASE_NAMES } from './golfers/filled-place.ts'
import { startMeasuredServer } from './load/measured-server.ts'
import { medianOf } from './rounds.ts'
import { signUpWithFullBag } from './web/bench-golfer.ts'
import { withPhone } from './web/phone.ts'

/** Golfers who each send all the shots that are kept of one, and as many devices that read them. */
const GOLFER_COUNT = 5
const SLOW_SHARE = 0.95
const MS_PER_SECOND = 1000
const BUDGETS = { saveMs: 60, pullSeconds: 5, readMs: 150 } as const
const READ_COUNT = 9
const FORM = { password: 'fairway-42-green', firstName: 'Jo', lastName: 'Park' }

type Asker = { readonly url: string; readonly cookie: string }

/** What 10,000 kept shots cost: sending them, a new device's first pull, and reading them on the device. */
export const shotsBench: Bench = { name: 'shots', run: measureShots }

async function measureShots(): Promise<readonly Figure[]> {
  await ensureBuilt(process.execPath)
  const figures: Figure[] = []
  for (const kind of DATABASE_KINDS) {
    figures.push(
      await withCleanUp(async (cleanUpLater) => {
        const { place, remove } = await temporaryPlace(kind)
        cleanUpLater(remove)
        const server = await startMeasuredServer(place)
        cleanUpLater(server.stop)
        return saveFigure(server.url, DATABASE_NAMES[kind])
      }),
    )
  }
  return [...figures, ...(await deviceFigures())]
}

async function saveFigure(url: string, name: string): Promise<Figure> {
  const tookMs: number[] = []
  for (let golfer = 0; golfer < GOLFER_COUNT; golfer += 1) {
    const asker = { url, cookie: await signedUp(url) }
    tookMs.push(...(await fillUp(asker)))
  }
  const sorted = tookMs.toSorted((a, b) => a - b)
  return {
    what: `PUT of ${MOST_SENT_SHOTS} shots, slower than 95 % of them, ${name}`,
    value: sorted[Math.floor(SLOW_SHARE * sorted.length)] ?? Number.NaN,
    unit: 'ms',
    budget: BUDGETS.saveMs,
    note: `${sorted.length} sent, median ${medianOf(sorted).toFixed(1)} ms`,
  }
}

/** All that is kept of a golfer, in one session; how long each message took. */
async function fillUp(asker: Asker): Promise<readonly number[]> {
  const session: ShotSession = {
    id: randomUUID(),
    day: '2026-11-20',
    origin: 'device-outdoor',
    source: 'Rapsodo',
    isNormalised: false,
    note: '',
  }
  const shots = shotsOf(session)
  const tookMs: number[] = []
  for (let from = 0; from < shots.length; from += MOST_SENT_SHOTS) {
    const sent = shots.slice(from, from + MOST_SENT_SHOTS)
    const body = JSON.stringify({ save: randomUUID(), sessions: [session], shots: sent, changes: [] })
    const startedMs = performance.now()
    await ask(asker, { ...saveShots, body })
    tookMs.push(performance.now() - startedMs)
  }
  return tookMs
}

function shotsOf({ id: session }: ShotSession): readonly KeptShot[] {
  const chance = seededChance(MOST_KEPT_SHOTS)
  const inTenths = (figure: number) => Math.round(figure * 10) / 10
  return Array.from({ length: MOST_KEPT_SHOTS }, (): KeptShot => ({
    id: randomUUID(),
    session,
    club: '7-iron',
    label: '7 Iron',
    swing: 'full',
    mark: 'by-rule',
    carryYards: inTenths(146 + 8 * chance.normal()),
    sideYards: inTenths(8 * chance.normal()),
    totalYards: inTenths(154 + 8 * chance.normal()),
    ballSpeedMph: inTenths(110 + 3 * chance.normal()),
    launchDeg: inTenths(18 + chance.normal()),
    startDeg: inTenths(chance.normal()),
    spinRpm: inTenths(6500 + 300 * chance.normal()),
    isSpinMeasured: true,
  }))
}

/** In a browser on this machine, at its full speed. */
async function deviceFigures(): Promise<readonly Figure[]> {
  const server = await startServer({ LOG_LEVEL: 'silent' })
  try {
    return await withPhone(async (context) => {
      await signUpWithFullBag(context, server.url)
      const [cookie] = await context.cookies()
      await fillUp({ url: server.url, cookie: `${cookie?.name}=${cookie?.value}` })
      const page = await context.newPage()
      await page.goto(`${server.url}/clubs/7-iron`)
      await page.getByText(`${MOST_KEPT_SHOTS.toLocaleString('en-US')} shots since`).waitFor()
      return [await pullFigure(page), await readFigure(page)]
    })
  } finally {
    await server.dispose()
  }
}

/** From the first question to the last answer; each page is on the device before the next one is asked for. */
async function pullFigure(page: Page): Promise<Figure> {
  const pages = await page.evaluate<readonly (readonly [startMs: number, endMs: number])[]>(
    `performance.getEntriesByType('resource')
      .filter(({ name }) => name.includes('${getShots.path}?'))
      .map(({ startTime, responseEnd }) => [startTime, responseEnd])`,
  )
  const [starts, ends] = [pages.map(([startMs]) => startMs), pages.map(([, endMs]) => endMs)]
  return {
    what: `first pull of ${MOST_KEPT_SHOTS.toLocaleString('en-US')} shots`,
    value: (Math.max(...ends) - Math.min(...starts)) / MS_PER_SECOND,
    unit: 's',
    budget: BUDGETS.pullSeconds,
    note: `${pages.length} pages`,
  }
}

async function readFigure(page: Page): Promise<Figure> {
  const tookMs: number[] = []
  for (let count = 0; count < READ_COUNT; count += 1) tookMs.push(await page.evaluate<number>(READ_STORE))
  return {
    what: `${MOST_KEPT_SHOTS.toLocaleString('en-US')} shots read from the device store`,
    value: medianOf(tookMs),
    unit: 'ms',
    budget: BUDGETS.readMs,
    note: `median of ${READ_COUNT}`,
  }
}

/** Text, because the types of a page are not those of a script. */
const READ_STORE = `(async () => {
  const done = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  const startedMs = performance.now()
  const database = await done(indexedDB.open('bagwise-shots'))
  const names = [...database.objectStoreNames]
  const transaction = database.transaction(names)
  await Promise.all(names.map((name) => done(transaction.objectStore(name).getAll())))
  database.close()
  return performance.now() - startedMs
})()`

async function signedUp(url: string): Promise<string> {
  const body = JSON.stringify({ ...FORM, email: `golfer-${randomUUID()}@example.com` })
  const answer = await ask({ url, cookie: '' }, { ...signUp, body })
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

async function ask(
  { url, cookie }: Asker,
  { method, path, body }: { readonly method: string; readonly path: string; readonly body: string },
): Promise<Response> {
  const headers = { ...PAGE_HEADERS, origin: url, 'content-type': 'application/json', cookie }
  const answer = await fetch(`${url}${path}`, { method, headers, body })
  if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`)
  await answer.arrayBuffer()
  return answer
}
