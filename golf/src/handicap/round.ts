/** A score and the course it was played on: all that a score differential comes from. */
export type RatedScore = {
  /** Strokes on 18 holes after the maximum of each hole (net double bogey), conceded putts and penalties included. */
  readonly adjustedGrossScore: number
  /** Strokes that a scratch golfer needs from these tees. */
  readonly courseRating: number
  /** How much harder the course is for a bogey golfer; 113 is standard. */
  readonly slopeRating: number
  /** Playing Conditions Calculation: strokes by which the whole field scored higher that day; null when not known. */
  readonly playingConditions: number | null
}

/** Eighteen holes a golfer has played. */
export type Round = RatedScore & {
  readonly id: string
  /** The golfer's own calendar day, as 2026-11-21. */
  readonly date: string
  readonly course: string
  /** Name or colour of the tees; may be empty. */
  readonly tees: string
}

type Range = { readonly lowest: number; readonly highest: number }

/**
 * What Bagwise takes. Slope and playing conditions end where the Rules of Handicapping end them (Definitions; Rule 5.6);
 * the others are wide enough for every rated 18-hole course and every score, and catch slips of the finger.
 */
export const ROUND_RANGES = {
  courseRating: { lowest: 55, highest: 85 },
  slopeRating: { lowest: 55, highest: 155 },
  adjustedGrossScore: { lowest: 40, highest: 200 },
  playingConditions: { lowest: -1, highest: 3 },
} as const satisfies Record<keyof RatedScore, Range>

/** Rounds a golfer can keep. An index looks at the latest twenty and a year back; this is years of golf. */
export const MOST_ROUNDS = 500

/** Names of courses and tees are cut by nobody within these. */
export const MOST_COURSE_CHARACTERS = 100
export const MOST_TEES_CHARACTERS = 50
