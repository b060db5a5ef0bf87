import type { HoleCount } from '@bagwise/golf/handicap/round'
import type { RequiredColumn } from './score-columns.ts'

type Range = { readonly lowest: number; readonly highest: number }

/** Why a line is no round. `cell` is what the file has. */
export type ScoreFault =
  /** More cells than the header has names, as an unquoted decimal comma makes them. */
  | { readonly kind: 'cells' }
  | { readonly kind: 'missing'; readonly column: RequiredColumn }
  | { readonly kind: 'too-long'; readonly column: 'course' | 'tees'; readonly most: number }
  | { readonly kind: 'no-date' | 'future' | 'too-early'; readonly cell: string }
  /** It may be either of two days. */
  | { readonly kind: 'either-date'; readonly cell: string }
  | { readonly kind: 'holes'; readonly cell: string }
  | ({
      readonly kind: 'courseRating' | 'adjustedGrossScore'
      readonly cell: string
      readonly holeCount: HoleCount
    } & Range)
  | ({ readonly kind: 'slopeRating' | 'playingConditions'; readonly cell: string } & Range)

/** A line of the file, the first being 1, and what is wrong with it. */
export type FaultyLine = { readonly line: number; readonly faults: readonly ScoreFault[] }
