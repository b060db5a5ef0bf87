import type { Profile } from '@bagwise/contract/profile'
import { RequestProblem } from '#http/request.ts'
import { beforeRestoreRows } from '#storage/before-restore.ts'
import type { BeforeRestore, LaterChange } from '#storage/before-restore.ts'
import type { ProfileChanges } from './edit-state.ts'
import { openChanges, withoutEdited } from './open-changes.ts'
import { syncStatus } from './sync-status.ts'

const SESSION_ENDED = 401

/**
 * Looks what the device has more than the backup, once and before any edit is sent: afterwards the backup's values could
 * not be told from new ones. Whether edits may be sent.
 */
export async function compareWithBackup(golfer: string): Promise<boolean> {
  const row = rowOf(golfer)
  if (row?.profile === undefined) return true
  try {
    const { compare } = await import('./compare-with-backup.ts')
    return await compare(golfer, row, row.profile)
  } catch (error) {
    if (error instanceof RequestProblem && error.status === SESSION_ENDED) syncStatus.noteSessionEnd()
    console.warn('The profile could not be compared with the one before the restore yet', error)
    return false
  }
}

/** What the golfer has not said yet whether it is sent again. */
export function openChangesOf(shown: Profile): readonly LaterChange[] {
  return openChanges(rowOf(shown.id)?.changes ?? [], shown)
}

/** What the golfer edits on this device is not asked about any more. */
export function forgetEdited(golfer: string, edits: ProfileChanges): void {
  const row = rowOf(golfer)
  if (!row) return
  const changes = withoutEdited(row.changes, edits)
  if (changes.length < row.changes.length) beforeRestoreRows.keep(golfer, [{ ...row, changes }])
}

/** Neither the changes nor the epoch are asked about again. */
export function settleLaterChanges(golfer: string): void {
  const row = rowOf(golfer)
  if (row) beforeRestoreRows.keep(golfer, [{ unsentId: row.unsentId, epoch: row.epoch, changes: [] }])
}

function rowOf(golfer: string): BeforeRestore | undefined {
  return beforeRestoreRows.of(golfer)[0]
}
