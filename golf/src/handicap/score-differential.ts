import type { RatedScore } from './round.ts'
import { nearestOfQuotient, strokesFromTenths, tenthsFromStrokes } from './tenths.ts'

/** The slope of a course of standard difficulty (Rules of Handicapping, Rule 5.1a). */
const STANDARD_SLOPE = 113

/**
 * A score converted to a course of standard difficulty, in strokes above its rating with one decimal (Rules of
 * Handicapping, Rule 5.1a). Lower is better; negative below the rating. Half tenths round up, toward zero when
 * negative.
 */
export function scoreDifferential({
  adjustedGrossScore,
  courseRating,
  slopeRating,
  playingConditions,
}: RatedScore): number {
  const overTenths = tenthsFromStrokes(adjustedGrossScore - courseRating - (playingConditions ?? 0))
  return strokesFromTenths(nearestOfQuotient({ numerator: STANDARD_SLOPE * overTenths, denominator: slopeRating }))
}
