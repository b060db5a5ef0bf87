/** Something to time; `runCount` times in every round. */
export type TimedCase = { readonly what: string; readonly runCount: number; readonly run: () => void }

const MICROSECONDS_PER_MS = 1000
/** By then the engine has compiled what it is going to. */
const WARM_UP_RUN_COUNT = 100

/**
 * Median time of one run of each case, µs. Every round times every case, every other round backwards, so that a
 * machine that is busy for a while is busy for all of them.
 */
export function medianMicroseconds(
  cases: readonly TimedCase[],
  { roundCount, nowMs }: { readonly roundCount: number; readonly nowMs: () => number },
): ReadonlyMap<string, number> {
  for (const { run } of cases) repeat(WARM_UP_RUN_COUNT, run)
  const timed = new Map<string, number[]>(cases.map(({ what }) => [what, []]))
  for (let round = 0; round < roundCount; round += 1) {
    const ordered = round % 2 === 0 ? cases : cases.toReversed()
    for (const { what, runCount, run } of ordered) {
      const startedMs = nowMs()
      repeat(runCount, run)
      timed.get(what)?.push(((nowMs() - startedMs) * MICROSECONDS_PER_MS) / runCount)
    }
  }
  return new Map([...timed].map(([what, microseconds]) => [what, medianOf(microseconds)]))
}

function repeat(runCount: number, run: () => void): void {
  for (let count = 0; count < runCount; count += 1) run()
}

/** The middle one, or the mean of the middle two. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  const lower = sorted[Math.floor(middle)]
  const upper = sorted[Math.ceil(middle)]
  if (lower === undefined || upper === undefined) throw new Error('There is no median of no values')
  return (lower + upper) / 2
}

/** What such a share of the values keeps within: one of them, none in between. */
export function tailOf(values: readonly number[], share: number): number {
  const tail = values.toSorted((a, b) => a - b)[Math.ceil(share * values.length) - 1]
  if (tail === undefined) throw new Error('There is no tail of no values')
  return tail
}
