import type * as account from '@bagwise/contract/account'
import type { Profile } from '@bagwise/contract/profile'
import type * as contract from '@bagwise/contract/profile'
import { request } from '#http/request.ts'
import { beforeRestoreRows } from '#storage/before-restore.ts'
import type { BeforeRestore } from '#storage/before-restore.ts'
import { laterChanges, withEarlier } from './later-changes.ts'
import { withoutEdited } from './open-changes.ts'
import { editsFacade } from './sync-status.ts'

/** Puts what the device has more than the backup in the place of the profile; false when another golfer is here. */
export async function compare(golfer: string, row: BeforeRestore, before: Profile): Promise<boolean> {
  const { profile } = await request<typeof contract.getProfile>('GET', '/api/profile', undefined)
  const { restoredTo } = await request<typeof account.getSession>('GET', '/api/session', undefined)
  if (profile.id !== golfer) return false
  const { inflight, waiting } = editsFacade.state()
  const edits = { ...inflight?.set, ...waiting }
  const changes = withoutEdited(withEarlier(laterChanges(before, profile), row.changes), edits)
  const compared = { ...row, profile: undefined, changes, restoredTo: restoredTo ?? profile.updatedAt }
  beforeRestoreRows.keep(golfer, [compared])
  return true
}
