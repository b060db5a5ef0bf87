import autocannon from 'autocannon'
import { requestsOf } from './traffic.ts'
import type { Traffic } from './traffic.ts'

export type Load = {
  readonly url: string
  readonly traffic: Traffic
  readonly connectionCount: number
  readonly seconds: number
  /** Of all connections together; without it each asks again as soon as it has its answer. */
  readonly requestsPerSecond?: number
}

export type LoadResult = {
  readonly requestCount: number
  readonly answersPerSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly maxMs: number
  /** How often each status was answered; `broken` counts connections that ended, or waited ten seconds, without an answer. */
  readonly countByStatus: Readonly<Record<string, number>>
  /** Refusals with 503 that do not say when to come back. */
  readonly refusedWithoutRetryCount: number
}

/** Golfers who ask a server, each request by another one. */
export async function askUnderLoad(load: Load): Promise<LoadResult> {
  const { url, traffic, connectionCount, seconds, requestsPerSecond } = load
  const next = requestsOf(traffic, url)
  const statuses = new Map<string, number>()
  const count = (status: string) => statuses.set(status, (statuses.get(status) ?? 0) + 1)
  let refusedWithoutRetryCount = 0
  const { latency, duration } = await autocannon({
    url,
    connections: connectionCount,
    duration: seconds,
    setupClient: (client) => {
      let isWaiting = false
      const setupRequest = (defaults: autocannon.Request) => {
        // The one before was not answered, and this is a new connection: autocannon counts only some of these as errors.
        if (isWaiting) count('broken')
        isWaiting = true
        return { ...defaults, ...next() }
      }
      const onResponse: autocannon.Request['onResponse'] = (status, _body, _context, headers = {}) => {
        isWaiting = false
        count(String(status))
        const hasRetryAfter = Object.keys(headers).some((name) => name.toLowerCase() === 'retry-after')
        if (status === 503 && !hasRetryAfter) refusedWithoutRetryCount += 1
      }
      client.setRequests([{ setupRequest, onResponse }])
    },
    // Its correction of latencies under a rate takes seconds for milliseconds: it would make up slow answers.
    ...(requestsPerSecond !== undefined && { overallRate: requestsPerSecond, ignoreCoordinatedOmission: true }),
  })
  const countByStatus = Object.fromEntries(statuses)
  const requestCount = countOf({ countByStatus }, () => true)
  const answerCount = requestCount - (countByStatus.broken ?? 0)
  if (answerCount === 0) throw new Error('Nothing was answered in time: the machine is too busy to be measured')
  return {
    requestCount,
    answersPerSecond: answerCount / duration,
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    maxMs: latency.max,
    countByStatus,
    refusedWithoutRetryCount,
  }
}

/** Requests answered in a second, as many as the server can. Any error makes that a meaningless number. */
export async function answersPerSecond(load: Load): Promise<number> {
  const result = await askUnderLoad(load)
  if (errorCountOf(result) > 0) throw new Error(`Not everything was answered with success: ${statusesOf(result)}`)
  return result.answersPerSecond
}

type Statuses = Pick<LoadResult, 'countByStatus'>

/** Whatever was not answered with success. */
export function errorCountOf(result: Statuses): number {
  return countOf(result, (status) => !/^2\d\d$/.test(status))
}

export function countOf({ countByStatus }: Statuses, isCounted: (status: string) => boolean): number {
  return Object.entries(countByStatus)
    .filter(([status]) => isCounted(status))
    .reduce((total, [, count]) => total + count, 0)
}

/** "200: 912, 429: 3" */
export function statusesOf({ countByStatus }: Statuses): string {
  return Object.entries(countByStatus)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ')
}
