/** A score and its course: the input of a score differential. */
export type RatedScore = {
  /** Strokes on 18 holes including conceded putts and penalties, each hole capped (net double bogey). */
  readonly adjustedGrossScore: number
  /** Strokes a scratch golfer needs from these tees. */
  readonly courseRating: number
  /** Relative difficulty for a bogey golfer; 113 is standard. */
  readonly slopeRating: number
  /** Playing Conditions Calculation: how many strokes higher the whole field scored that day; null when unknown. */
  readonly playingConditions: number | null
}

/** Eighteen holes played. */
export type Round = RatedScore & {
  readonly id: string
  /** The golfer's own calendar day, such as 2026-11-21. */
  readonly date: string
  readonly course: string
  /** Name or colour of the tees; may be empty. */
  readonly tees: string
}

type Range = { readonly lowest: number; readonly highest: number }

/**
 * Accepted values. Slope and playing conditions have the limits of the Rules of Handicapping (Definitions; Rule 5.6);
 * the others cover every rated 18-hole course and every score, and catch typos.
 */
export const ROUND_RANGES = {
  courseRating: { lowest: 55, highest: 85 },
  slopeRating: { lowest: 55, highest: 155 },
  adjustedGrossScore: { lowest: 40, highest: 200 },
  playingConditions: { lowest: -1, highest: 3 },
} as const satisfies Record<keyof RatedScore, Range>

/** The most rounds a golfer can keep. An index uses the latest twenty and a year back; this is years of golf. */
export const MOST_ROUNDS = 500

/** Longer than real names of courses and tees. */
export const MOST_COURSE_CHARACTERS = 100
export const MOST_TEES_CHARACTERS = 50
