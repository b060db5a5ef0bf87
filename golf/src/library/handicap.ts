/** Differentials, index and strokes by the World Handicap System. */
import * as course from '../handicap/course-handicap.ts'
import type { CourseHandicap } from '../handicap/course-handicap.ts'
import * as rated from '../handicap/dated-differentials.ts'
import type { DatedDifferential, IndexEstimate } from '../handicap/estimated-index.ts'
import * as doubleBogey from '../handicap/net-double-bogey.ts'
import { NINE_HOLES } from '../handicap/round.ts'
import * as differential from '../handicap/score-differential.ts'
import * as received from '../handicap/strokes-received.ts'
import type { StrokeRanking } from '../handicap/strokes-received.ts'
import type { Check } from './inputs/check.ts'
import {
  ADJUSTED_GROSS,
  COURSE_HANDICAP,
  EIGHTEEN_HOLE_ROUND,
  NINE_HOLE_ROUND,
  RATE_ROUNDS,
  SCORE_DIFFERENTIAL,
  STROKES_RECEIVED,
} from './inputs/handicap.ts'
import type { CardInput, HandicapCourse, PlayedHoleInput, RoundInput, ScoreInput } from './inputs/handicap.ts'
import { wrongInput } from './inputs/wrong-input.ts'
import type { WrongInput } from './inputs/wrong-input.ts'

export { NINE_HOLE_RANGES, ROUND_RANGES } from '../handicap/round.ts'
export type { CourseHandicap } from '../handicap/course-handicap.ts'
export type { ConsideredScore, DatedDifferential, IndexEstimate } from '../handicap/estimated-index.ts'
export type { StrokeRanking } from '../handicap/strokes-received.ts'
export type { CardHole, CardInput, HandicapCourse, PlayedHoleInput, RoundInput, ScoreInput } from './inputs/handicap.ts'

/** The differential of eighteen holes, in strokes with one decimal. */
export function scoreDifferential(score: ScoreInput): number | WrongInput {
  return wrongInput(SCORE_DIFFERENTIAL, { score }) ?? differential.scoreDifferential(score)
}

/** What rounds give to an index. */
export type RatedRounds = {
  readonly differentials: readonly DatedDifferential[]
  /** Nine holes from before there was an index, which count once there are 54 holes. */
  readonly waitingIds: readonly string[]
  readonly estimate: IndexEstimate
}

/**
 * The handicap index of these rounds, with the differential of each: reductions for exceptional scores and both caps
 * included. An estimate, since committees may decide otherwise.
 */
export function rateRounds(rounds: readonly RoundInput[]): RatedRounds | WrongInput {
  const wrong = wrongInput(RATE_ROUNDS, { rounds })
  return wrong ?? wrongInput(byHoleCount(rounds), { rounds }) ?? rated.rateRounds(rounds)
}

/** Nine holes have other ranges than eighteen. */
function byHoleCount(rounds: readonly RoundInput[]): Check<{ readonly rounds: readonly RoundInput[] }> {
  const of = rounds.map(({ holeCount }) => (holeCount === NINE_HOLES ? NINE_HOLE_ROUND : EIGHTEEN_HOLE_ROUND))
  return { is: 'record', fields: { rounds: { is: 'tuple', of } } }
}

/** The strokes that a golfer receives on a course; negative where a plus golfer gives them. */
export function courseHandicap(asked: HandicapCourse): CourseHandicap | WrongInput {
  return wrongInput(COURSE_HANDICAP, { asked }) ?? course.courseHandicap(asked)
}

/** Strokes received on each hole of a card, in its order. */
export function strokesReceived(
  card: CardInput,
): { readonly strokes: readonly number[]; readonly rankedBy: StrokeRanking } | WrongInput {
  return wrongInput(STROKES_RECEIVED, { card }) ?? received.strokesReceived(card)
}

/** The score of these holes with each at most net double bogey, and the numbers of those that were more. */
export function adjustedGross(
  holes: readonly PlayedHoleInput[],
): { readonly score: number; readonly cutHoles: readonly number[] } | WrongInput {
  return wrongInput(ADJUSTED_GROSS, { holes }) ?? doubleBogey.adjustedGross(holes)
}
