import { useState } from 'react'
import type { IndexEstimate } from '@bagwise/golf/handicap/estimated-index'
import type { Round } from '@bagwise/golf/handicap/round'
import type { KeptRound } from '#api/rounds/rounds-copy.ts'
import { Button } from '#ui/button.tsx'
import { RoundRow } from './round-row.tsx'

/** More would push the rest of the page far down; they are a tap away. */
const SHOWN_AT_FIRST = 10

type RoundListProps = {
  /** The latest day first. */
  readonly rounds: readonly KeptRound[]
  readonly estimate: IndexEstimate
  readonly onEdit: (round: Round) => void
  /** The golfer has read what another device changed of it. */
  readonly onSeen: (id: string) => void
}

export function RoundList({ rounds, estimate, onEdit, onSeen }: RoundListProps) {
  const [isOpen, setIsOpen] = useState(false)
  const shown = isOpen ? rounds : rounds.slice(0, SHOWN_AT_FIRST)
  const scores = new Map(estimate.kind === 'known' ? estimate.scores.map((score) => [score.id, score]) : [])
  return (
    <>
      <p className="text-xs text-ink-2">
        The number is the score differential: strokes over the course rating, as on a course of standard slope.
      </p>
      <ol className="round-list">
        {shown.map((round) => (
          <li key={round.id} data-round={round.id}>
            <RoundRow
              round={round}
              score={scores.get(round.id)}
              onEdit={() => onEdit(round)}
              onSeen={() => onSeen(round.id)}
            />
          </li>
        ))}
      </ol>
      {rounds.length > SHOWN_AT_FIRST && (
        <Button look="quiet" className="handicap-more" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Show the latest rounds' : `Show all ${rounds.length} rounds`}
        </Button>
      )}
    </>
  )
}
