import { entriesByDay } from './progress-entry.ts'
import type { ProgressEntry } from './progress-entry.ts'

export type HandicapTrend = 'improving' | 'declining' | 'stable'

/** How many of the latest entries the trend considers (specification 1 §4). */
const LOOKED_AT_ENTRIES = 3

/** Handicaps must differ by more than this to count (specification 1 §4). */
const STABLE_WITHIN_STROKES = 1

/** Decimals such as 16.1 are inexact in binary: tolerance for a difference of one stroke. */
const ROUNDING_STROKES = 1e-9

/**
 * The trend over the latest three days with a handicap: newest against oldest. Lower is better. One stroke of
 * difference is stable, and so are fewer than two entries.
 */
export function handicapTrend(entries: readonly ProgressEntry[]): HandicapTrend {
  const handicaps = entriesByDay(entries).flatMap(({ handicap }) => (handicap === null ? [] : [handicap]))
  const [oldest, ...others] = handicaps.slice(-LOOKED_AT_ENTRIES)
  const newest = others.at(-1)
  if (oldest === undefined || newest === undefined) return 'stable'

  const lostStrokes = newest - oldest
  if (Math.abs(lostStrokes) <= STABLE_WITHIN_STROKES + ROUNDING_STROKES) return 'stable'
  return lostStrokes < 0 ? 'improving' : 'declining'
}
