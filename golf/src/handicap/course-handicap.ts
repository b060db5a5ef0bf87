import { NINE_HOLES, STANDARD_SLOPE } from './round.ts'
import type { HoleCount } from './round.ts'
import { nearestOfQuotient, strokesFromTenths, tenthsFromStrokes } from './tenths.ts'

/** Strokes that a golfer receives on a course; negative where a plus golfer gives them. */
export type CourseHandicap = {
  /** Unrounded, as playing handicaps are calculated from it. */
  readonly exact: number
  /** Whole strokes, halves up: for the holes and the differential. */
  readonly rounded: number
}

/**
 * The course handicap (Rules of Handicapping, Rule 6.1a; for nine holes Rule 6.1b, with half the index rounded to a
 * tenth). Ratings and par are those of the holes played: of nine holes for nine.
 */
export function courseHandicap({
  index,
  slopeRating,
  courseRating,
  par,
  holeCount,
  isRatingCounted,
}: {
  /** -10 to 54 with one decimal; a plus index is negative. */
  readonly index: number
  readonly slopeRating: number
  readonly courseRating: number
  readonly par: number
  readonly holeCount: HoleCount
  /** False where rating - par is left out, as in some countries before 2024. */
  readonly isRatingCounted: boolean
}): CourseHandicap {
  const indexTenths = tenthsFromStrokes(index)
  const countedTenths =
    holeCount === NINE_HOLES ? nearestOfQuotient({ numerator: indexTenths, denominator: 2 }) : indexTenths
  const overParTenths = isRatingCounted ? tenthsFromStrokes(courseRating - par) : 0
  const numerator = countedTenths * slopeRating + STANDARD_SLOPE * overParTenths
  return {
    exact: strokesFromTenths(numerator / STANDARD_SLOPE),
    rounded: nearestOfQuotient({ numerator, denominator: tenthsFromStrokes(STANDARD_SLOPE) }),
  }
}
