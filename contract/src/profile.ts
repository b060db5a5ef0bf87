import * as z from 'zod/mini'
import { Time, described, named } from './documented.ts'
import { endpoint } from './endpoint.ts'
import { Epoch } from './epoch.ts'
import { BagClubFields, ClubType, FactsField, ScalarFields, StoredDistance } from './profile-fields.ts'

/** A club's carry as read; `isManuallySet` is true when the golfer gave the number. */
const ClubDistanceEntry = z.object({
  club: ClubType,
  ...StoredDistance.shape,
  isManuallySet: z.boolean(),
})

/** A club in the bag as read, with its distance from `clubDistances`. */
const BagClubEntry = z.object({
  id: z.string(),
  type: ClubType,
  ...BagClubFields,
  distance: described('Yards.', z.nullable(z.number())),
  isDistanceEstimated: z.boolean(),
})

/** The profile record with the specification's fields. */
export const Profile = named(
  'Profile',
  z.object({
    id: z.string(),
    ...ScalarFields,
    facts: FactsField,
    clubDistances: z.array(ClubDistanceEntry),
    golfBag: z.array(BagClubEntry),
    createdAt: Time,
    updatedAt: Time,
  }),
)
export type Profile = z.infer<typeof Profile>

/** `version` rises by one with every applied batch of an epoch. */
export const VersionedProfile = z.object({
  profile: Profile,
  version: described('Rises by one with every batch that is applied.', z.number()),
  ...Epoch,
})
export type VersionedProfile = z.infer<typeof VersionedProfile>

/** One edit: the value the golfer saw, and the new one. Null deletes a club or a distance. */
export const ProfileChange = z.strictObject({ base: z.unknown(), value: z.unknown() })
export type ProfileChange = z.infer<typeof ProfileChange>

/** May be sent again when the answer was lost; it is applied once. */
export const ProfileBatch = z.strictObject({
  batch: z.uuid(),
  /** The golfer who made the edits; rejected when the session belongs to another one. */
  golfer: z.optional(z.string()),
  set: described(
    'By path, such as `handicap`, `clubDistances.7-iron`, `golfBag.driver` or `golfBag.driver.loft`.',
    z.record(z.string(), ProfileChange),
  ),
})
export type ProfileBatch = z.infer<typeof ProfileBatch>

/** A value that is not, or no longer, in the profile; the golfer can restore it. */
export const HistoryEntry = named(
  'HistoryEntry',
  z.object({
    id: z.string(),
    path: z.string(),
    value: z.unknown(),
    /** The value in the profile instead. */
    keptValue: z.unknown(),
    /** replaced: a newer edit took its place. rejected: it arrived late and was not stored. */
    reason: z.enum(['replaced', 'rejected']),
    /** Another device had changed the field since this one read it: both devices show it. */
    isConflict: z.boolean(),
    at: Time,
  }),
)
export type HistoryEntry = z.infer<typeof HistoryEntry>

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/profile',
  group: 'profile',
  access: 'golfer',
  summary: 'The profile, with the bag and every carry',
  body: z.undefined(),
  reply: VersionedProfile,
})

export const patchProfile = endpoint({
  method: 'PATCH',
  path: '/api/profile',
  group: 'profile',
  access: 'golfer',
  summary: 'Merges a batch of edits into the profile, all or none',
  errors: ['other-golfer', 'too-many-changes', 'unknown-path', 'invalid-value'],
  body: ProfileBatch,
  reply: z.object({
    ...VersionedProfile.shape,
    /** Conflicts of this batch: empty when no other device had changed the same fields. */
    conflicts: z.array(HistoryEntry),
  }),
})

export const getProfileHistory = endpoint({
  method: 'GET',
  path: '/api/profile/history',
  group: 'profile',
  access: 'golfer',
  summary: 'Lists values that newer edits have replaced, newest first',
  body: z.undefined(),
  reply: z.object({ entries: z.array(HistoryEntry) }),
})
