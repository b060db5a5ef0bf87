import { isUnsent } from '#storage/per-user-cache.ts'
import type { KeptRow } from '#storage/per-user-cache.ts'
import type { EditsState } from '#sync/queue.ts'

type OnDevice = {
  readonly edits: Pick<EditsState, 'inflight' | 'waiting' | 'refused'>
  readonly rounds: readonly KeptRow[]
  readonly progress: readonly KeptRow[]
  readonly unsentShotCount: number
  readonly unsentCourseCount: number
}

/** How many changes of the golfer this device holds that the server does not have, refused ones included. */
export function countUnsentChanges({ edits, rounds, progress, ...counts }: OnDevice): number {
  const { inflight, waiting, refused } = edits
  const paths = [...Object.keys(inflight?.set ?? {}), ...Object.keys(waiting), ...refused.map(({ path }) => path)]
  const { unsentShotCount, unsentCourseCount } = counts
  const changeCount = new Set(paths).size + rounds.filter(isUnsent).length + unsentShotCount + unsentCourseCount
  // A day of progress follows from an edit: it counts where it is all that is left to send.
  return changeCount > 0 ? changeCount : progress.filter(isUnsent).length
}
