import { setTimeout as sleep } from 'node:timers/promises'
import type { Figure } from '../figure.ts'
import { askUnderLoad, errorCountOf, statusesOf } from '../load/load.ts'
import type { LoadResult } from '../load/load.ts'
import { medianOf } from '../rounds.ts'
import { MIX } from './stand.ts'
import type { ServerOn, Stand } from './stand.ts'

const SHORT_SECONDS = 60
const LONG_SECONDS = 600
const WARM_UP_SECONDS = 5
const CONNECTION_COUNT = 20
const BYTES_PER_MB = 1_000_000
const SAMPLE_EVERY_MS = 1_000
const MOST_DRIFT_PERCENT = 10
/** The first and the last tenth of the time are compared. */
const DRIFT_SHARE = 0.1
const PERCENT = 100

type Goal = { readonly requestsPerSecond: number; readonly p99BudgetMs: number }
const POSTGRES: Goal = { requestsPerSecond: 300, p99BudgetMs: 100 }
const SQLITE: Goal = { requestsPerSecond: 150, p99BudgetMs: 200 }

/** A usual evening on each database: golfers read and edit at a steady rate for a minute, or for ten. */
export async function usualEveningFigures(
  { servers }: Stand,
  { isLong }: { readonly isLong: boolean },
): Promise<readonly Figure[]> {
  const seconds = isLong ? LONG_SECONDS : SHORT_SECONDS
  return [
    ...(await figuresOn(servers.postgres, POSTGRES, seconds)),
    ...(await figuresOn(servers.sqlite, SQLITE, seconds)),
  ]
}

async function figuresOn(
  { name, server, url }: ServerOn,
  { requestsPerSecond, p99BudgetMs }: Goal,
  seconds: number,
): Promise<readonly Figure[]> {
  const evening = { url, traffic: MIX, connectionCount: CONNECTION_COUNT, requestsPerSecond }
  await askUnderLoad({ ...evening, seconds: WARM_UP_SECONDS })
  const done = new AbortController()
  const [result, watched] = await Promise.all([
    askUnderLoad({ ...evening, seconds }).finally(() => done.abort()),
    watchMemory(server.memoryBytes, done.signal),
  ])
  const what = `${requestsPerSecond} requests a second on ${name}`
  // As autocannon keeps a rate: each connection sends its share of a second at the start of it.
  const note = `${seconds} s, 80 % GET, 15 % PATCH, 5 % other, ${CONNECTION_COUNT} at a time`
  return [...latencyFigures(what, result, { p99BudgetMs, note }), driftFigure(name, watched, seconds)]
}

function latencyFigures(
  what: string,
  result: LoadResult,
  { p99BudgetMs, note }: { readonly p99BudgetMs: number; readonly note: string },
): readonly Figure[] {
  return [
    { what: `${what}, p50`, value: result.p50Ms, unit: 'ms', note },
    { what: `${what}, p99`, value: result.p99Ms, unit: 'ms', budget: p99BudgetMs },
    { what: `${what}, slowest`, value: result.maxMs, unit: 'ms' },
    { what: `${what}, errors`, value: errorCountOf(result), unit: 'answers', budget: 0, note: statusesOf(result) },
  ]
}

type Watched = { readonly bytes: readonly number[]; readonly missedCount: number }

async function watchMemory(memoryBytes: () => Promise<number>, done: AbortSignal): Promise<Watched> {
  const bytes = [await memoryBytes()]
  let missedCount = 0
  while (!done.aborted) {
    await sleep(SAMPLE_EVERY_MS)
    // A server with too much to do may not answer this one either: then so it says in the note.
    await memoryBytes().then(
      (read) => bytes.push(read),
      () => (missedCount += 1),
    )
  }
  return { bytes, missedCount }
}

function driftFigure(name: string, { bytes, missedCount }: Watched, seconds: number): Figure {
  const megabytes = (value: number) => `${Math.round(value / BYTES_PER_MB)} MB`
  const { firstBytes, lastBytes } = endsOf(bytes)
  return {
    what: `memory drift on ${name}`,
    value: driftPercent(bytes),
    unit: '%',
    budget: MOST_DRIFT_PERCENT,
    note:
      `${megabytes(firstBytes)} to ${megabytes(lastBytes)} in ${seconds} s; --long takes ten minutes` +
      (missedCount === 0 ? '' : `; not read ${missedCount} times`),
  }
}

/** How much more memory there is in the last tenth of the time than in the first. */
export function driftPercent(bytes: readonly number[]): number {
  const { firstBytes, lastBytes } = endsOf(bytes)
  return (lastBytes / firstBytes - 1) * PERCENT
}

function endsOf(bytes: readonly number[]) {
  const sampleCount = Math.max(1, Math.floor(bytes.length * DRIFT_SHARE))
  return { firstBytes: medianOf(bytes.slice(0, sampleCount)), lastBytes: medianOf(bytes.slice(-sampleCount)) }
}
