import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { BagClubFields, ClubType, ScalarFields, StoredDistance } from './profile-fields.ts'

/** A club's carry as it is read: `isManuallySet` is true when the golfer gave the number. */
const ClubDistanceEntry = z.object({
  club: ClubType,
  ...StoredDistance.shape,
  isManuallySet: z.boolean(),
})

/** A club in the bag as it is read, its distance projected from `clubDistances`. */
const BagClubEntry = z.object({
  id: z.string(),
  type: ClubType,
  ...BagClubFields,
  distance: z.nullable(z.number()),
  isDistanceEstimated: z.boolean(),
})

/** The profile record with the specification's fields. */
export const Profile = z.object({
  id: z.string(),
  ...ScalarFields,
  clubDistances: z.array(ClubDistanceEntry),
  golfBag: z.array(BagClubEntry),
  createdAt: z.string(),
  updatedAt: z.string(),
})
export type Profile = z.infer<typeof Profile>

/** `version` rises by one with every batch that is applied. */
export const VersionedProfile = z.object({ profile: Profile, version: z.number() })
export type VersionedProfile = z.infer<typeof VersionedProfile>

/** One edit: the value the golfer saw when editing, and the one wanted now. Null deletes a club or a distance. */
export const ProfileChange = z.strictObject({ base: z.unknown(), value: z.unknown() })
export type ProfileChange = z.infer<typeof ProfileChange>

/** A batch may be sent again when its answer got lost; it is applied once. */
export const ProfileBatch = z.strictObject({
  batch: z.uuid(),
  /** Whose edits these are. A session that has become another golfer's is refused. */
  golfer: z.optional(z.string()),
  set: z.record(z.string(), ProfileChange),
})
export type ProfileBatch = z.infer<typeof ProfileBatch>

/** A value that is not, or no longer, in the profile, kept so that the golfer can take it back. */
export const HistoryEntry = z.object({
  id: z.string(),
  path: z.string(),
  value: z.unknown(),
  /** The value that stands instead. */
  keptValue: z.unknown(),
  /** replaced: a newer edit took its place. rejected: it arrived late and was not stored. */
  reason: z.enum(['replaced', 'rejected']),
  /** Another device had changed the field since this one saw it: both devices tell the golfer. */
  isConflict: z.boolean(),
  at: z.string(),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

export const getProfile = endpoint({
  method: 'GET',
  path: '/api/profile',
  body: z.undefined(),
  reply: VersionedProfile,
})

export const patchProfile = endpoint({
  method: 'PATCH',
  path: '/api/profile',
  body: ProfileBatch,
  reply: z.object({
    ...VersionedProfile.shape,
    /** What this batch put aside: empty when nobody else had changed the same field. */
    conflicts: z.array(HistoryEntry),
  }),
})

export const getProfileHistory = endpoint({
  method: 'GET',
  path: '/api/profile/history',
  body: z.undefined(),
  reply: z.object({ entries: z.array(HistoryEntry) }),
})
