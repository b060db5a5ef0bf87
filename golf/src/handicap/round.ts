/** The slope of a course of standard difficulty (Rules of Handicapping, Rule 5.1a). */
export const STANDARD_SLOPE = 113

export const NINE_HOLES = 9
export const EIGHTEEN_HOLES = 18
export const HOLE_COUNTS = [NINE_HOLES, EIGHTEEN_HOLES] as const
/** Nine holes with ratings of their own, or a course of eighteen. */
export type HoleCount = (typeof HOLE_COUNTS)[number]

/** A score and its course: the input of a score differential. */
export type RatedScore = {
  /**
   * Strokes on these holes including conceded putts and penalties, each hole capped (net double bogey). Whole, or to the
   * hundredth where holes of eighteen were not played and count what was expected.
   */
  readonly adjustedGrossScore: number
  /** Strokes a scratch golfer needs on these holes from these tees. */
  readonly courseRating: number
  /** Relative difficulty for a bogey golfer; 113 is standard. */
  readonly slopeRating: number
  /** Playing Conditions Calculation: how many strokes higher the whole field scored that day; null when unknown. */
  readonly playingConditions: number | null
  /** Absent means 18. */
  readonly holeCount?: HoleCount | undefined
}

export type EighteenHoleScore = RatedScore & { readonly holeCount?: typeof EIGHTEEN_HOLES | undefined }

/** Nine or eighteen holes played. */
export type Round = RatedScore & {
  readonly id: string
  /** The golfer's own calendar day, such as 2026-11-21. */
  readonly date: string
  readonly course: string
  /** Name or colour of the tees; may be empty. */
  readonly tees: string
  /**
   * The golfer's handicap when the round began, which rules it; a plus handicap is negative. Absent where nobody has said
   * it: the index that the rounds of the days before give. What eighteen holes count does not depend on it any more.
   */
  readonly handicapThen?: number | undefined
}

/** The figures of a score. */
export type RatedField = Exclude<keyof RatedScore, 'holeCount'>

type Range = { readonly lowest: number; readonly highest: number }
type Ranges = Readonly<Record<RatedField, Range>>

/**
 * Accepted values of eighteen holes. Slope and playing conditions have the limits of the Rules of Handicapping
 * (Definitions; Rule 5.6); the others cover every rated 18-hole course and every score, and catch typos.
 */
export const ROUND_RANGES = {
  courseRating: { lowest: 55, highest: 85 },
  slopeRating: { lowest: 55, highest: 155 },
  adjustedGrossScore: { lowest: 40, highest: 200 },
  playingConditions: { lowest: -1, highest: 3 },
} as const satisfies Ranges

/** Accepted values of nine holes; playing conditions are those of the day, of which nine holes count half. */
export const NINE_HOLE_RANGES = {
  ...ROUND_RANGES,
  courseRating: { lowest: 27, highest: 43 },
  adjustedGrossScore: { lowest: 20, highest: 100 },
} as const satisfies Ranges

/** What nine holes or eighteen may have, where it is not known which. */
export const ANY_HOLES_RANGES = {
  ...ROUND_RANGES,
  courseRating: { lowest: NINE_HOLE_RANGES.courseRating.lowest, highest: ROUND_RANGES.courseRating.highest },
  adjustedGrossScore: {
    lowest: NINE_HOLE_RANGES.adjustedGrossScore.lowest,
    highest: ROUND_RANGES.adjustedGrossScore.highest,
  },
} as const satisfies Ranges

/** The most rounds a golfer can keep. An index uses the latest twenty and a year back; this is years of golf. */
export const MOST_ROUNDS = 500

/** Longer than real names of courses and tees. */
export const MOST_COURSE_CHARACTERS = 100
export const MOST_TEES_CHARACTERS = 50

export function rangesOf(holeCount: HoleCount): Ranges {
  return holeCount === NINE_HOLES ? NINE_HOLE_RANGES : ROUND_RANGES
}

export function isEighteenHoles<Score extends RatedScore>(score: Score): score is Score & EighteenHoleScore {
  return score.holeCount !== NINE_HOLES
}
