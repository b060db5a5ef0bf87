/** The value below which the share of all lies, as the nearest one that was seen. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const value = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]
  if (value === undefined) throw new Error('There is no percentile of no values')
  return value
}

const P99 = 0.99
const P50 = 0.5
const MS_PER_SECOND = 1000

/** A request that was answered, or whose connection broke. */
export type Sample = {
  /** When it was to start, since the start of the load. */
  readonly dueMs: number
  /** From then until the answer. */
  readonly tookMs: number
  readonly status: number | 'broken'
  readonly hasRetryAfter: boolean
}

export type LoadResult = {
  readonly requestCount: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly maxMs: number
  /** How often each status was answered; `broken` counts connections that ended without an answer. */
  readonly countByStatus: Readonly<Record<string, number>>
  /** Refusals with 503 that do not say when to come back. */
  readonly refusedWithoutRetryCount: number
  /** p99 of the requests that were due in each second. */
  readonly p99MsBySecond: readonly number[]
}

export function resultOf(samples: readonly Sample[]): LoadResult {
  if (samples.length === 0) throw new Error('Nothing was answered in time: the machine is too busy to be measured')
  const tookMs = samples.map((sample) => sample.tookMs)
  const bySecond = Map.groupBy(samples, ({ dueMs }) => Math.floor(dueMs / MS_PER_SECOND))
  const byStatus = Map.groupBy(samples, ({ status }) => String(status))
  const seconds = [...bySecond.keys()].toSorted((a, b) => a - b)
  return {
    requestCount: samples.length,
    p50Ms: percentile(tookMs, P50),
    p99Ms: percentile(tookMs, P99),
    maxMs: percentile(tookMs, 1),
    countByStatus: Object.fromEntries([...byStatus].map(([status, answered]) => [status, answered.length])),
    refusedWithoutRetryCount: samples.filter(({ status, hasRetryAfter }) => status === 503 && !hasRetryAfter).length,
    p99MsBySecond: seconds.map((second) => {
      const due = bySecond.get(second) ?? []
      return percentile(
        due.map((sample) => sample.tookMs),
        P99,
      )
    }),
  }
}

/** Whatever was not answered with success. */
export function errorCountOf({ countByStatus }: Pick<LoadResult, 'countByStatus'>): number {
  return countOf({ countByStatus }, (status) => !/^2\d\d$/.test(status))
}

export function countOf(
  { countByStatus }: Pick<LoadResult, 'countByStatus'>,
  isCounted: (status: string) => boolean,
): number {
  return Object.entries(countByStatus)
    .filter(([status]) => isCounted(status))
    .reduce((total, [, count]) => total + count, 0)
}

/** "200: 912, 429: 3" */
export function statusesOf({ countByStatus }: Pick<LoadResult, 'countByStatus'>): string {
  return Object.entries(countByStatus)
    .map(([status, count]) => `${status}: ${count}`)
    .join(', ')
}
