import type { AuthUser } from '@bagwise/contract/account'
import type { ProfileBatch } from '@bagwise/contract/profile'
import { AppError } from '#server/errors.ts'
import { checkChanges } from './check-changes.ts'
import { loadProfile } from './load-profile.ts'
import { mergeProfile } from './merge-profile.ts'
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
  }: {
    readonly user: AuthUser
    readonly batch: ProfileBatch
    readonly now: Date
    /** Read together with the session. */
    readonly found?: Awaited<ReturnType<ProfileStore['findForBatch']>>
  },
): Promise<AppliedBatch> {
  if (batch.golfer !== undefined && batch.golfer !== user.id) {
    throw new AppError(
      'other-golfer',
      'Somebody else is signed in here now, so these edits were not saved to their profile.',
    )
  }
  const changes = checkChanges(batch.set)
  const edits = { userId: user.id, batchId: batch.batch, changes, now }
  const merge: Merge = (document, deletedClubs) => mergeProfile({ document, changes, deletedClubs })

  const applied = await store.applyBatch(edits, merge, found)
  if (applied) return applied
  // The first profile could not be stored at sign-up.
  await loadProfile(store, user, now)
  const appliedToNew = await store.applyBatch(edits, merge)
  if (!appliedToNew) throw new Error('A profile that was just written cannot be changed')
  return appliedToNew
}
