import type * as account from '@bagwise/contract/account'
import { EDIT_DATABASE } from '#api/device-store/edit-database.ts'
import { unsentOfOthers } from '#api/device-store/golfer-rows.ts'
import type { KeptRow, RowsByGolfer } from '#api/device-store/golfer-rows.ts'
import type { EditsState } from '#api/device-store/kept-edits.ts'
import { holdsName, rowAfterSignOut, rowsOf, rowsSince } from '#api/device-store/rows-after-sign-out.ts'
import { whileNothingIsSent } from '#api/device-store/sender-turn.ts'
import { forgetEverything } from './forget-device.ts'
import { leaving } from './leaving.ts'
import { profileEdits, tellTabsOfLeaving } from '#api/profile/profile.ts'
import { fieldOf } from '#api/device/local-copy.ts'
import type { LocalCopy } from '#api/device/local-copy.ts'
import { progressCopy } from '#api/progress/progress-copy.ts'
import { request } from '#api/request.ts'
import { roundsCopy } from '#api/rounds/rounds-copy.ts'
import { stopKeeping } from './page-golfer.ts'
import { unsavedEdits } from '#api/profile/unsaved-edits.ts'

/** Ends the session and clears the device while no tab sends or takes edits. Rejects when the server cannot be reached. */
export async function leaveDevice({
  losingEdits,
}: {
  readonly losingEdits: boolean
}): Promise<'signed-out' | 'unsaved-edits'> {
  await unsavedEdits.flush()
  return whileNothingIsSent(async () => {
    leaving.begin()
    tellTabsOfLeaving()
    let isGone = false
    try {
      isGone = await leave(losingEdits)
      return isGone ? 'signed-out' : 'unsaved-edits'
    } finally {
      // Once signed out the page starts anew in a moment: it takes no edits until then.
      if (!isGone) leaving.end()
    }
  })
}

/** The account is gone: clears the device of all that was its golfer's, while no tab sends or takes edits. */
export async function clearAfterDeletion(deleted: string): Promise<void> {
  await whileNothingIsSent(async () => {
    leaving.begin()
    tellTabsOfLeaving()
    stopKeeping()
    await clear(deleted, (row) => (fieldOf(row, 'golfer') === deleted ? undefined : rowAfterSignOut(row, [])))
  })
}

/** Whether the golfer has left; false when they have to be asked first. */
async function leave(losingEdits: boolean): Promise<boolean> {
  const { golfer, ...edits } = await profileEdits.lookAgain()
  if (!losingEdits && unsavedEdits.isAskedAbout()) return false
  const givenUp = golfer === undefined ? [] : rowsOf(golfer, edits)
  await request<typeof account.signOut>('POST', '/api/sign-out', {})
  if (!mayStay(await profileEdits.lookAgain(), givenUp)) return false
  stopKeeping()
  await clear(golfer, (row) => rowAfterSignOut(row, givenUp))
  return true
}

/** Whether the device can keep what was edited since the golfer gave the rest up. */
function mayStay({ golfer, ...edits }: EditsState, givenUp: readonly unknown[]): boolean {
  const since = golfer === undefined ? [] : rowsSince(golfer, edits, givenUp)
  return since.length === 0 || (profileEdits.isKept() && !since.some(holdsName))
}

async function clear(golfer: string | undefined, rowAfter: (row: unknown) => unknown): Promise<void> {
  const others = [leftByOthers(progressCopy(), golfer), leftByOthers(roundsCopy(), golfer)]
  await forgetEverything({
    writeBack: () => {
      for (const writeBack of others) writeBack()
    },
    database: EDIT_DATABASE,
    rowAfter,
  })
}

/** What other golfers have not sent waits here for them: reads it and returns how to write it back. */
function leftByOthers<Row extends KeptRow>(copy: LocalCopy<RowsByGolfer<Row>>, golfer: string | undefined): () => void {
  const others = unsentOfOthers(copy.read() ?? [], golfer)
  return () => {
    if (others.length > 0) copy.write(others)
  }
}
