import * as z from 'zod/mini'
import { CLUB_TYPES } from '@bagwise/golf/club'
import {
  ANY_HOLES_RANGES,
  HOLE_COUNTS,
  MOST_COURSE_CHARACTERS,
  MOST_TEES_CHARACTERS,
  ROUND_RANGES,
  rangesOf,
} from '@bagwise/golf/handicap/round'
import {
  BRANCHES,
  HOLE_FINISHES,
  LEFT_SOURCES,
  LIE_SOURCES,
  MOST_COURSE_ID_CHARACTERS,
  MOST_ORDER,
  PENALTIES,
  PLACE_RANGES,
  PLAYED_HOLE_RANGES,
  PLAYED_LIES,
  PLAYED_ROUND_RANGES,
  PLAYED_SHOT_RANGES,
  PLAYED_SWINGS,
  PLAY_STATES,
  ROUND_RULES,
  misfitOf,
} from '@bagwise/golf/play/played-record'
import { boundedList } from './bounded-list.ts'
import { CalendarDay } from './calendar-day.ts'
import { described, named } from './documented.ts'
import { endpoint, endpointWithQuery } from './endpoint.ts'
import { Epoch } from './epoch.ts'
import { isWithin, tenthsBetween, wholeBetween } from './number-ranges.ts'
import { MOST_SENT_CHANGES } from './play-message-limits.ts'
import { Round, RoundAnswer } from './rounds.ts'
import { nameText, text } from './text.ts'

type Range = { readonly lowest: number; readonly highest: number }

const tenthsIn = ({ lowest, highest }: Range) => tenthsBetween(lowest, highest)
const wholeIn = ({ lowest, highest }: Range) => wholeBetween(lowest, highest)
const ROUND = PLAYED_ROUND_RANGES
const HOLE = PLAYED_HOLE_RANGES
const SHOT = PLAYED_SHOT_RANGES

/** Random, made on the device: an id that begins with the time, as others do, would be a clock. */
const RandomId = z.uuidv4()

/** A round that is or was played, with the card's figures; see `golf/src/play/played-record.ts`. */
export const PlayedRound = named(
  'PlayedRound',
  z
    .strictObject({
      id: RandomId,
      /** The golfer's own calendar day of the first shot. */
      date: CalendarDay,
      course: nameText({ minLength: 1, maxLength: MOST_COURSE_CHARACTERS }),
      /** Of a map or of the golfer's own; null for one that was typed. */
      courseId: z.nullable(text({ minLength: 1, maxLength: MOST_COURSE_ID_CHARACTERS })),
      tees: nameText({ maxLength: MOST_TEES_CHARACTERS }),
      holeCount: z.literal(HOLE_COUNTS),
      firstHole: wholeIn(ROUND.firstHole),
      courseRating: described('Strokes.', z.nullable(tenthsIn(ANY_HOLES_RANGES.courseRating))),
      slopeRating: z.nullable(wholeIn(ROUND_RANGES.slopeRating)),
      playingConditions: described(
        'Strokes of the Playing Conditions Calculation.',
        z.nullable(wholeIn(ROUND_RANGES.playingConditions)),
      ),
      /** The handicap at the start, which rules the round. */
      handicapThen: described(
        'Handicap Index at the start; a plus handicap is negative.',
        z.nullable(tenthsIn(ROUND.handicapThen)),
      ),
      rules: z.enum(ROUND_RULES),
      /** From which hole on a tournament round had advice after all. */
      adviceFromHole: z.nullable(wholeIn(ROUND.adviceFromHole)),
      isCounting: z.boolean(),
      state: z.enum(PLAY_STATES),
    })
    .check(
      z.refine(
        ({ holeCount, courseRating }) =>
          courseRating === null || isWithin(courseRating, rangesOf(holeCount).courseRating),
        { error: 'must be the rating of as many holes', path: ['courseRating'] },
      ),
    ),
)
export type PlayedRound = z.infer<typeof PlayedRound>

/** Yards from the hole's tee along its line and across it; only with *Keep pictures for my other devices*. */
const HolePlace = named(
  'HolePlace',
  z.strictObject({
    alongYards: tenthsIn(PLACE_RANGES.alongYards),
    acrossYards: tenthsIn(PLACE_RANGES.acrossYards),
  }),
)

export const PlayedHole = named(
  'PlayedHole',
  z
    .strictObject({
      round: RandomId,
      number: wholeIn(HOLE.number),
      par: wholeIn(HOLE.par),
      strokeIndex: z.nullable(wholeIn(HOLE.strokeIndex)),
      lengthYards: z.nullable(tenthsIn(HOLE.lengthYards)),
      score: z.nullable(wholeIn(HOLE.score)),
      finish: z.nullable(z.enum(HOLE_FINISHES)),
      putts: z.nullable(wholeIn(HOLE.putts)),
      firstPuttFeet: z.nullable(tenthsIn(HOLE.firstPuttFeet)),
      /** Where the hole was cut, where that was marked. */
      pin: z.nullable(HolePlace),
    })
    .check(
      z.refine((hole) => misfitOf(hole) !== 'putts', { error: 'must be fewer than the score', path: ['putts'] }),
      z.refine((hole) => misfitOf(hole) !== 'finish', {
        error: 'must not be that of a hole without a score',
        path: ['finish'],
      }),
    ),
)
export type PlayedHole = z.infer<typeof PlayedHole>

export const PlayedShot = named(
  'PlayedShot',
  z
    .strictObject({
      id: RandomId,
      round: RandomId,
      /** The number of its hole, which the round has. */
      hole: wholeIn(HOLE.number),
      /** Within its hole; of equal ones the ids decide. */
      order: wholeBetween(0, MOST_ORDER),
      branch: z.enum(BRANCHES),
      club: z.nullable(z.enum(CLUB_TYPES)),
      lie: z.nullable(z.enum(PLAYED_LIES)),
      lieFrom: z.enum(LIE_SOURCES),
      leftYards: z.nullable(tenthsIn(SHOT.leftYards)),
      leftSdYards: z.nullable(tenthsIn(SHOT.leftSdYards)),
      leftFrom: z.nullable(z.enum(LEFT_SOURCES)),
      swing: z.nullable(z.enum(PLAYED_SWINGS)),
      penalty: z.enum(PENALTIES),
      /** Where the ball ended, from the line to the aim; null where the aim or the end is not known. */
      rest: z.nullable(
        z.strictObject({
          alongYards: tenthsIn(SHOT.restAlongYards),
          acrossYards: tenthsIn(SHOT.restAcrossYards),
          sdYards: tenthsIn(SHOT.restSdYards),
        }),
      ),
      air: z.nullable(
        z.strictObject({
          headwindMph: tenthsIn(SHOT.headwindMph),
          crosswindMph: tenthsIn(SHOT.crosswindMph),
          temperatureF: tenthsIn(SHOT.temperatureF),
        }),
      ),
      at: z.nullable(HolePlace),
      isLeftOut: z.boolean(),
    })
    .check(
      z.refine(({ leftYards, leftFrom }) => (leftYards === null) === (leftFrom === null), {
        error: 'must be given with the distance left, and only with it',
        path: ['leftFrom'],
      }),
      z.refine(({ leftYards, leftSdYards }) => leftYards !== null || leftSdYards === null, {
        error: 'must not be given without the distance left',
        path: ['leftSdYards'],
      }),
    ),
)
export type PlayedShot = z.infer<typeof PlayedShot>

const NOT_THE_SAME = { error: 'must be the same row', path: ['base'] }

/** A row as the golfer saw it and as it is wanted; null before it came, and once it is to go. */
const Change = z.discriminatedUnion('kind', [
  /** A round goes with `deletePlayedRound`. */
  z
    .strictObject({ kind: z.literal('round'), base: z.nullable(PlayedRound), row: PlayedRound })
    .check(z.refine(({ base, row }) => base === null || base.id === row.id, NOT_THE_SAME)),
  z.strictObject({ kind: z.literal('hole'), base: z.nullable(PlayedHole), row: z.nullable(PlayedHole) }).check(
    z.refine(isOfSomething, { error: 'must be a row, or have a base', path: ['row'] }),
    z.refine(
      ({ base, row }) => !base || !row || (base.round === row.round && base.number === row.number),
      NOT_THE_SAME,
    ),
  ),
  z.strictObject({ kind: z.literal('shot'), base: z.nullable(PlayedShot), row: z.nullable(PlayedShot) }).check(
    z.refine(isOfSomething, { error: 'must be a row, or have a base', path: ['row'] }),
    z.refine(({ base, row }) => !base || !row || (base.id === row.id && base.round === row.round), NOT_THE_SAME),
  ),
])
export type PlayChange = z.infer<typeof Change>

function isOfSomething({ base, row }: { readonly base: unknown; readonly row: unknown }): boolean {
  return base !== null || row !== null
}

/** Names the row that a change is about. */
export function nameOfRow(change: PlayChange): string {
  if (change.kind === 'round') return `round ${change.row.id}`
  if (change.kind === 'shot') return `shot ${(change.row ?? change.base)?.id}`
  const hole = change.row ?? change.base
  return `hole ${hole?.round} ${hole?.number}`
}

/** New after every change of a round, its holes or its shots; of the same version there is nothing to read again. */
const Version = z.uuid()

/** Fields of every message. */
const message = {
  /** Made on the device for this message, so that a retry is applied once. */
  save: z.uuid(),
  /** The golfer of the message; rejected when the session belongs to another one. */
  golfer: z.optional(z.string()),
}

/** Newest first: which there are, for a device that keeps copies. What it has in another version it reads again. */
export const getPlayedRounds = endpoint({
  method: 'GET',
  path: '/api/play',
  group: 'play',
  access: 'golfer',
  summary: 'Lists the played rounds, newest first',
  body: z.undefined(),
  reply: z.object({
    /** Lets the page detect that the session belongs to another golfer now. */
    golfer: z.string(),
    rounds: z.array(z.object({ round: PlayedRound, shotCount: z.number(), version: Version })),
    ...Epoch,
  }),
})

/** One round with all there is of it. Null when there is none, or no longer. */
export const getPlayedRound = endpointWithQuery({
  method: 'GET',
  path: '/api/play/round',
  group: 'play',
  access: 'golfer',
  summary: 'A played round with its holes and shots',
  query: z.strictObject({ id: z.uuid() }),
  body: z.undefined(),
  reply: z.object({
    golfer: z.string(),
    round: z.nullable(PlayedRound),
    /** By number. */
    holes: z.array(PlayedHole),
    /** As they were played. */
    shots: z.array(PlayedShot),
    version: z.nullable(Version),
    ...Epoch,
  }),
})

/** Another device had deleted the row that the golfer saw; the change has brought it back. Not known of a retry. */
const isBack = z.boolean()

/** A row as stored now, and as stored before if another device had changed it since the golfer saw it; null is gone. */
const ChangedRow = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('round'), row: z.nullable(PlayedRound), before: z.nullable(PlayedRound) }),
  z.object({ kind: z.literal('hole'), row: z.nullable(PlayedHole), before: z.nullable(PlayedHole), isBack }),
  z.object({ kind: z.literal('shot'), row: z.nullable(PlayedShot), before: z.nullable(PlayedShot), isBack }),
])
export type ChangedRow = z.infer<typeof ChangedRow>

/**
 * Adds rows and merges changes field by field, all or none. A row without one it belongs to is refused, and so is a change
 * of a round that the golfer saw and that is gone: a device whose round was deleted elsewhere sends all of it as new, and
 * it is back. A row that another device changed does not go.
 */
export const savePlay = endpoint({
  method: 'PATCH',
  path: '/api/play',
  group: 'play',
  access: 'golfer',
  summary: 'Merges changes of played rounds, holes and shots, all or none',
  errors: ['other-golfer', 'invalid-value', 'unknown-round', 'unknown-hole', 'too-many-rounds', 'too-many-shots'],
  body: z.strictObject({
    ...message,
    changes: boundedList(Change, { maxLength: MOST_SENT_CHANGES }).check(
      z.refine((changes) => new Set(changes.map(nameOfRow)).size === changes.length, 'names a row twice'),
    ),
  }),
  reply: z.object({
    /** In the order of the changes. */
    rows: z.array(ChangedRow),
    /** Rounds of the changes. A device that knew another version than the one before reads the round again. */
    versions: z.array(z.object({ round: z.uuid(), before: z.nullable(Version), now: Version })),
    ...Epoch,
  }),
})

/**
 * Deletes a round with its holes and shots. One that another device changed stays, and so does the round of the index.
 * Deleting a deleted round is no error.
 */
export const deletePlayedRound = endpoint({
  method: 'DELETE',
  path: '/api/play',
  group: 'play',
  access: 'golfer',
  summary: 'Deletes a played round with its holes and shots',
  errors: ['other-golfer'],
  body: z
    .strictObject({
      ...message,
      id: z.uuid(),
      /** The version that the golfer saw. */
      base: z.nullable(Version),
      /** The round of the index as the golfer saw it, where it is to go too; it stays when it was changed since. */
      indexRound: z.optional(Round),
    })
    .check(
      z.refine(({ id, indexRound }) => !indexRound || indexRound.id === id, {
        error: 'must be that of the round',
        path: ['indexRound', 'id'],
      }),
    ),
  reply: z.object({
    /** As stored now; null when it is not. */
    round: z.nullable(PlayedRound),
    version: z.nullable(Version),
    /** Of the round of the index, where it was to go. */
    index: z.nullable(RoundAnswer),
    ...Epoch,
  }),
})
