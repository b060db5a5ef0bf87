import type { AuthUser } from '@bagwise/contract/account'
import type { NewProgressEntry } from '@bagwise/contract/progress'
import { AppError } from '#server/errors.ts'
import { latestDay } from '#server/latest-day.ts'
import type { ProgressStore } from './progress-store.ts'

/** Stores an entry once. Entries of earlier days may arrive late, from a phone that was offline. */
export async function addProgressEntry(
  store: ProgressStore,
  { user, entry, now }: { readonly user: AuthUser; readonly entry: NewProgressEntry; readonly now: Date },
): Promise<void> {
  if (entry.golfer !== undefined && entry.golfer !== user.id) {
    throw new AppError(
      'other-golfer',
      'Somebody else is signed in here now, so this progress was not saved to their account.',
    )
  }
  const { id, date, handicap, clubDistances } = entry
  if (date > latestDay(now)) {
    throw new AppError('invalid-value', 'That day is still to come. Check the date of this device.', { path: 'date' })
  }
  await store.add({ userId: user.id, id, entry: { date, handicap, clubDistances }, now })
}
