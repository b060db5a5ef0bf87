import type { Figure } from '../figure.ts'
import { askUnderLoad, countOf, statusesOf } from '../load/load.ts'
import { READS } from './stand.ts'
import type { ServerOn, Stand } from './stand.ts'

const BURST = { connectionCount: 500, seconds: 10 } as const
/** What is usual before and after. */
const USUAL = { connectionCount: 20, requestsPerSecond: 100 } as const
const BEFORE_SECONDS = 5
const AFTER_SECONDS = 10
const RECOVERY_BUDGET_SECONDS = 5
/** The budget of p99 on a usual evening, or twice what it was just before the burst on a machine that is busy. */
const USUAL_P99_MS = 100
const NORMAL_FACTOR = 2

/** Everybody at once: nobody is cut off, and what cannot be answered says when to come back. */
export async function burstFigures({ servers }: Stand): Promise<readonly Figure[]> {
  const figures: Figure[] = []
  for (const on of Object.values(servers)) figures.push(...(await burstOn(on)))
  return figures
}

async function burstOn({ name, url, server }: ServerOn): Promise<readonly Figure[]> {
  const usual = (seconds: number) => askUnderLoad({ url, traffic: READS, ...USUAL, seconds })
  const before = await usual(BEFORE_SECONDS)
  const burst = await askUnderLoad({ url, traffic: READS, ...BURST })
  const p99MsAfter: number[] = []
  while (p99MsAfter.length < AFTER_SECONDS) p99MsAfter.push((await usual(1)).p99Ms)

  if (!server.isRunning()) throw new Error(`The server did not survive the burst. It said: ${server.output()}`)
  const refused = countOf(burst, (status) => status !== '200' && status !== '503') + burst.refusedWithoutRetryCount
  const normalMs = Math.max(USUAL_P99_MS, before.p99Ms * NORMAL_FACTOR)
  return [
    {
      what: `${BURST.connectionCount} connections on ${name}, neither 200 nor 503 with Retry-After`,
      value: refused,
      unit: 'answers',
      budget: 0,
      note: `${statusesOf(burst)} in ${BURST.seconds} s, p99 ${Math.round(burst.p99Ms)} ms`,
    },
    {
      what: `seconds after them until p99 is normal, ${name}`,
      value: secondsUntilNormal(p99MsAfter, normalMs),
      unit: 's',
      budget: RECOVERY_BUDGET_SECONDS,
      note: `normal: ${Math.round(normalMs)} ms; ${USUAL.requestsPerSecond} reads a second, each second by itself`,
    },
  ]
}

/** The seconds before the one from which on all are normal; as many as there are when the last one is not. */
export function secondsUntilNormal(p99MsBySecond: readonly number[], normalMs: number): number {
  return p99MsBySecond.findLastIndex((p99Ms) => p99Ms > normalMs) + 1
}
