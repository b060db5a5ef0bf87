import { EIGHTEEN_HOLES, STANDARD_SLOPE } from './round.ts'
import type { RatedField, RatedScore } from './round.ts'
import { scoreDifferential } from './score-differential.ts'
import {
  hundredthsFromStrokes,
  nearestOfQuotient,
  strokesFromHundredths,
  strokesFromTenths,
  tenthsFromStrokes,
} from './tenths.ts'

/**
 * The differential expected of nine holes, 0.52 × index + 1.2, in thousandths of a stroke. The World Handicap System does
 * not publish its figures; in this form public programs reproduce its answers, to 0.1 and half of them exactly.
 */
const EXPECTED_OF_NINE = { perIndexTenth: 52, thousandths: 1200 } as const
/** Twice that. */
const EXPECTED_OF_EIGHTEEN = {
  perIndexTenth: 2 * EXPECTED_OF_NINE.perIndexTenth,
  thousandths: 2 * EXPECTED_OF_NINE.thousandths,
} as const
/** What net par leaves of an index: the differential expected of eighteen holes is 1.04 × index + 2.4. */
const NET_PAR_PER_INDEX_TENTH = 100

const THOUSANDTHS_PER_STROKE = 1000
const THOUSANDTHS_PER_HUNDREDTH = 10
const THOUSANDTHS_PER_TENTH = 100

/** The differential expected of nine holes that were not played, in strokes. */
export function expectedNineDifferential(index: number): number {
  return expectedOfNineThousandths(index) / THOUSANDTHS_PER_STROKE
}

function expectedOfNineThousandths(index: number): number {
  return EXPECTED_OF_NINE.perIndexTenth * tenthsFromStrokes(index) + EXPECTED_OF_NINE.thousandths
}

type NineHoleScore = Pick<RatedScore, RatedField> & {
  /** In effect when the nine holes were played. */
  readonly index: number
}

/**
 * The 18-hole differential of nine holes, all played: theirs, with half the playing conditions, and the one expected of
 * nine more (Rules of Handicapping, Rule 5.1b). Strokes with one decimal; half tenths round up.
 */
export function nineHoleDifferential({
  adjustedGrossScore,
  courseRating,
  slopeRating,
  playingConditions,
  index,
}: NineHoleScore): number {
  const overHundredths = hundredthsFromStrokes(adjustedGrossScore - courseRating - (playingConditions ?? 0) / 2)
  return strokesFromTenths(
    nearestOfQuotient({
      numerator:
        STANDARD_SLOPE * overHundredths * THOUSANDTHS_PER_HUNDREDTH + expectedOfNineThousandths(index) * slopeRating,
      denominator: THOUSANDTHS_PER_TENTH * slopeRating,
    }),
  )
}

/** Eighteen holes of which some were not played. */
export type PartRound = {
  /** Adjusted gross of the holes played. */
  readonly playedStrokes: number
  readonly unplayedCount: number
  /** Par and strokes received of the others, together. */
  readonly unplayedNetPar: number
  readonly index: number
  /** Of all eighteen holes. */
  readonly courseRating: number
  readonly slopeRating: number
  readonly playingConditions: number | null
}

/**
 * The differential of eighteen holes of which some were not played (Rules of Handicapping, Rule 3.2): each of those
 * counts net par and an eighteenth of (0.04 × index + 2.4) × slope / 113. That is the expected differential of nine
 * holes spread over eighteen; the World Handicap System does not publish its own. Strokes with one decimal.
 */
export function partRoundDifferential(part: PartRound): number {
  const { playedStrokes, unplayedNetPar, unplayedCount, courseRating, slopeRating, playingConditions } = part
  const overHundredths = hundredthsFromStrokes(playedStrokes + unplayedNetPar - courseRating - (playingConditions ?? 0))
  const over = STANDARD_SLOPE * overHundredths * THOUSANDTHS_PER_HUNDREDTH * EIGHTEEN_HOLES
  const expected = unplayedCount * beyondNetParThousandths(part) * slopeRating
  return strokesFromTenths(
    nearestOfQuotient({
      numerator: over + expected,
      denominator: THOUSANDTHS_PER_TENTH * EIGHTEEN_HOLES * slopeRating,
    }),
  )
}

/**
 * The adjusted gross score of eighteen holes of which some were not played, to the hundredth: the nearest that has
 * exactly the differential of `partRoundDifferential`. Whole strokes would be up to a stroke off.
 */
export function partRoundScore(part: PartRound): number {
  const { playedStrokes, unplayedNetPar, unplayedCount, slopeRating } = part
  const beyondNetParHundredths = nearestOfQuotient({
    numerator: unplayedCount * beyondNetParThousandths(part) * slopeRating,
    denominator: THOUSANDTHS_PER_HUNDREDTH * EIGHTEEN_HOLES * STANDARD_SLOPE,
  })
  const nearest = hundredthsFromStrokes(playedStrokes + unplayedNetPar) + beyondNetParHundredths
  const differential = partRoundDifferential(part)
  const hundredths = [nearest, nearest + 1, nearest - 1].find(
    (each) => scoreDifferential({ ...part, adjustedGrossScore: strokesFromHundredths(each) }) === differential,
  )
  return strokesFromHundredths(hundredths ?? nearest)
}

/** How much more than net par is expected of eighteen holes of a course of standard difficulty. */
function beyondNetParThousandths({ index }: { readonly index: number }): number {
  const perIndexTenth = EXPECTED_OF_EIGHTEEN.perIndexTenth - NET_PAR_PER_INDEX_TENTH
  return perIndexTenth * tenthsFromStrokes(index) + EXPECTED_OF_EIGHTEEN.thousandths
}
