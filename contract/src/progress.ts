import * as z from 'zod/mini'
import { CLUB_TYPES } from '@bagwise/golf/club'
import { CalendarDay } from './calendar-day.ts'
import { named } from './documented.ts'
import { endpoint } from './endpoint.ts'
import { Epoch } from './epoch.ts'
import { ScalarFields, StoredDistance } from './profile-fields.ts'

/** The putter has no distance. */
const ClubWithCarry = z.enum(CLUB_TYPES.filter((club) => club !== 'putter'))

/** The golfer's state on a day: the golfer's own calendar day, wherever the server is. */
export const ProgressEntry = named(
  'ProgressEntry',
  z.object({
    date: CalendarDay,
    handicap: ScalarFields.handicap,
    clubDistances: z.partialRecord(ClubWithCarry, StoredDistance),
  }),
)
export type ProgressEntry = z.infer<typeof ProgressEntry>

/** May be sent again when the answer was lost; a later entry of the day has another id. */
export const NewProgressEntry = z.strictObject({
  id: z.uuid(),
  /** The golfer of the entry; rejected when the session belongs to another one. */
  golfer: z.optional(z.string()),
  ...ProgressEntry.shape,
})
export type NewProgressEntry = z.infer<typeof NewProgressEntry>

/** One entry per day, earliest first. */
export const getProgress = endpoint({
  method: 'GET',
  path: '/api/progress',
  group: 'profile',
  access: 'golfer',
  summary: 'Lists the progress, one entry a day, earliest first',
  body: z.undefined(),
  reply: z.object({
    /** Lets the page detect that the session belongs to another golfer now. */
    golfer: z.string(),
    entries: z.array(ProgressEntry),
    ...Epoch,
  }),
})

/** Replaces an earlier entry of the same day. */
export const addProgressEntry = endpoint({
  method: 'POST',
  path: '/api/progress',
  group: 'profile',
  access: 'golfer',
  summary: 'Adds the progress of a day',
  errors: ['other-golfer', 'invalid-value'],
  body: NewProgressEntry,
  reply: z.object({}),
})
