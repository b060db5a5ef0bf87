import type { Figure } from '../figure.ts'
import { countOf, statusesOf } from '../load/latencies.ts'
import { READS } from './stand.ts'
import type { ServerOn, Stand } from './stand.ts'

const BURST = { connectionCount: 500, warmUpMs: 0, durationMs: 10_000 } as const
/** What is usual before and after. */
const USUAL_PER_SECOND = 100
const BEFORE_MS = 5_000
const AFTER_MS = 10_000
const RECOVERY_BUDGET_SECONDS = 5
/** The budget of p99 on a usual evening, or twice what it was just before the burst on a machine that is busy. */
const USUAL_P99_MS = 100
const NORMAL_FACTOR = 2

/** Everybody at once: nobody is cut off, and what cannot be answered says when to come back. */
export async function burstFigures({ servers, load }: Stand): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const on of Object.values(servers)) figures.push(...(await burstOn(on, load)))
  return figures
}

async function burstOn({ name, url, server }: ServerOn, load: Stand['load']): Promise<readonly Figure[]> {
  const usual = (durationMs: number) => ({ open: { requestsPerSecond: USUAL_PER_SECOND, durationMs } })
  const before = await load.ask({ url, traffic: READS, loop: usual(BEFORE_MS) })
  const burst = await load.ask({ url, traffic: READS, loop: { closed: BURST } })
  const after = await load.ask({ url, traffic: READS, loop: usual(AFTER_MS) })

  if (!server.isRunning()) throw new Error(`The server did not survive the burst. It said: ${server.output()}`)
  const refused = countOf(burst, (status) => status !== '200' && status !== '503') + burst.refusedWithoutRetryCount
  const normalMs = Math.max(USUAL_P99_MS, before.p99Ms * NORMAL_FACTOR)
  return [
    {
      what: `${BURST.connectionCount} connections on ${name}, neither 200 nor 503 with Retry-After`,
      value: refused,
      unit: 'answers',
      budget: 0,
      note: `${statusesOf(burst)} in 10 s, p99 ${Math.round(burst.p99Ms)} ms`,
    },
    {
      what: `seconds after them until p99 is normal, ${name}`,
      value: secondsUntilNormal(after.p99MsBySecond, normalMs),
      unit: 's',
      budget: RECOVERY_BUDGET_SECONDS,
      note: `normal: ${Math.round(normalMs)} ms; ${USUAL_PER_SECOND} reads a second, each second by itself`,
    },
  ]
}

/** The seconds before the one from which on all are normal; as many as there are when the last one is not. */
export function secondsUntilNormal(p99MsBySecond: readonly number[], normalMs: number): number {
  return p99MsBySecond.findLastIndex((p99Ms) => p99Ms > normalMs) + 1
}
