import type * as account from '@bagwise/contract/account'
import { request } from '#http/request.ts'
import { fieldOf } from '#storage/local-copy.ts'
import { profileEdits, tellTabsOfLeaving } from '#sync/profile-sync.ts'
import type { EditsState } from '#sync/queue.ts'
import { whileNothingIsSent } from '#sync/send-lock.ts'
import { holdsName, rowAfterSignOut, rowsOf, rowsSince } from '#sync/sign-out-retention.ts'
import { signingOut, syncStatus } from '#sync/sync-status.ts'
import { clearDevice } from './clear-device.ts'
import { holdGolfer, stopKeeping } from './session-sync.ts'

/**
 * Ends the session and clears the device while no tab sends or takes edits. Rejects when the server cannot be reached.
 * After `unsaved-edits` the golfer is held until the question about them is closed (`sign-out-dialog.tsx`).
 */
export async function leaveDevice({
  losingEdits,
}: {
  readonly losingEdits: boolean
}): Promise<'signed-out' | 'unsaved-edits'> {
  await syncStatus.flush()
  return whileNothingIsSent(async () => {
    signingOut.begin()
    tellTabsOfLeaving()
    const letGo = holdGolfer()
    let isGone = false
    try {
      isGone = await leave(losingEdits)
      return isGone ? 'signed-out' : 'unsaved-edits'
    } catch (error) {
      letGo()
      throw error
    } finally {
      // Once signed out the page starts anew in a moment: it takes no edits until then.
      if (!isGone) signingOut.end()
    }
  })
}

/** The account is gone: clears the device of all that was its golfer's, while no tab sends or takes edits. */
export async function clearAfterDeletion(deleted: string): Promise<void> {
  await whileNothingIsSent(async () => {
    signingOut.begin()
    tellTabsOfLeaving()
    stopKeeping()
    await clearDevice({
      departure: 'deletion',
      golfer: deleted,
      rowAfter: (row) => (fieldOf(row, 'golfer') === deleted ? undefined : rowAfterSignOut(row, [])),
    })
  })
}

/** Whether the golfer has left; false when they have to be asked first. */
async function leave(losingEdits: boolean): Promise<boolean> {
  const { golfer, ...edits } = await profileEdits.lookAgain()
  if (!losingEdits && syncStatus.isAskedAbout()) return false
  const givenUp = golfer === undefined ? [] : rowsOf(golfer, edits)
  await request<typeof account.signOut>('POST', '/api/sign-out', {})
  if (!mayStay(await profileEdits.lookAgain(), givenUp)) return false
  stopKeeping()
  await clearDevice({ departure: 'sign-out', golfer, rowAfter: (row) => rowAfterSignOut(row, givenUp) })
  return true
}

/** Whether the device can keep what was edited since the golfer gave the rest up. */
function mayStay({ golfer, ...edits }: EditsState, givenUp: readonly unknown[]): boolean {
  const since = golfer === undefined ? [] : rowsSince(golfer, edits, givenUp)
  return since.length === 0 || (profileEdits.isKept() && !since.some(holdsName))
}
