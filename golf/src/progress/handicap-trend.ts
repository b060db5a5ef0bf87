import { entriesByDay } from './progress-entry.ts'
import type { ProgressEntry } from './progress-entry.ts'

export type HandicapTrend = 'improving' | 'declining' | 'stable'

/** The trend looks at this many entries, the latest (specification 1 §4). */
const LOOKED_AT_ENTRIES = 3

/** Strokes by which a handicap must differ, and more, to count (specification 1 §4). */
const STABLE_WITHIN_STROKES = 1

/** A decimal such as 16.1 is not exact in binary: a difference of one stroke may come out this much larger. */
const ROUNDING_STROKES = 1e-9

/**
 * Where the handicap goes over the latest three days that have one: the newest against the oldest of them. A lower
 * handicap is a better one. One stroke of difference is stable, and so are fewer than two entries.
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
