import { useState } from 'react'
import type { askAiStarterSet } from '@bagwise/contract/ai/starter-set-explanation'
import { CONFIDENCE_CLUB } from '@bagwise/golf/starter-sets/starter-answers'
import type { StarterAnswers } from '@bagwise/golf/starter-sets/starter-answers'
import type { MatchedSet } from '@bagwise/golf/starter-sets/match-sets'
import { useAiAnswer } from '#api/ai/use-ai-answer.ts'
import { aiLinkClass } from '#ui/ai-addition.tsx'
import { SourceMark } from '#ui/source-mark.tsx'

type SetReasonProps = {
  readonly match: MatchedSet
  readonly answers: StarterAnswers
  /** Only for golfers with a profile. */
  readonly asksAi: boolean
  /** Why this set, by the rules. */
  readonly children: string
}

/** Why this set. What the AI says opens on a tap: by itself it would move what is being read, here and in the cards below. */
export function SetReason({ match: { set, tier }, answers, asksAi, children }: SetReasonProps) {
  const text = useAiAnswer<typeof askAiStarterSet>(
    '/api/ai/starter-set-explanation',
    asksAi ? { ...answers, confidenceClub: CONFIDENCE_CLUB, tier } : undefined,
  )
  // What was there before the card moves nothing.
  const [isOpen, setIsOpen] = useState(text !== undefined)
  const isShown = isOpen && text !== undefined
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-2">
        <h4>Why this set</h4>
        <span className="flex items-center gap-2">
          <button
            type="button"
            className={aiLinkClass(text !== undefined)}
            aria-expanded={isShown}
            onClick={() => setIsOpen(!isOpen)}
          >
            AI’s view
          </button>
          <SourceMark source="rules" />
        </span>
      </div>
      <p role="status" className="sr-only">
        {text !== undefined && `AI’s view of ${set.name} is there.`}
      </p>
      <p className="mt-1">{children}</p>
      {isShown && (
        <div className="mt-2 grid justify-items-start gap-1">
          <SourceMark source="ai" />
          <p>{text}</p>
        </div>
      )}
    </>
  )
}
