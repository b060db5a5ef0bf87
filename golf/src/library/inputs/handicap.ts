import { ANY_HOLES_RANGES, HOLE_COUNTS, NINE_HOLE_RANGES, ROUND_RANGES } from '../../handicap/round.ts'
import type { HoleCount, RatedField, Round } from '../../handicap/round.ts'
import { DAY, FLAG, choice, list, number, optional, orNull, record, text, whole } from './check.ts'

/** Eighteen holes, adjusted gross, and their course. */
export type ScoreInput = Pick<Round, RatedField>
/** Nine or eighteen holes with their day. */
export type RoundInput = ScoreInput & Pick<Round, 'id' | 'date' | 'holeCount' | 'handicapThen'>

const INDEX = number({ from: -10, to: 54 })
const HOLE_COUNT = choice(HOLE_COUNTS)
const PAR_OF_HOLE = whole({ from: 3, to: 7 })
const RECEIVED = optional(whole({ from: -10, to: 10 }))
const MOST_SCORES = { most: 500 } as const
const CARD = { least: 1, most: 18 } as const

type Ranges = Readonly<Record<RatedField, { readonly lowest: number; readonly highest: number }>>

/* @__NO_SIDE_EFFECTS__ */
function ratedFields({ adjustedGrossScore, courseRating, slopeRating, playingConditions }: Ranges) {
  return {
    adjustedGrossScore: number({ from: adjustedGrossScore.lowest, to: adjustedGrossScore.highest }),
    courseRating: number({ from: courseRating.lowest, to: courseRating.highest }),
    slopeRating: number({ from: slopeRating.lowest, to: slopeRating.highest }),
    playingConditions: orNull(number({ from: playingConditions.lowest, to: playingConditions.highest })),
  }
}

export const SCORE_DIFFERENTIAL = record<{ readonly score: ScoreInput }>({
  score: record<ScoreInput>(ratedFields(ROUND_RANGES)),
})

/* @__NO_SIDE_EFFECTS__ */
function round(ranges: Ranges) {
  return record<RoundInput>({
    ...ratedFields(ranges),
    id: text(),
    date: DAY,
    holeCount: optional(HOLE_COUNT),
    handicapThen: optional(INDEX),
  })
}

export const NINE_HOLE_ROUND = round(NINE_HOLE_RANGES)
export const EIGHTEEN_HOLE_ROUND = round(ROUND_RANGES)
export const RATE_ROUNDS = record<{ readonly rounds: readonly RoundInput[] }>({
  rounds: list(round(ANY_HOLES_RANGES), MOST_SCORES),
})

/** Of the holes that are played: of nine for nine. */
export type HandicapCourse = {
  /** −10 to 54 with one decimal; a plus index is negative. */
  readonly index: number
  readonly slopeRating: number
  readonly courseRating: number
  readonly par: number
  readonly holeCount: HoleCount
  /** False where rating − par is left out, as in some countries before 2024. */
  readonly isRatingCounted: boolean
}

export const COURSE_HANDICAP = record<{ readonly asked: HandicapCourse }>({
  asked: record<HandicapCourse>({
    index: INDEX,
    slopeRating: number({ from: 55, to: 155 }),
    courseRating: number({ from: 27, to: 85 }),
    par: whole({ from: 27, to: 80 }),
    holeCount: HOLE_COUNT,
    isRatingCounted: FLAG,
  }),
})

export type CardHole = {
  /** 1, where the first stroke is received, to 18; null where the card has none. */
  readonly strokeIndex: number | null
  readonly lengthYards: number | null
}
export type CardInput = {
  /** Whole strokes, −18 to 90. */
  readonly courseHandicap: number
  /** In the order of the card, 1 to 18. */
  readonly holes: readonly CardHole[]
}

export const STROKES_RECEIVED = record<{ readonly card: CardInput }>({
  card: record<CardInput>({
    courseHandicap: whole({ from: -18, to: 90 }),
    holes: list(
      record<CardHole>({
        strokeIndex: orNull(whole({ from: 1, to: 18 })),
        lengthYards: orNull(number({ from: 1, to: 1000 })),
      }),
      CARD,
    ),
  }),
})

export type PlayedHoleInput = {
  readonly number: number
  readonly par: number
  /** Strokes received there, negative where a plus golfer gives one; undefined without an index. */
  readonly received: number | undefined
  readonly score: number
}

export const ADJUSTED_GROSS = record<{ readonly holes: readonly PlayedHoleInput[] }>({
  holes: list(
    record<PlayedHoleInput>({
      number: whole({ from: 1, to: 36 }),
      par: PAR_OF_HOLE,
      received: RECEIVED,
      score: whole({ from: 1, to: 99 }),
    }),
    CARD,
  ),
})
