import type { AuthUser } from '@bagwise/contract/account'
import { dayOf } from '@bagwise/contract/facts'
import type { ProfileBatch } from '@bagwise/contract/profile'
import { StoredBagClub } from '@bagwise/contract/profile-fields'
import { withoutAssumed } from '@bagwise/contract/unsourced-profile'
import { AppError } from '#server/errors.ts'
import { checkChanges } from './check-changes.ts'
import { loadProfile } from './load-profile.ts'
import { mergeProfile } from './merge-profile.ts'
import type { CheckedChange } from './merge-profile.ts'
import type { AppliedBatch, Merge } from './edit-batch.ts'
import type { ProfileStore } from './profile-store.ts'

/** Merges a batch of edits into the profile; an invalid edit rejects the whole batch. */
export async function patchProfile(
  store: ProfileStore,
  {
    user,
    batch,
    now,
    found,
    isFromOlderPage = false,
  }: {
    readonly user: AuthUser
    readonly batch: ProfileBatch
    readonly now: Date
    /** Read together with the session. */
    readonly found?: Awaited<ReturnType<ProfileStore['findForBatch']>>
    /** From a page of the version before, which sends usual lofts with a new club. */
    readonly isFromOlderPage?: boolean
  },
): Promise<AppliedBatch> {
  if (batch.golfer !== undefined && batch.golfer !== user.id) {
    throw new AppError(
      'other-golfer',
      'Somebody else is signed in here now, so these edits were not saved to their profile.',
    )
  }
  const sent = checkChanges(batch.set)
  const changes = isFromOlderPage ? sent.map(withoutUsual) : sent
  const day = dayOf(now.toISOString())
  const edits = { userId: user.id, batchId: batch.batch, changes, now }
  const merge: Merge = (document, deletedClubs) => mergeProfile({ document, changes, deletedClubs, day })

  const applied = await store.applyBatch(edits, merge, found)
  if (applied) return applied
  // The first profile could not be stored at sign-up.
  await loadProfile(store, user, now)
  const appliedToNew = await store.applyBatch(edits, merge)
  if (!appliedToNew) throw new Error('A profile that was just written cannot be changed')
  return appliedToNew
}

/** An edit of a page of the version before. What equals the usual in a whole club was not entered; a single field was. */
function withoutUsual(change: CheckedChange): CheckedChange {
  const { path, value } = change
  if (path.kind !== 'club' || value === null) return change
  return { ...change, value: withoutAssumed(path.club, StoredBagClub.parse(value)) }
}
