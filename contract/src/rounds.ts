import * as z from 'zod/mini'
import {
  ANY_HOLES_RANGES,
  HOLE_COUNTS,
  MOST_COURSE_CHARACTERS,
  MOST_ROUNDS,
  MOST_TEES_CHARACTERS,
  rangesOf,
} from '@bagwise/golf/handicap/round'
import { PLAYED_ROUND_RANGES } from '@bagwise/golf/play/played-record'
import { CalendarDay } from './calendar-day.ts'
import { described, named } from './documented.ts'
import { endpoint } from './endpoint.ts'
import { Epoch } from './epoch.ts'
import { hundredthsBetween, isWithin, tenthsBetween, wholeBetween } from './number-ranges.ts'
import { nameText } from './text.ts'

const { courseRating, slopeRating, adjustedGrossScore, playingConditions } = ANY_HOLES_RANGES
const { handicapThen } = PLAYED_ROUND_RANGES

const RoundFields = z.strictObject({
  /** Made on the device, to recognise a retry. */
  id: z.uuid(),
  /** The golfer's own calendar day, wherever the server is. */
  date: CalendarDay,
  course: nameText({ minLength: 1, maxLength: MOST_COURSE_CHARACTERS }),
  tees: nameText({ maxLength: MOST_TEES_CHARACTERS }),
  courseRating: described('Strokes.', tenthsBetween(courseRating.lowest, courseRating.highest)),
  slopeRating: wholeBetween(slopeRating.lowest, slopeRating.highest),
  /** Whole where every hole was played; others count what was expected of them, to the hundredth. */
  adjustedGrossScore: described('Strokes.', hundredthsBetween(adjustedGrossScore.lowest, adjustedGrossScore.highest)),
  playingConditions: described(
    'Strokes of the Playing Conditions Calculation.',
    z.nullable(wholeBetween(playingConditions.lowest, playingConditions.highest)),
  ),
  /** Eighteen where none is said, as by all pages that knew no rounds of nine holes. */
  holeCount: z.optional(z.literal(HOLE_COUNTS)),
  /** Of the golfer when a played round began; not said by pages that knew none, and where the rounds before rule it. */
  handicapThen: described(
    'Handicap Index when the round began; a plus handicap is negative.',
    z.optional(tenthsBetween(handicapThen.lowest, handicapThen.highest)),
  ),
})
export type Round = z.infer<typeof RoundFields>

const RATED_FIELDS = ['courseRating', 'adjustedGrossScore'] as const
type RatedField = (typeof RATED_FIELDS)[number]
type Rated = Pick<Round, RatedField | 'holeCount'>
export type MisfitOfHoles = { readonly field: RatedField; readonly problem: string }

/** Which field is not one of so many holes; undefined when all are. */
export function misfitOfHoles(round: Rated): MisfitOfHoles | undefined {
  const ranges = rangesOf(round.holeCount ?? 18)
  const field = RATED_FIELDS.find((each) => !isWithin(round[each], ranges[each]))
  if (!field) return undefined
  const { lowest, highest } = ranges[field]
  return { field, problem: round[field] < lowest ? `must be at least ${lowest}` : `must be at most ${highest}` }
}

/** The same for a change: a page that knew no rounds of nine holes leaves their number out when it changes one. */
function misfitOfChange(round: Rated): MisfitOfHoles | undefined {
  const isOfNine = round.holeCount === undefined && !misfitOfHoles({ ...round, holeCount: 9 })
  return isOfNine ? undefined : misfitOfHoles(round)
}

const fitting = (misfitOf: (round: Rated) => MisfitOfHoles | undefined) =>
  z.superRefine<Rated>((round, context) => {
    const misfit = misfitOf(round)
    if (misfit) context.addIssue({ code: 'custom', message: misfit.problem, path: [misfit.field] })
  })

/** A round as it is sent. Ratings are those of the tees; see `golf/src/handicap/round.ts`. */
export const Round = named('Round', RoundFields.check(fitting(misfitOfChange)))
/** A round that stands by itself, as in a takeout. */
export const WholeRound = RoundFields.check(fitting(misfitOfHoles))

/** Fields of every change of a round. */
const change = {
  /** Made on the device for this change, so that a retry is applied once. */
  save: z.uuid(),
  /** The golfer of the change; rejected when the session belongs to another one. */
  golfer: z.optional(z.string()),
  /** The round as the golfer saw it when changing it; null for a new one. */
  base: z.nullable(Round),
}

export const RoundAnswer = z.object({
  /** As stored now; null when it is not. */
  round: z.nullable(Round),
  /** As stored before, if another device had changed it since the golfer saw it. */
  before: z.nullable(Round),
})
export type RoundAnswer = z.infer<typeof RoundAnswer>

/** Latest day first. */
export const getRounds = endpoint({
  method: 'GET',
  path: '/api/rounds',
  group: 'rounds',
  access: 'golfer',
  summary: 'Lists the rounds of the Handicap Index, latest day first',
  body: z.undefined(),
  reply: z.object({
    /** Lets the page detect that the session belongs to another golfer now. */
    golfer: z.string(),
    rounds: z.array(Round).check(z.maxLength(MOST_ROUNDS)),
    ...Epoch,
  }),
})

/** Adds a round, or changes the fields that differ from the base. A deleted round is restored. */
export const saveRound = endpoint({
  method: 'PUT',
  path: '/api/rounds',
  group: 'rounds',
  access: 'golfer',
  summary: 'Adds or changes a round of the Handicap Index',
  errors: ['other-golfer', 'invalid-value', 'too-many-rounds'],
  body: z.strictObject({ ...change, round: Round }),
  reply: z.object({ ...RoundAnswer.shape, ...Epoch }),
})

/** Keeps a round that differs from the base. Deleting a deleted round is no error. */
export const deleteRound = endpoint({
  method: 'DELETE',
  path: '/api/rounds',
  group: 'rounds',
  access: 'golfer',
  summary: 'Deletes a round of the Handicap Index',
  errors: ['other-golfer'],
  body: z.strictObject({ ...change, id: z.uuid() }),
  reply: z.object({ ...RoundAnswer.shape, ...Epoch }),
})
