import { sessionDrafts } from '#storage/session-drafts.ts'

/** A shot of this visit, as the golfer was told of it. */
export type VisitShot = { readonly id: string; readonly text: string }

const WIZARD = 'range'

/** What was logged in this tab, the latest last: Undo goes back so far, over a reload too. */
export function readVisit(golfer: string): readonly VisitShot[] {
  const draft = sessionDrafts.read({ wizard: WIZARD, golfer })
  return Array.isArray(draft) ? draft.filter(isVisitShot) : []
}

export function keepVisit(golfer: string, shots: readonly VisitShot[]): void {
  if (shots.length > 0) sessionDrafts.keep({ wizard: WIZARD, golfer }, shots)
  else sessionDrafts.discard({ wizard: WIZARD, golfer })
}

function isVisitShot(entry: unknown): entry is VisitShot {
  return (
    typeof entry === 'object' &&
    entry !== null &&
    'id' in entry &&
    typeof entry.id === 'string' &&
    'text' in entry &&
    typeof entry.text === 'string'
  )
}
