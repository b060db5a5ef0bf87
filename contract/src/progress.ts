import * as z from 'zod/mini'
import { CLUB_TYPES } from '@bagwise/golf/club'
import { CalendarDay } from './calendar-day.ts'
import { endpoint } from './endpoint.ts'
import { ScalarFields, StoredDistance } from './profile-fields.ts'

/** The putter has no distance. */
const ClubWithCarry = z.enum(CLUB_TYPES.filter((club) => club !== 'putter'))

/** Where the golfer stood on a day: its date is the golfer's own calendar day, wherever the server is. */
export const ProgressEntry = z.object({
  date: CalendarDay,
  handicap: ScalarFields.handicap,
  clubDistances: z.partialRecord(ClubWithCarry, StoredDistance),
})
export type ProgressEntry = z.infer<typeof ProgressEntry>

/** An entry on its way. It may be sent again when its answer got lost; what replaces it on its day has another id. */
export const NewProgressEntry = z.strictObject({
  id: z.uuid(),
  /** Whose entry this is. A session that has become another golfer's is refused. */
  golfer: z.optional(z.string()),
  ...ProgressEntry.shape,
})
export type NewProgressEntry = z.infer<typeof NewProgressEntry>

/** One entry a day, the earliest day first. */
export const getProgress = endpoint({
  method: 'GET',
  path: '/api/progress',
  body: z.undefined(),
  reply: z.object({
    /** Whose they are: the session may have become another golfer's. */
    golfer: z.string(),
    entries: z.array(ProgressEntry),
  }),
})

/** Takes the place of an entry of the same day that arrived before. */
export const addProgressEntry = endpoint({
  method: 'POST',
  path: '/api/progress',
  body: NewProgressEntry,
  reply: z.object({}),
})
