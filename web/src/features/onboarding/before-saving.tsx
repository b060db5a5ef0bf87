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
import * as copy from './onboarding.copy.ts'
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
        {copy.backToQuestions}
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
        {copy.bagQuestion.title}
      </StepHeading>
      {coming.length > 0 && <p>{copy.bagQuestion.coming(clubNames(coming))}</p>}
      {leaving.length > 0 && <p>{copy.bagQuestion.leaving(clubNames(leaving))}</p>}
      <p className="text-sm text-ink-2">{copy.bagQuestion.note}</p>
      <div className="grid gap-2 sm:grid-cols-2">
        <Button disabled={isSaving} onClick={() => onAnswer(false)}>
          {copy.bagQuestion.keep}
        </Button>
        <Button look="line" disabled={isSaving} onClick={() => onAnswer(true)}>
          {copy.bagQuestion.replace}
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
        {copy.sevenIronQuestion.title}
      </StepHeading>
      <p>
        {copy.sevenIronQuestion.conflict({
          isMeasured: own.source === 'measured',
          before: shown(own.distance),
          now: shown(answeredYards),
        })}
      </p>
      <div className="grid gap-2 sm:grid-cols-2">
        <Button disabled={isSaving} onClick={() => onAnswer(false)}>
          {copy.sevenIronQuestion.keep(shown(own.distance))}
        </Button>
        <Button look="line" disabled={isSaving} onClick={() => onAnswer(true)}>
          {copy.sevenIronQuestion.use(shown(answeredYards))}
        </Button>
      </div>
    </>
  )
}

function clubNames(clubs: readonly ClubType[]): string {
  return clubs.map((club) => CLUBS[club].displayName).join(', ')
}
