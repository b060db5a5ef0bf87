import { useEffect, useState } from 'react'
import { sessionDrafts } from '#storage/session-drafts.ts'
import { NOTHING_SAID, afterStroke } from './ball.ts'
import type { BallSaid } from './ball.ts'

type Place = { readonly golfer: string; readonly round: string; readonly hole: number; readonly strokeCount: number }
type Draft = Omit<Place, 'golfer'> & { readonly said: BallSaid }

/** What is said of the ball that is played next; a reload in this tab does not cost it, a stroke ends it. */
export function useBallSaid({
  golfer,
  round,
  hole,
  strokeCount,
}: Place): readonly [BallSaid, (changes: Partial<BallSaid>) => void] {
  const [draft, setDraft] = useState<Draft>(() => {
    const kept = sessionDrafts.read({ wizard: 'round-ball', golfer })
    return isDraft(kept) ? kept : { round, hole, strokeCount, said: NOTHING_SAID }
  })
  const isSameHole = draft.round === round && draft.hole === hole
  const said = !isSameHole ? NOTHING_SAID : draft.strokeCount === strokeCount ? draft.said : afterStroke(draft.said)
  useEffect(() => {
    sessionDrafts.keep({ wizard: 'round-ball', golfer }, draft)
  }, [golfer, draft])
  return [said, (changes) => setDraft({ round, hole, strokeCount, said: { ...said, ...changes } })]
}

function isDraft(kept: unknown): kept is Draft {
  if (typeof kept !== 'object' || kept === null) return false
  const { round, hole, strokeCount, said } = kept as Partial<Draft>
  return (
    typeof round === 'string' &&
    typeof hole === 'number' &&
    typeof strokeCount === 'number' &&
    typeof said === 'object' &&
    said !== null &&
    Object.keys(NOTHING_SAID).every((key) => key in said)
  )
}
