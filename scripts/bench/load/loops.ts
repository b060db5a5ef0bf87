import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer } from './connection.ts'
import type { Sample } from './latencies.ts'

/** Sends one request and answers what came back; rejects when the connection breaks. */
export type Ask = () => Promise<Answer>

export type Clock = { readonly nowMs: () => number; readonly until: (timeMs: number) => Promise<void> }

const CLOCK: Clock = {
  nowMs: () => performance.now(),
  until: async (timeMs) => {
    const restMs = timeMs - performance.now()
    if (restMs > 0) await sleep(restMs)
  },
}

const MS_PER_SECOND = 1000
/** Whoever cannot connect tries again a little later. */
const AFTER_BROKEN_MS = 20

export type OpenLoop = { readonly requestsPerSecond: number; readonly durationMs: number }

/**
 * Requests start by the clock, whether earlier ones were answered or not, and take as long as it is from then to the
 * answer: a server that stands still cannot hide it by not being asked.
 */
export async function openLoop(
  { requestsPerSecond, durationMs }: OpenLoop,
  ask: Ask,
  clock: Clock = CLOCK,
): Promise<readonly Sample[]> {
  const startMs = clock.nowMs()
  const requestCount = Math.floor((requestsPerSecond * durationMs) / MS_PER_SECOND)
  const underWay: Promise<Sample>[] = []
  for (let index = 0; index < requestCount; index += 1) {
    const dueMs = (index * MS_PER_SECOND) / requestsPerSecond
    await clock.until(startMs + dueMs)
    underWay.push(timed(ask, { dueMs, startMs, clock }))
  }
  return Promise.all(underWay)
}

export type ClosedLoop = {
  readonly connectionCount: number
  /** Not counted: both ends get warm. */
  readonly warmUpMs: number
  readonly durationMs: number
}

/** Every connection asks again as soon as it has its answer: as much as the server can do. */
export async function closedLoop(
  { connectionCount, warmUpMs, durationMs }: ClosedLoop,
  ask: Ask,
  clock: Clock = CLOCK,
): Promise<readonly Sample[]> {
  const startMs = clock.nowMs() + warmUpMs
  const endMs = startMs + durationMs
  const samples: Sample[] = []
  const askOn = async () => {
    while (clock.nowMs() < endMs) {
      const sample = await timed(ask, { dueMs: clock.nowMs() - startMs, startMs, clock })
      const endedMs = startMs + sample.dueMs + sample.tookMs
      if (endedMs >= startMs && endedMs < endMs) samples.push(sample)
      if (sample.status === 'broken') await clock.until(clock.nowMs() + AFTER_BROKEN_MS)
    }
  }
  await Promise.all(Array.from({ length: connectionCount }, askOn))
  return samples
}

async function timed(
  ask: Ask,
  { dueMs, startMs, clock }: { readonly dueMs: number; readonly startMs: number; readonly clock: Clock },
): Promise<Sample> {
  // A broken connection is one of the things that are counted.
  const answer: Pick<Sample, 'status' | 'hasRetryAfter'> = await ask().catch(() => ({
    status: 'broken',
    hasRetryAfter: false,
  }))
  const { status, hasRetryAfter } = answer
  return { dueMs, tookMs: clock.nowMs() - startMs - dueMs, status, hasRetryAfter }
}
