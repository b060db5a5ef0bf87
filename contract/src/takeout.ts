import * as z from 'zod/mini'
import { CLUB_TYPES } from '@bagwise/golf/club'
import { MOST_ROUNDS } from '@bagwise/golf/handicap/round'
import { AuthUser } from './account.ts'
import { endpoint } from './endpoint.ts'
import { BagClubFields, ClubType, ScalarFields, StoredDistance } from './profile-fields.ts'
import { HistoryEntry, Profile, VersionedProfile } from './profile.ts'
import { ProgressEntry } from './progress.ts'
import { Round } from './rounds.ts'

/** What a file says of itself, so that it is known again; the version rises when an older Bagwise could not read it. */
export const TAKEOUT_FORMAT = 'bagwise-takeout'
export const TAKEOUT_VERSION = 1

/** Progress keeps 500 days and up to 500 entries that were replaced. */
const MOST_PROGRESS_ENTRIES = 1_000

/** A progress entry under the id of the device that wrote it. */
const KeptProgressEntry = z.object({ id: z.uuid(), ...ProgressEntry.shape, arrivedAt: z.string() })

/** Everything that is stored of a golfer, except what opens the account: the hash of the password and session tokens. */
export const Takeout = z.object({
  format: z.literal(TAKEOUT_FORMAT),
  version: z.literal(TAKEOUT_VERSION),
  exportedAt: z.string(),
  account: z.omit(AuthUser, { isAuthenticated: true }),
  /** How the golfer can sign in. */
  signInMethods: z.array(z.object({ method: z.string(), createdAt: z.string(), changedAt: z.string() })),
  sessions: z.array(
    z.object({ startedAt: z.string(), lastUsedAt: z.string(), endsAt: z.string(), browser: z.nullable(z.string()) }),
  ),
  /** New passwords that were asked for and not chosen yet. */
  passwordResets: z.array(z.object({ askedAt: z.string(), endsAt: z.string() })),
  profile: Profile,
  profileVersion: z.number(),
  /** Values that gave way, the newest first. */
  history: z.array(HistoryEntry),
  /** The batches of edits, and the changes of rounds, that arrived in the last 90 days. */
  batches: z.array(z.object({ batch: z.string(), arrivedAt: z.string() })),
  /** In the order in which they arrived: of a day the last counts. */
  progress: z.array(KeptProgressEntry),
  /** The latest day first. */
  rounds: z.array(Round),
  /** What was sent through the contact form with the e-mail address of the account. */
  messages: z.array(
    z.object({
      submission: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      email: z.string(),
      message: z.string(),
      sentAt: z.string(),
    }),
  ),
})
export type Takeout = z.infer<typeof Takeout>

/** A list in which every entry has another name. */
function listByName<Entry extends z.ZodMiniType>(entry: Entry, nameOf: (entry: z.output<Entry>) => unknown) {
  return z
    .array(entry)
    .check(z.refine((entries) => new Set(entries.map(nameOf)).size === entries.length, 'names something twice'))
}

/** Whose profile it was, and when: to be read, not to be imported. */
const FOREIGN_FIELDS = {
  id: z.optional(z.unknown()),
  email: z.optional(z.unknown()),
  createdAt: z.optional(z.unknown()),
  updatedAt: z.optional(z.unknown()),
}

/** What stands there follows from something else in the file. */
const PROJECTED = z.optional(z.unknown())

/** A profile as a takeout has it. What an older Bagwise did not know may be left out. */
const ImportedProfile = z.strictObject({
  ...z.partial(z.object(ScalarFields)).shape,
  ...FOREIGN_FIELDS,
  clubDistances: z.optional(
    listByName(
      z.strictObject({
        club: z.enum(CLUB_TYPES.filter((club) => club !== 'putter')),
        ...StoredDistance.shape,
        isManuallySet: PROJECTED,
      }),
      ({ club }) => club,
    ),
  ),
  golfBag: z.optional(
    listByName(
      z.strictObject({
        id: PROJECTED,
        type: ClubType,
        ...BagClubFields,
        distance: PROJECTED,
        isDistanceEstimated: PROJECTED,
      }),
      ({ type }) => type,
    ),
  ),
})
export type ImportedProfile = z.infer<typeof ImportedProfile>

/** What an import reads of a takeout. The rest is there for the golfer to read. */
export const ImportedTakeout = z.object({
  profile: ImportedProfile,
  progress: z.optional(
    listByName(z.strictObject({ ...KeptProgressEntry.shape, arrivedAt: PROJECTED }), ({ id }) => id).check(
      z.maxLength(MOST_PROGRESS_ENTRIES),
    ),
  ),
  rounds: z.optional(listByName(Round, ({ id }) => id).check(z.maxLength(MOST_ROUNDS))),
})
export type ImportedTakeout = z.infer<typeof ImportedTakeout>

/** A file on its way into a profile: a takeout or distances as CSV. */
export const ImportRequest = z.strictObject({
  /** Whose device sends it. A session that has become another golfer's is refused. */
  golfer: z.string(),
  content: z.string(),
  /** The golfer's own calendar day: progress is noted on it. */
  today: ProgressEntry.shape.date,
  /** The version of the profile that the golfer was shown the changes of. Without it nothing is written. */
  seenVersion: z.optional(z.number()),
})
export type ImportRequest = z.infer<typeof ImportRequest>

/** What is wrong, and where: `Line 3` of a CSV, `profile.handicap` of a takeout; empty for the file as a whole. */
export const ImportProblem = z.object({ place: z.string(), message: z.string() })
export type ImportProblem = z.infer<typeof ImportProblem>

const AddedRows = z.object({ added: z.number(), present: z.number() })

export const ImportPlan = z.object({
  /** By the path of the profile; `null` where there is nothing. */
  changes: z.array(z.object({ path: z.string(), from: z.unknown(), to: z.unknown() })),
  /** The golfer's own numbers, which an estimate of the file does not replace. */
  kept: z.array(z.object({ path: z.string(), own: z.unknown(), estimate: z.unknown() })),
  /** Days; those that have an entry already stay as they are. */
  progress: AddedRows,
  /** Rounds that are there already stay as they are. */
  rounds: AddedRows,
})
export type ImportPlan = z.infer<typeof ImportPlan>

/**
 * refused: nothing was written. preview: nothing was written, this would change. applied: this has changed, all of it in
 * one transaction.
 */
export const ImportReply = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('refused'),
    problems: z.array(ImportProblem),
    /** How many more there are than are listed. */
    moreCount: z.number(),
  }),
  z.object({ outcome: z.literal('preview'), plan: ImportPlan, version: z.number() }),
  z.object({ outcome: z.literal('applied'), plan: ImportPlan, ...VersionedProfile.shape }),
])
export type ImportReply = z.infer<typeof ImportReply>

export const getTakeout = endpoint({
  method: 'GET',
  path: '/api/takeout',
  body: z.undefined(),
  reply: Takeout,
})

export const importTakeout = endpoint({
  method: 'POST',
  path: '/api/takeout',
  body: ImportRequest,
  reply: ImportReply,
})
