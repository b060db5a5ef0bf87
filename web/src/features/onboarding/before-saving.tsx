import { useId, useState } from 'react'
import type { BagChange } from '@bagwise/golf/onboarding/bag-from-answers'
import type { OnboardingAgreement } from '@bagwise/golf/onboarding/complete-onboarding'
import type { SevenIronConflict } from '@bagwise/golf/onboarding/distances-from-answers'
import { CLUBS } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownDistance, unitShort } from '#quantities/distance.ts'
import { Button } from '#ui/button.tsx'
import { StepHeading } from '#wizard/step-heading.tsx'
import type { Asked } from './use-completion.ts'

type BeforeSavingProps = {
  readonly questions: Asked['questions']
  readonly units: PreferredUnits
  readonly isSaving: boolean
  readonly onAnswer: (agreement: OnboardingAgreement) => void
  readonly onBack: () => void
}

/** Nothing of the golfer's is replaced without these questions, one at a time. */
export function BeforeSaving({ questions: { bag, sevenIron }, units, isSaving, onAnswer, onBack }: BeforeSavingProps) {
  const [mayReplaceBag, setMayReplaceBag] = useState<boolean>()

  function answerBag(mayReplace: boolean) {
    setMayReplaceBag(mayReplace)
    if (!sevenIron) onAnswer({ mayReplaceBag: mayReplace, mayReplaceSevenIron: false })
  }

  return (
    <div className="grid gap-4" aria-busy={isSaving}>
      {sevenIron && (!bag || mayReplaceBag !== undefined) ? (
        <SevenIronQuestion
          conflict={sevenIron}
          units={units}
          isSaving={isSaving}
          onAnswer={(mayReplaceSevenIron) => onAnswer({ mayReplaceBag: mayReplaceBag === true, mayReplaceSevenIron })}
        />
      ) : (
        bag && <BagQuestion change={bag} isSaving={isSaving} onAnswer={answerBag} />
      )}
      <Button look="quiet" disabled={isSaving} onClick={onBack} className="justify-self-start">
        Back to the questions
      </Button>
    </div>
  )
}

type BagQuestionProps = {
  readonly change: BagChange
  readonly isSaving: boolean
  readonly onAnswer: (mayReplace: boolean) => void
}

function BagQuestion({ change: { joining, returning, leaving }, isSaving, onAnswer }: BagQuestionProps) {
  const id = useId()
  const coming = [...joining.map(({ type }) => type), ...returning]
  return (
    <>
      <StepHeading key="bag" id={id}>
        Replace the clubs in your bag?
      </StepHeading>
      {coming.length > 0 && <p>Comes in: {clubNames(coming)}.</p>}
      {leaving.length > 0 && <p>Goes out: {clubNames(leaving)}.</p>}
      <p className="text-sm text-ink-2">
        Clubs that stay keep their brand, model, loft and your own distances. You can undo this afterwards.
      </p>
      <div className="grid gap-2 sm:grid-cols-2">
        <Button disabled={isSaving} onClick={() => onAnswer(false)}>
          Keep my bag
        </Button>
        <Button look="line" disabled={isSaving} onClick={() => onAnswer(true)}>
          Replace my bag
        </Button>
      </div>
    </>
  )
}

type SevenIronQuestionProps = {
  readonly conflict: SevenIronConflict
  readonly units: PreferredUnits
  readonly isSaving: boolean
  readonly onAnswer: (mayReplace: boolean) => void
}

function SevenIronQuestion({ conflict: { own, answeredYards }, units, isSaving, onAnswer }: SevenIronQuestionProps) {
  const id = useId()
  const shown = (carryYards: number) => `${shownDistance(carryYards, units)} ${unitShort(units)}`
  return (
    <>
      <StepHeading key="seven-iron" id={id}>
        Which 7-iron distance is right?
      </StepHeading>
      <p>
        You {own.source === 'measured' ? 'measured' : 'entered'} {shown(own.distance)} before, and now you say{' '}
        {shown(answeredYards)}. Estimated distances follow the one you choose.
      </p>
      <div className="grid gap-2 sm:grid-cols-2">
        <Button disabled={isSaving} onClick={() => onAnswer(false)}>
          Keep {shown(own.distance)}
        </Button>
        <Button look="line" disabled={isSaving} onClick={() => onAnswer(true)}>
          Use {shown(answeredYards)}
        </Button>
      </div>
    </>
  )
}

function clubNames(clubs: readonly ClubType[]): string {
  return clubs.map((club) => CLUBS[club].displayName).join(', ')
}
