import type { Profile } from '@bagwise/contract/profile'
import { lookForKeptEditsAgain } from '#data/use-kept-edits.ts'
import { syncStatus } from '#sync/sync-status.ts'
import { download } from '#ui/download.ts'
import { notify } from '#ui/notices.ts'
import * as copy from './account.copy.ts'

const INDENT = 2

/** Whose edits go into the account that is signed up next on this page. */
let planned: readonly string[] = []

export function planTakeOver(golfers: readonly string[]): void {
  planned = golfers
}

/** Somebody has signed up or in: their account gets what the golfer wanted to take along. */
export async function takePlannedEdits(profile: Profile): Promise<void> {
  const golfers = planned
  planned = []
  if (golfers.length > 0) await takeEdits(golfers, profile)
}

/** Tells the golfer how it ended; what could not be taken stays, and so does the question. */
export async function takeEdits(golfers: readonly string[], profile: Profile): Promise<void> {
  await tried(async () => {
    await syncStatus.load()
    const { takeOverEdits } = await import('#sync/take-over.ts')
    await takeOverEdits(golfers, profile)
    notify('status', copy.goneTaken)
  })
}

/** Leaves them on the device: a browser may fail to store the file without a word. Whether it got the file. */
export async function downloadEdits(golfers: readonly string[]): Promise<boolean> {
  return tried(async () => {
    const { waitingEditsOf } = await import('#sync/waiting-edits.ts')
    const text = JSON.stringify(await waitingEditsOf(golfers), undefined, INDENT)
    download(copy.goneFileName, new Blob([text], { type: 'application/json' }))
  })
}

export async function discardEdits(golfers: readonly string[]): Promise<void> {
  await tried(async () => {
    await (await import('#sync/waiting-edits.ts')).discardEditsOf(golfers)
    notify('status', copy.goneDiscarded)
  })
}

async function tried(task: () => Promise<void>): Promise<boolean> {
  try {
    await task()
    return true
  } catch (error) {
    console.error('The edits of a deleted account could not be read or changed', error)
    notify('alert', copy.goneFailed)
    return false
  } finally {
    lookForKeptEditsAgain()
  }
}
