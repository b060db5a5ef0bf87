import { STANDARD_SLOPE } from './round.ts'
import type { EighteenHoleScore } from './round.ts'
import { HUNDREDTHS_PER_TENTH, hundredthsFromStrokes, nearestOfQuotient, strokesFromTenths } from './tenths.ts'

/**
 * A score on eighteen holes converted to a course of standard difficulty, in strokes above its rating with one decimal
 * (Rules of Handicapping, Rule 5.1a). Lower is better; negative below the rating. Half tenths round up, toward zero when
 * negative.
 */
export function scoreDifferential({
  adjustedGrossScore,
  courseRating,
  slopeRating,
  playingConditions,
}: EighteenHoleScore): number {
  const overHundredths = hundredthsFromStrokes(adjustedGrossScore - courseRating - (playingConditions ?? 0))
  return strokesFromTenths(
    nearestOfQuotient({
      numerator: STANDARD_SLOPE * overHundredths,
      denominator: HUNDREDTHS_PER_TENTH * slopeRating,
    }),
  )
}
