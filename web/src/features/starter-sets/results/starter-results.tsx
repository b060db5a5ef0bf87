import { useId, useState } from 'react'
import type { AnalysisPhrases } from '@bagwise/content/starter-sets/analysis'
import type { Profile } from '@bagwise/contract/profile'
import { fittingLevel } from '@bagwise/golf/starter-sets/fitting-level'
import { matchSets } from '@bagwise/golf/starter-sets/match-sets'
import type { StarterAnswers } from '@bagwise/golf/starter-sets/starter-answers'
import type { StarterSet } from '@bagwise/golf/starter-sets/starter-set'
import { Button } from '#ui/button.tsx'
import { StepHeading } from '#wizard/step-heading.tsx'
import { ReplaceBagDialog } from './replace-bag-dialog.tsx'
import { LEVELS } from './result-words.ts'
import { SetCard } from './set-card.tsx'
import { SetsAtAGlance } from './sets-at-a-glance.tsx'
import { useAddToBag } from './use-add-to-bag.ts'

export type StarterResultsProps = {
  readonly sets: readonly StarterSet[]
  readonly phrases: AnalysisPhrases
  readonly answers: StarterAnswers
  /** The answers in short words. */
  readonly facts: readonly string[]
  readonly profile: Profile | undefined
  readonly takesFocus: boolean
  readonly onBack: () => void
}

/** The three sets of the golfer's budget; the first one is the recommended. */
export function StarterResults({ sets, phrases, answers, facts, profile, takesFocus, onBack }: StarterResultsProps) {
  const id = useId()
  const { asked, savingId, add, agree, decline } = useAddToBag(profile, answers)
  const [isRoomy] = useState(() => matchMedia('(width >= 48rem)').matches)
  const matches = matchSets(sets, answers)
  const level = LEVELS[fittingLevel(answers)]
  return (
    <div className="grid gap-4 pb-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <StepHeading id={id} page={takesFocus ? 'moved' : 'opened'}>
          Three sets for you
        </StepHeading>
        <Button look="line" onClick={onBack}>
          Back to Questions
        </Button>
      </div>
      <SetsAtAGlance matches={matches} />
      <div className="sets-cards">
        {matches.map((match, index) => (
          <SetCard
            key={match.set.id}
            match={match}
            answers={answers}
            phrases={phrases}
            profile={profile}
            isSelected={index === 0}
            isRoomy={isRoomy}
            isSaving={savingId === match.set.id}
            isBlocked={savingId !== undefined}
            onAdd={() => add(match.set)}
          />
        ))}
      </div>
      <div className="grid gap-2">
        <ul aria-label="Your answers" className="flex flex-wrap gap-2 text-sm text-ink-2">
          {facts.map((fact) => (
            <li key={fact} className="sets-chip">
              {fact}
            </li>
          ))}
        </ul>
        <p>
          Your fitting level: <strong>{level.name}</strong>. {level.line}
        </p>
      </div>
      <p className="text-sm text-ink-2">
        Rules: worked out on this device from your five answers. Prices are those of 2024 and change; look them up
        before you buy.
      </p>
      {asked && profile && (
        <ReplaceBagDialog
          set={asked.set}
          change={asked.change}
          units={profile.preferredUnits}
          onReplace={agree}
          onKeep={decline}
        />
      )}
    </div>
  )
}
