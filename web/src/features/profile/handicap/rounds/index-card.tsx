import { useRef } from 'react'
import { flushSync } from 'react-dom'
import type { IndexEstimate } from '@bagwise/golf/handicap/estimated-index'
import { useProfile } from '#api/profile/use-profile.ts'
import { BEST_HANDICAP, handicapText } from '#quantities/handicap.ts'
import { Button } from '#ui/button.tsx'
import { notify } from '#ui/notices.ts'
import { indexSentences, indexText, missingText } from './index-words.ts'

type IndexCardProps = { readonly estimate: IndexEstimate; readonly handicap: number | null }

/** The estimated index, how it came about, and the way to take it over. */
export function IndexCard({ estimate, handicap }: IndexCardProps) {
  const { save } = useProfile()
  const card = useRef<HTMLDivElement>(null)
  if (estimate.kind === 'too-few') return <p aria-live="polite">{missingText(estimate.missingCount)}</p>

  const { index } = estimate
  function use() {
    flushSync(() => save({ handicap: index }))
    // The button has done its work and is gone.
    card.current?.focus({ preventScroll: true })
    const undo = { label: 'Undo', run: () => save({ handicap }) }
    notify('status', `Your handicap is ${handicapText(index)} now.`, undo)
  }

  return (
    <div ref={card} tabIndex={-1} className="index-card">
      <p aria-live="polite" className="index-figure">
        <span className="plate text-plate-xl">{indexText(index)}</span>{' '}
        <span className="font-plate text-plate-sm font-bold">Estimated index</span>
      </p>
      <p className="text-sm">{indexSentences(estimate).join(' ')}</p>
      <p className="text-xs text-ink-2">
        Worked out as the World Handicap System does. Only your golf association issues an official one.
      </p>
      {index < BEST_HANDICAP ? (
        <p className="text-sm">Bagwise keeps handicaps up to {handicapText(BEST_HANDICAP)}. Please check the scores.</p>
      ) : index === handicap ? (
        <p className="text-sm font-semibold">This is your handicap.</p>
      ) : (
        <Button look="line" className="justify-self-start" onClick={use}>
          Use as my handicap
        </Button>
      )}
    </div>
  )
}
