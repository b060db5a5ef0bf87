import { sessionDrafts } from '#storage/session-drafts.ts'

const WIZARD = 'range-live'
/** As many as the server keeps of a golfer. */
const MOST_TAKEN = 600

/** Ids of live shots that this tab has logged, over a reload too: one that was taken back does not come again. */
export function readTaken(golfer: string): readonly string[] {
  const draft = sessionDrafts.read({ wizard: WIZARD, golfer })
  return Array.isArray(draft) ? draft.filter((id) => typeof id === 'string') : []
}

export function keepTaken(golfer: string, ids: readonly string[]): void {
  sessionDrafts.keep({ wizard: WIZARD, golfer }, ids.slice(-MOST_TAKEN))
}
