import type { Profile } from '@bagwise/contract/profile'
import type { ProfileValues } from '#api/device-store/edit-rows.ts'
import { inTime } from '#api/in-time.ts'
import { golferEdits } from './golfer-edits.ts'

/** saved: confirmed. waiting: kept, and sent as soon as the server can be reached. refused: some of it is not stored. */
export type SaveOutcome = 'saved' | 'waiting' | 'refused'

/** Saves the values and waits for the server's word, this long at the most. `seen` is as for any edit. */
export async function saveInTime(values: ProfileValues, waitMs: number, seen?: Profile): Promise<SaveOutcome> {
  let isRefused = false
  // A refusal is put away as soon as the page has told it, so it has to be seen when it comes.
  const leave = golferEdits.subscribe(() => {
    isRefused ||= golferEdits.state().refused.some(({ path }) => Object.hasOwn(values, path))
  })
  try {
    golferEdits.save(values, seen)
    await inTime(golferEdits.flush(), waitMs)
  } finally {
    leave()
  }
  if (isRefused) return 'refused'
  const { inflight, waiting } = golferEdits.state()
  const isOpen = Object.keys(values).some(
    (path) => Object.hasOwn(waiting, path) || Object.hasOwn(inflight?.set ?? {}, path),
  )
  return isOpen ? 'waiting' : 'saved'
}
