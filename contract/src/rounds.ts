import * as z from 'zod/mini'
import { MOST_COURSE_CHARACTERS, MOST_ROUNDS, MOST_TEES_CHARACTERS, ROUND_RANGES } from '@bagwise/golf/handicap/round'
import { tenthsFromStrokes, strokesFromTenths } from '@bagwise/golf/handicap/tenths'
import { CalendarDay } from './calendar-day.ts'
import { endpoint } from './endpoint.ts'
import { between, wholeBetween } from './number-ranges.ts'
import { text } from './text.ts'

const { courseRating, slopeRating, adjustedGrossScore, playingConditions } = ROUND_RANGES

/** Eighteen holes a golfer has played. Ratings are those of the tees; see `golf/src/handicap/round.ts`. */
export const Round = z.strictObject({
  /** Made on the device: the same round sent again is known by it. */
  id: z.uuid(),
  /** The golfer's own calendar day, wherever the server is. */
  date: CalendarDay,
  course: text({ minLength: 1, maxLength: MOST_COURSE_CHARACTERS }),
  tees: text({ maxLength: MOST_TEES_CHARACTERS }),
  courseRating: between(courseRating.lowest, courseRating.highest).check(
    z.refine((strokes) => strokesFromTenths(tenthsFromStrokes(strokes)) === strokes, 'must have at most one decimal'),
  ),
  slopeRating: wholeBetween(slopeRating.lowest, slopeRating.highest),
  adjustedGrossScore: wholeBetween(adjustedGrossScore.lowest, adjustedGrossScore.highest),
  playingConditions: z.nullable(wholeBetween(playingConditions.lowest, playingConditions.highest)),
})
export type Round = z.infer<typeof Round>

/** How every change of a round begins. */
const change = {
  /** Made on the device for this change: sent again when the answer got lost, it is made once. */
  save: z.uuid(),
  /** Whose change this is. A session that has become another golfer's is refused. */
  golfer: z.optional(z.string()),
  /** The round as the golfer saw it when changing it; null when there was none. */
  base: z.nullable(Round),
}

const RoundAnswer = z.object({
  /** As it is stored now; null when it is not. */
  round: z.nullable(Round),
  /** As it was stored until now, when that was not what the golfer saw: another device had changed it. */
  before: z.nullable(Round),
})
export type RoundAnswer = z.infer<typeof RoundAnswer>

/** The latest day first. */
export const getRounds = endpoint({
  method: 'GET',
  path: '/api/rounds',
  body: z.undefined(),
  reply: z.object({
    /** Whose they are: the session may have become another golfer's. */
    golfer: z.string(),
    rounds: z.array(Round).check(z.maxLength(MOST_ROUNDS)),
  }),
})

/** Adds a round, or changes those fields of it that are not as in the base. One that is gone comes back. */
export const saveRound = endpoint({
  method: 'PUT',
  path: '/api/rounds',
  body: z.strictObject({ ...change, round: Round }),
  reply: RoundAnswer,
})

/** A round that is not as in the base stays. One that is gone already is no reason to refuse. */
export const deleteRound = endpoint({
  method: 'DELETE',
  path: '/api/rounds',
  body: z.strictObject({ ...change, id: z.uuid() }),
  reply: RoundAnswer,
})
