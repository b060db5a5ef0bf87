import { comparedHandicap } from './spot.ts'

/** What a number of strokes says: under one standard error nothing, up to two a hint, above two it is clear. */
export const CLARITIES = ['as-usual', 'hint', 'clear'] as const
export type Clarity = (typeof CLARITIES)[number]

/**
 * Whom gains are against: golfers of the golfer's own handicap, scratch for better ones, 40 for higher handicaps, and 18
 * where no handicap is known.
 */
export const COMPARISONS = ['own-handicap', 'off-scratch', 'off-40', 'off-18'] as const
export type Comparison = (typeof COMPARISONS)[number]

const HINT_FROM_ERRORS = 1
const CLEAR_ABOVE_ERRORS = 2

export function clarityOf({ strokes, seStrokes }: { readonly strokes: number; readonly seStrokes: number }): Clarity {
  const size = Math.abs(strokes)
  if (size < HINT_FROM_ERRORS * seStrokes || size === 0) return 'as-usual'
  return size > CLEAR_ABOVE_ERRORS * seStrokes ? 'clear' : 'hint'
}

export function comparisonOf(handicap: number | null): Comparison {
  if (handicap === null) return 'off-18'
  const compared = comparedHandicap(handicap)
  if (handicap === compared) return 'own-handicap'
  return handicap < compared ? 'off-scratch' : 'off-40'
}
