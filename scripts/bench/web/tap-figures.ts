import type { Figure } from '../figure.ts'
import { medianOf, tailOf } from '../rounds.ts'
import type { TapTimes } from './watch-taps.ts'

/** What is tapped, and on which course. */
export type TimedTap = TapTimes & { readonly what: string; readonly course: string }

/** The budgets of a round, for 95 taps of 100. */
const BUDGETS_MS = { disk: 50, paint: 100 } as const
const TAIL = 0.95

/** Of each course and kind of tap how long it takes to the disk and to the next state: the median, and what 95 % keep within. */
export function tapFigures(taps: readonly TimedTap[]): readonly Figure[] {
  return [...Map.groupBy(taps, ({ course, what }) => `${what}, ${course}`)].flatMap(([name, ofKind]) => [
    ...pair(`${name}: on disk`, { times: ofKind.map(({ diskMs }) => diskMs), budget: BUDGETS_MS.disk }),
    ...pair(`${name}: next state`, { times: ofKind.map(({ paintMs }) => paintMs), budget: BUDGETS_MS.paint }),
  ])
}

function pair(
  what: string,
  { times, budget }: { readonly times: readonly number[]; readonly budget: number },
): readonly Figure[] {
  return [
    { what: `${what}, median`, value: medianOf(times), unit: 'ms', note: `${times.length} taps, CPU ×4` },
    { what: `${what}, 95 %`, value: tailOf(times, TAIL), unit: 'ms', budget },
  ]
}
