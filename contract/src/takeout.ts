import * as z from 'zod/mini'
import { CLUB_TYPES } from '@bagwise/golf/club'
import { MOST_ROUNDS } from '@bagwise/golf/handicap/round'
import { MOST_KEPT_SHOTS, MOST_SHOT_SESSIONS } from '@bagwise/golf/memory/shot-record'
import { MOST_PLAYED_HOLES, MOST_PLAYED_ROUNDS, MOST_PLAYED_SHOTS } from '@bagwise/golf/play/played-record'
import { AuthUser } from './account.ts'
import { boundedList } from './bounded-list.ts'
import { Time, described, named } from './documented.ts'
import { endpoint } from './endpoint.ts'
import { MOST_OWN_COURSES } from './own-course-limits.ts'
import { OwnCourse } from './own-courses.ts'
import { PlayTable } from './play-table.ts'
import { PlayedRound } from './play.ts'
import { ClubType, FactsField, ScalarFields, SentBagClubFields, StoredDistance } from './profile-fields.ts'
import { HistoryEntry, Profile, VersionedProfile } from './profile.ts'
import { ProgressEntry } from './progress.ts'
import { Round } from './rounds.ts'
import { ShotTable } from './shot-table.ts'
import { ShotSession } from './shots.ts'

/** Identifies the file; the version rises when older Bagwises could not read it. */
export const TAKEOUT_FORMAT = 'bagwise-takeout'
export const TAKEOUT_VERSION = 2
/** Without sources: what equals a default of that time is not taken for the golfer's word. */
export const UNSOURCED_TAKEOUT_VERSION = 1

/** Progress keeps 500 days and up to 500 replaced entries. */
const MOST_PROGRESS_ENTRIES = 1_000
/** More than a shot has fields. */
const MOST_SHOT_COLUMNS = 40

const columns = z.array(z.string()).check(z.maxLength(MOST_SHOT_COLUMNS))

/** A progress entry with the id its device made. */
const KeptProgressEntry = z.object({ id: z.uuid(), ...ProgressEntry.shape, arrivedAt: Time })

/** Everything stored about a golfer except credentials: the password's hash and session tokens. */
export const Takeout = z.object({
  format: z.literal(TAKEOUT_FORMAT),
  version: z.literal(TAKEOUT_VERSION),
  exportedAt: Time,
  account: z.extend(z.omit(AuthUser, { isAuthenticated: true }), { emailVerified: z.boolean() }),
  /** Sign-in methods of the golfer. */
  signInMethods: z.array(z.object({ method: z.string(), createdAt: Time, changedAt: Time })),
  sessions: z.array(z.object({ startedAt: Time, lastUsedAt: Time, endsAt: Time, browser: z.nullable(z.string()) })),
  /** Requested but unused password resets. */
  passwordResets: z.array(z.object({ askedAt: Time, endsAt: Time })),
  /** Mailed but unused links that verify the e-mail. */
  emailVerifications: z.array(z.object({ askedAt: Time, endsAt: Time })),
  profile: Profile,
  profileVersion: described('Of the profile, as it rises with every change.', z.number()),
  /** Displaced values, newest first. */
  history: z.array(HistoryEntry),
  /** Batches of edits, changes of rounds, shots and played rounds and entries of progress of the last 90 days, the newest 5,000. */
  batches: z.array(z.object({ batch: z.string(), arrivedAt: Time })),
  /** In order of arrival: the last entry of a day counts. */
  progress: z.array(KeptProgressEntry),
  /** Latest day first. */
  rounds: z.array(Round),
  /** In the order in which they came, as are the shots. */
  shotSessions: z.array(ShotSession),
  shots: ShotTable,
  /** In the order in which they came, and so their holes and shots. */
  playedRounds: z.array(PlayedRound),
  playedHoles: PlayTable,
  playedShots: PlayTable,
  /** Courses that the golfer has mapped. */
  ownCourses: z.array(OwnCourse),
  /** Contact messages sent with the account's e-mail address. */
  messages: z.array(
    z.object({
      submission: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      message: z.string(),
      sentAt: Time,
    }),
  ),
})
export type Takeout = z.infer<typeof Takeout>

/** A list of clubs, each named once. */
function listByClub<Entry extends z.ZodMiniType>(entry: Entry, clubOf: (entry: z.output<Entry>) => unknown) {
  return boundedList(entry, { maxLength: CLUB_TYPES.length }).check(
    z.refine((entries) => !hasTwice(entries.map(clubOf)), NAMED_TWICE),
  )
}

export const NAMED_TWICE = 'names something twice'

export function hasTwice(names: readonly unknown[]): boolean {
  return new Set(names).size < names.length
}

/** Identity and dates of the exported profile: for the golfer to read, never imported. */
const FOREIGN_FIELDS = {
  id: z.optional(z.unknown()),
  email: z.optional(z.unknown()),
  createdAt: z.optional(z.unknown()),
  updatedAt: z.optional(z.unknown()),
}

/** Derived from other parts of the file. */
const PROJECTED = z.optional(z.unknown())

/** A profile in a takeout. Fields may be missing that an older Bagwise did not have. */
const ImportedProfile = z.strictObject({
  ...z.partial(z.object(ScalarFields)).shape,
  ...FOREIGN_FIELDS,
  facts: z.optional(FactsField),
  clubDistances: z.optional(
    listByClub(
      z.strictObject({
        club: z.enum(CLUB_TYPES.filter((club) => club !== 'putter')),
        ...StoredDistance.shape,
        isManuallySet: PROJECTED,
      }),
      ({ club }) => club,
    ),
  ),
  golfBag: z.optional(
    listByClub(
      z.strictObject({
        id: PROJECTED,
        type: ClubType,
        ...SentBagClubFields,
        distance: PROJECTED,
        isDistanceEstimated: PROJECTED,
      }),
      ({ type }) => type,
    ),
  ),
})
export type ImportedProfile = z.infer<typeof ImportedProfile>

export const ImportedProgressEntry = z.strictObject({ ...KeptProgressEntry.shape, arrivedAt: PROJECTED })

/** The parts of a takeout that an import reads. It checks entries one by one, to stop when enough of them are wrong. */
export const ImportedTakeout = z.object({
  profile: ImportedProfile,
  progress: z.optional(z.array(z.unknown()).check(z.maxLength(MOST_PROGRESS_ENTRIES))),
  rounds: z.optional(z.array(z.unknown()).check(z.maxLength(MOST_ROUNDS))),
  shotSessions: z.optional(z.array(z.unknown()).check(z.maxLength(MOST_SHOT_SESSIONS))),
  shots: z.optional(
    z.strictObject({
      columns,
      rows: z.array(z.array(z.unknown())).check(z.maxLength(MOST_KEPT_SHOTS)),
    }),
  ),
  playedRounds: z.optional(z.array(z.unknown()).check(z.maxLength(MOST_PLAYED_ROUNDS))),
  playedHoles: z.optional(z.strictObject({ columns, rows: z.array(z.string()).check(z.maxLength(MOST_PLAYED_HOLES)) })),
  playedShots: z.optional(z.strictObject({ columns, rows: z.array(z.string()).check(z.maxLength(MOST_PLAYED_SHOTS)) })),
  ownCourses: z.optional(z.array(z.unknown()).check(z.maxLength(MOST_OWN_COURSES))),
})

/** A file to import: a takeout or distances as CSV. */
export const ImportRequest = z.strictObject({
  /** The golfer of the sending device; rejected when the session belongs to another one. */
  golfer: z.string(),
  content: described('The file: a takeout as JSON, or distances as CSV.', z.string()),
  /** The golfer's own calendar day, for a progress entry. */
  today: ProgressEntry.shape.date,
  /** The profile version of the preview that the golfer confirmed. Without it nothing is written. */
  seenVersion: described('Of the profile, as the preview said.', z.optional(z.number())),
})
export type ImportRequest = z.infer<typeof ImportRequest>

/** What is wrong, and where: `Line 3` of a CSV, `profile.handicap` of a takeout; empty for the whole file. */
export const ImportProblem = z.object({ place: z.string(), message: z.string() })
export type ImportProblem = z.infer<typeof ImportProblem>

const AddedRows = z.object({
  added: described('Rows that would come or have come.', z.number()),
  present: described('Rows that were there.', z.number()),
})

export const ImportPlan = named(
  'ImportPlan',
  z.object({
    /** By profile path; `null` for nothing. */
    changes: z.array(z.object({ path: z.string(), from: z.unknown(), to: z.unknown() })),
    /** The golfer's own numbers, which the file's estimates do not replace. */
    kept: z.array(z.object({ path: z.string(), own: z.unknown(), estimate: z.unknown() })),
    /** Days; existing ones stay as they are. */
    progress: AddedRows,
    /** Existing rounds stay as they are, and so do sessions, shots, what was played and mapped courses. */
    rounds: AddedRows,
    shotSessions: AddedRows,
    shots: AddedRows,
    playedRounds: AddedRows,
    playedHoles: AddedRows,
    playedShots: AddedRows,
    ownCourses: AddedRows,
  }),
)
export type ImportPlan = z.infer<typeof ImportPlan>

/**
 * refused: nothing was written. preview: nothing was written, these would be the changes. applied: everything was
 * changed in one transaction.
 */
export const ImportReply = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('refused'),
    problems: z.array(ImportProblem),
    /** How many problems were found besides; reading stops soon after the last that is listed. */
    moreCount: described('Problems that are not listed.', z.number()),
  }),
  z.object({ outcome: z.literal('preview'), plan: ImportPlan, version: VersionedProfile.shape.version }),
  z.object({ outcome: z.literal('applied'), plan: ImportPlan, ...VersionedProfile.shape }),
])
export type ImportReply = z.infer<typeof ImportReply>

export const getTakeout = endpoint({
  method: 'GET',
  path: '/api/takeout',
  group: 'takeout',
  access: 'golfer',
  summary: 'Everything that is stored of the golfer',
  body: z.undefined(),
  reply: Takeout,
})

export const importTakeout = endpoint({
  method: 'POST',
  path: '/api/takeout',
  group: 'takeout',
  access: 'golfer',
  summary: 'Previews or imports a takeout, or distances as CSV',
  errors: ['other-golfer', 'invalid-value'],
  body: ImportRequest,
  reply: ImportReply,
})
