import { useEffect, useId, useRef } from 'react'
import type { Hand } from '@bagwise/golf/golfer'
import type { StarterAnswers } from '@bagwise/golf/starter-sets/starter-answers'
import { HandNote } from '#profile-parts/hand-note.tsx'
import { Button } from '#ui/button.tsx'
import { ChoiceCard } from '#wizard/parts/choice-cards.tsx'
import { ResumeOffer } from '#wizard/resume-offer.tsx'
import { StepHeading } from '#wizard/step-heading.tsx'
import { useOneMove } from '#wizard/use-one-move.ts'
import { useTapAdvance } from '#wizard/use-tap-advance.ts'
import { WizardProgress } from '#wizard/wizard-progress.tsx'
import { currentStep, faultsOf, nextStep, positionOf, previousStep, withAnswers } from '#wizard/wizard-state.ts'
import type { Step, WizardState } from '#wizard/wizard-state.ts'
import * as copy from '#features/starter-sets/starter-sets.copy.ts'
import { STARTER_WIZARD, starterQuestions } from './starter.wizard.ts'
import styles from '../starter-sets.module.css'

type QuestionViewProps = {
  readonly state: WizardState<StarterAnswers>
  readonly hand: Hand | null | undefined
  readonly isAnalyzing: boolean
  /** Why the sets do not come. */
  readonly problem: string | undefined
  readonly takesFocus: boolean
  /** Where the golfer left half-way the last time. */
  readonly resume: Step<StarterAnswers> | undefined
  readonly onStartOver: () => void
  readonly onChange: (state: WizardState<StarterAnswers>) => void
  readonly onFinish: () => void
}

/** One question at a time. A press on an answer goes on by itself; moving among the answers with the arrows does not. */
export function QuestionView({
  state,
  hand,
  isAnalyzing,
  problem,
  takesFocus,
  resume,
  onStartOver,
  onChange,
  onFinish,
}: QuestionViewProps) {
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const step = currentStep(STARTER_WIZARD, state)
  const next = nextStep(STARTER_WIZARD, state, step.id)
  const previous = previousStep(STARTER_WIZARD, state)
  const { move } = useOneMove(step.id, form)
  const { tapped, stop, answerKeys } = useTapAdvance(step.id)
  const question = starterQuestions(hand).find((one) => one.id === step.id)
  if (!question) throw new Error(`No question is called ${step.id}`)
  const [input] = question.inputs
  const chosen = input.read(state.answers)

  // The button was disabled while the sets were on their way and has lost the focus.
  useEffect(() => {
    if (problem !== undefined && !form.current?.contains(document.activeElement)) {
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
    }
  }, [problem])

  function goTo(target: Step<StarterAnswers>) {
    stop()
    move(() => onChange({ ...state, stepId: target.id }))
  }

  function goOn() {
    if (next) goTo(next)
    else onFinish()
  }

  const answered = (value: string) => withAnswers(state, input.id, input.write(state.answers, value))

  function press(value: string) {
    if (isAnalyzing) return
    const changed = answered(value)
    onChange(changed)
    if (next) tapped(() => move(() => onChange({ ...changed, stepId: next.id })))
  }

  const isAnswered = faultsOf(step, state).length === 0
  return (
    <form
      ref={form}
      className={styles.wizard}
      onSubmit={(event) => {
        event.preventDefault()
        if (isAnswered && !isAnalyzing) goOn()
      }}
    >
      <WizardProgress id={`${id}-position`} position={positionOf(STARTER_WIZARD, step)} />
      {!previous && resume && <ResumeOffer step={resume} onContinue={() => goTo(resume)} onStartOver={onStartOver} />}
      <div className="grid gap-1.5">
        <StepHeading
          key={step.id}
          id={`${id}-heading`}
          describedBy={`${id}-position`}
          page={takesFocus ? 'moved' : 'opened'}
        >
          {question.title}
        </StepHeading>
        {question.help !== undefined && <p className="text-sm text-ink-2">{question.help}</p>}
        {question.isSided && <HandNote />}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of the radios inside */}
      <fieldset
        className="grid min-w-0 gap-2"
        aria-labelledby={`${id}-heading`}
        aria-describedby={next ? `${id}-hint` : undefined}
        {...answerKeys}
      >
        {input.choices.map((choice) => (
          <ChoiceCard
            key={`${step.id} ${choice.value}`}
            choice={choice}
            type="radio"
            name={`${id}-${step.id}`}
            isChosen={choice.value === chosen}
            onChoose={() => onChange(answered(choice.value))}
            onPress={() => press(choice.value)}
          />
        ))}
      </fieldset>
      {next && (
        <p id={`${id}-hint`} className={`${styles.hint} text-sm text-ink-2`}>
          {copy.tapHint}
        </p>
      )}
      <div className={styles.actions} data-thumb="wizard">
        <p role="alert" className="font-semibold text-flag-ink empty:hidden">
          {problem}
        </p>
        <Button
          look="line"
          disabled={!previous || isAnalyzing}
          onClick={() => {
            if (previous) goTo(previous)
          }}
        >
          {copy.back}
        </Button>
        <Button type="submit" disabled={!isAnswered} isBusy={isAnalyzing} busyLabel={copy.analyzing}>
          {next ? copy.next : STARTER_WIZARD.finishLabel}
        </Button>
      </div>
    </form>
  )
}
