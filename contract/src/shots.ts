import * as z from 'zod/mini'
import { CLUB_TYPES } from '@bagwise/golf/club'
import {
  MOST_LABEL_CHARACTERS,
  MOST_NOTE_CHARACTERS,
  MOST_SOURCE_CHARACTERS,
  SESSION_AIR,
  SHOT_FIGURES,
  SHOT_MARKS,
  SHOT_ORIGINS,
  SWING_KINDS,
} from '@bagwise/golf/memory/shot-record'
import type { ShotFigure } from '@bagwise/golf/memory/shot-record'
import { boundedList } from './bounded-list.ts'
import { CalendarDay } from './calendar-day.ts'
import { described, named } from './documented.ts'
import { endpoint, endpointWithQuery } from './endpoint.ts'
import { Epoch } from './epoch.ts'
import { between, tenthsBetween } from './number-ranges.ts'
import { MOST_SENT_SESSIONS, MOST_SENT_SHOTS } from './shot-message-limits.ts'
import { text } from './text.ts'

/** Rows of one answer, and about how many bytes of JSON. */
export const PAGE_ROWS = 500
export const PAGE_BYTES = 100_000

const airOf = ({ lowest, highest }: { readonly lowest: number; readonly highest: number }) =>
  z.optional(between(lowest, highest))

/** The shots of one file or one log. None of it changes; see `golf/src/memory/shot-record.ts`. */
export const ShotSession = named(
  'ShotSession',
  z.strictObject({
    /** Of a log random, of a file by `fileShotIds`. */
    id: z.uuid(),
    /** The golfer's own calendar day, wherever the server is. */
    day: CalendarDay,
    origin: z.enum(SHOT_ORIGINS),
    /** The maker of the monitor, or 'log'. */
    source: text({ minLength: 1, maxLength: MOST_SOURCE_CHARACTERS }),
    air: z.optional(
      z.strictObject({
        temperatureF: airOf(SESSION_AIR.temperatureF),
        altitudeFeet: airOf(SESSION_AIR.altitudeFeet),
        seaLevelPressureInHg: airOf(SESSION_AIR.seaLevelPressureInHg),
        humidity: described('1 is air that is full of water.', airOf(SESSION_AIR.humidity)),
      }),
    ),
    /** Whether the monitor has turned its figures into those of standard air. */
    isNormalised: z.boolean(),
    note: text({ maxLength: MOST_NOTE_CHARACTERS }),
  }),
)
export type ShotSession = z.infer<typeof ShotSession>

/** What may change of a kept shot. */
const words = {
  club: z.nullable(z.enum(CLUB_TYPES.filter((club) => club !== 'putter'))),
  swing: z.enum(SWING_KINDS),
  mark: z.enum(SHOT_MARKS),
}

const figure = (name: ShotFigure) => tenthsBetween(SHOT_FIGURES[name].lowest, SHOT_FIGURES[name].highest)

export const KeptShot = named(
  'KeptShot',
  z.strictObject({
    id: z.uuid(),
    session: z.uuid(),
    ...words,
    /** The club as the file calls it; empty in a log. */
    label: text({ maxLength: MOST_LABEL_CHARACTERS }),
    carryYards: figure('carryYards'),
    sideYards: z.optional(figure('sideYards')),
    totalYards: z.optional(figure('totalYards')),
    ballSpeedMph: z.optional(figure('ballSpeedMph')),
    launchDeg: z.optional(figure('launchDeg')),
    startDeg: z.optional(figure('startDeg')),
    spinRpm: z.optional(figure('spinRpm')),
    /** False where the monitor estimates it, and where there is none. */
    isSpinMeasured: z.boolean(),
    spinAxisDeg: z.optional(figure('spinAxisDeg')),
    clubSpeedMph: z.optional(figure('clubSpeedMph')),
    aimYards: z.optional(figure('aimYards')),
  }),
)
export type KeptShot = z.infer<typeof KeptShot>

/** A change of a shot, with what the golfer saw when making it: fields that are the same in both stay as stored. */
const ShotChange = z.strictObject({ id: z.uuid(), base: z.strictObject(words), wanted: z.strictObject(words) })
export type ShotChange = z.infer<typeof ShotChange>

/** Fields of every message. */
const message = {
  /** Made on the device for this message, so that a retry is applied once. */
  save: z.uuid(),
  /** The golfer of the message; rejected when the session belongs to another one. */
  golfer: z.optional(z.string()),
}

/** A list of things with ids, each there once. */
function listById<Entry extends z.ZodMiniType<{ readonly id: string }>>(entry: Entry, maxLength: number) {
  return boundedList(entry, { maxLength }).check(
    z.refine((entries) => new Set(entries.map(({ id }) => id)).size === entries.length, 'names an id twice'),
  )
}

/** Where a device goes on reading: counts up with everything that comes or changes. */
const Position = described('Counts up with everything that comes or changes.', z.number())

const ShotsQuery = z.strictObject({
  /** The position of the answer before; a new device has none. */
  after: z.optional(
    z.pipe(
      z.string().check(z.refine((given) => /^\d{1,15}$/.test(given), 'must be a position')),
      z.pipe(z.transform(Number), described('The position of the answer before.', z.int().check(z.minimum(0)))),
    ),
  ),
})

/** What came or changed after a position, in portions of at most `PAGE_ROWS`. A row may come again. */
export const getShots = endpointWithQuery({
  method: 'GET',
  path: '/api/shots',
  group: 'shots',
  access: 'golfer',
  summary: 'Lists kept shots and their sessions that came or changed after a position',
  query: ShotsQuery,
  body: z.undefined(),
  reply: z.object({
    /** Lets the page detect that the session belongs to another golfer now. */
    golfer: z.string(),
    sessions: z.array(ShotSession),
    shots: z.array(KeptShot),
    /** Ids of deleted shots and sessions; with a session its shots are gone. */
    gone: z.array(z.uuid()),
    position: Position,
    isLast: z.boolean(),
    ...Epoch,
  }),
})

/** Adds sessions and shots whose ids are unknown, and changes shots field by field. What is gone stays gone. */
export const saveShots = endpoint({
  method: 'PUT',
  path: '/api/shots',
  group: 'shots',
  access: 'golfer',
  summary: 'Adds shots and their sessions, and changes shots',
  errors: ['other-golfer', 'invalid-value', 'too-many-shots'],
  body: z.strictObject({
    ...message,
    sessions: listById(ShotSession, MOST_SENT_SESSIONS),
    shots: listById(KeptShot, MOST_SENT_SHOTS),
    changes: listById(ShotChange, MOST_SENT_SHOTS),
  }),
  reply: z.object({
    position: Position,
    /** Ids of the message that were deleted before, by themselves or with their session. */
    gone: z.array(z.uuid()),
    /** Ids of changes whose shot is not stored. */
    unknown: z.array(z.uuid()),
    /** Shots that another device had changed since the golfer saw them: as they were before this message, and are now. */
    conflicts: z.array(z.object({ id: z.uuid(), before: z.object(words), now: z.object(words) })),
    ...Epoch,
  }),
})

/** Deletes shots, and sessions with all their shots. Deleting what is gone is no error. */
export const deleteShots = endpoint({
  method: 'DELETE',
  path: '/api/shots',
  group: 'shots',
  access: 'golfer',
  summary: 'Deletes shots, and sessions with their shots',
  errors: ['other-golfer'],
  body: z.strictObject({
    ...message,
    sessions: z.optional(boundedList(z.uuid(), { maxLength: MOST_SENT_SESSIONS })),
    shots: z.optional(boundedList(z.uuid(), { maxLength: MOST_SENT_SHOTS })),
  }),
  reply: z.object({ position: Position, ...Epoch }),
})
