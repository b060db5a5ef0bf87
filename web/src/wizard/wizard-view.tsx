import { useEffect, useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#ui/button.tsx'
import * as copy from './wizard.copy.ts'
import { ResumeOffer } from './resume-offer.tsx'
import { StepHeading } from './step-heading.tsx'
import type { Wizard, WizardInput } from './wizard.ts'
import {
  currentStep,
  faultsOf,
  firstFaultyStep,
  isAnswered,
  nextStep,
  positionOf,
  previousStep,
} from './wizard-state.ts'
import type { Step, WizardFault, WizardState } from './wizard-state.ts'
import { WizardActions } from './wizard-actions.tsx'
import { useTapAdvance } from './use-tap-advance.ts'
import { useOneMove } from './use-one-move.ts'
import { StepProgress, WizardProgress } from './wizard-progress.tsx'
import styles from './wizard.module.css'
import { MultiChoice, SingleChoice } from './parts/choice-cards.tsx'
import { ClubPicker } from './parts/club-picker.tsx'
import { FeetAndInches } from './parts/feet-and-inches.tsx'
import type { PartProps } from './parts/part-props.ts'
import { NumberEntry } from './parts/number-entry.tsx'
import { Slider } from './parts/slider.tsx'

type WizardViewProps<Answers> = {
  readonly wizard: Wizard<Answers>
  readonly state: WizardState<Answers>
  readonly onChange: (state: WizardState<Answers>) => void
  /** Called when every question has its answer. */
  readonly onFinish: () => void
  /** Called when the golfer stops at the pause behind this section, counted from 1. */
  readonly onFinishSection?: (sectionNumber: number) => void
  readonly skipLabel?: string
  readonly onSkip?: () => void
  /** Where the golfer left half-way the last time: offered on the first step. */
  readonly resume?: Step<Answers> | undefined
  readonly onStartOver?: () => void
  /** Inputs whose start value the golfer never gave, by id: greyed, and said to be no answer, until they are touched. */
  readonly startValues?: readonly string[]
  readonly isBusy?: boolean
  readonly busyLabel?: string
  /** What went wrong with the answers as a whole. */
  readonly problem?: string | undefined
  /** For a wizard on a page of its own, not in a dialog: whether the page has just been opened. */
  readonly page?: 'opened' | 'moved'
  /** With the questions that name sides: whose they are. */
  readonly handNote?: ReactNode
}

type QuestionPartProps<Answers> = Omit<PartProps<Answers, WizardInput<Answers>>, 'faultId'> & {
  readonly fault: string | undefined
  readonly isStartValue: boolean
  readonly startsBlank: boolean
  /** For a single choice: told of a tap, in place of `onChange`. */
  readonly onTap: ((state: WizardState<Answers>) => void) | undefined
}

/** Asks one question at a time. Enter goes on, nothing that was answered is lost by going back. */
export function WizardView<Answers>({
  wizard,
  state,
  onChange,
  onFinish,
  onFinishSection,
  skipLabel,
  onSkip,
  resume,
  onStartOver,
  startValues = [],
  isBusy = false,
  busyLabel,
  problem,
  page,
  handNote,
}: WizardViewProps<Answers>) {
  const [faults, setFaults] = useState<readonly WizardFault[]>([])
  const [hasMoved, setHasMoved] = useState(false)
  const [shownId, setShownId] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const positionId = useId()
  const headingId = useId()
  const step = currentStep(wizard, state)
  const next = nextStep(wizard, state, step.id)
  const previous = previousStep(wizard, state)
  const { move } = useOneMove(step.id, form)
  const { tapped, stop, answerKeys } = useTapAdvance(step.id)

  // The history leads from question to question as well.
  if (shownId !== step.id) {
    setShownId(step.id)
    setFaults([])
    if (shownId !== undefined) setHasMoved(true)
  }

  // The button was disabled while the answers were being saved and has lost the focus.
  useEffect(() => {
    if (problem !== undefined && !form.current?.contains(document.activeElement)) {
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
    }
  }, [problem])

  function goTo(target: Step<Answers>) {
    stop()
    onChange({ ...state, stepId: target.id })
  }

  /** An answer that was tapped brings the next question. */
  function tap(changed: WizardState<Answers>) {
    onChange(changed)
    const target = nextStep(wizard, changed, step.id)
    if (target) tapped(() => move(() => onChange({ ...changed, stepId: target.id })))
  }

  function goOn() {
    const found = faultsOf(step, state)
    const [first] = found
    if (first) {
      flushSync(() => setFaults(found))
      const field = form.current?.querySelector<HTMLElement>(`[data-input="${first.inputId}"] :is(input, select)`)
      field?.closest('details')?.setAttribute('open', '')
      field?.focus()
      return
    }
    const target = next ?? firstFaultyStep(wizard, state)
    if (target) move(() => goTo(target))
    else onFinish()
  }

  const advancesByTap =
    wizard.startsBlank === true &&
    step.kind === 'question' &&
    step.question.inputs.length === 1 &&
    !step.question.Preview
  const part = (input: WizardInput<Answers>) => (
    <QuestionPart
      key={`${step.id} ${input.id}`}
      input={input}
      state={state}
      headingId={headingId}
      isStartValue={startValues.includes(input.id) && !state.touched.includes(input.id)}
      startsBlank={wizard.startsBlank === true}
      onTap={advancesByTap && !isBusy ? tap : undefined}
      fault={faults.find(({ inputId }) => inputId === input.id)?.sentence}
      onChange={(changed) => {
        setFaults([])
        onChange(changed)
      }}
    />
  )

  return (
    <form
      ref={form}
      noValidate
      className={styles.wizard}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) goOn()
      }}
    >
      {wizard.stepCount === undefined ? (
        <WizardProgress id={positionId} position={positionOf(wizard, step)} />
      ) : (
        <StepProgress id={positionId} stepNumber={step.questionNumber} stepCount={wizard.stepCount} />
      )}
      {!previous && resume && onStartOver && (
        <ResumeOffer step={resume} onContinue={() => move(() => goTo(resume))} onStartOver={onStartOver} />
      )}
      <div className="grid gap-1.5">
        {wizard.stepCount === undefined && (
          <p className="text-sm text-ink-2">{wizard.sections[step.sectionNumber - 1]?.title}</p>
        )}
        <StepHeading key={step.id} id={headingId} describedBy={positionId} page={page && hasMoved ? 'moved' : page}>
          {step.kind === 'question' ? step.question.title : step.pause.title}
        </StepHeading>
        {step.kind === 'question' && step.question.help !== undefined && (
          <p className="text-sm text-ink-2">{step.question.help}</p>
        )}
        {step.kind === 'question' && step.question.isSided && handNote}
      </div>
      {step.kind === 'question' ? (
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the keys of the radios inside */}
          <div className="contents" {...answerKeys}>
            {step.question.inputs.map(part)}
          </div>
          {step.question.details && (
            <details key={step.id} className={styles.details}>
              <summary>{step.question.details.label}</summary>
              <p className="text-sm text-ink-2">{step.question.details.help}</p>
              {step.question.details.inputs.map(part)}
            </details>
          )}
          {step.question.Preview && <step.question.Preview answers={state.answers} />}
        </>
      ) : (
        <step.pause.Body answers={state.answers} />
      )}
      <WizardActions
        step={step}
        previous={previous}
        isBusy={isBusy}
        isBlocked={wizard.startsBlank === true && !isAnswered(step, state, startValues)}
        busyLabel={busyLabel}
        problem={problem}
        advanceLabel={
          step.kind === 'pause' ? step.pause.goOnLabel : next ? (wizard.nextLabel ?? copy.next) : wizard.finishLabel
        }
        onPrevious={(target) => move(() => goTo(target))}
        onFinishSection={onFinishSection}
      />
      {onSkip && (
        <Button look="quiet" disabled={isBusy} onClick={onSkip} className="-my-2 self-center">
          {skipLabel}
        </Button>
      )}
    </form>
  )
}

/** One input of a question, and why it holds the golfer up. */
function QuestionPart<Answers>({ fault, isStartValue, startsBlank, onTap, ...props }: QuestionPartProps<Answers>) {
  const id = useId()
  const reason = (
    <p id={id} role="alert" className="text-sm font-semibold text-flag-ink empty:hidden">
      {fault !== undefined && (
        <>
          <span aria-hidden="true" className="mr-1.5 inline-block size-2.5 bg-flag" />
          {fault}
        </>
      )}
    </p>
  )
  // A field is followed by its reason; a list of choices would push it off a small screen.
  const isField = props.input.kind === 'number'
  const isBlank = isStartValue && startsBlank && props.input.kind === 'single-choice'
  const isGrey = isStartValue && !isBlank
  return (
    <div data-input={props.input.id} data-start-value={isGrey || undefined} className="grid gap-1.5">
      {!isField && reason}
      <InputPart {...props} isBlank={isBlank} onTap={onTap} faultId={fault === undefined ? undefined : id} />
      {isField && reason}
      {isGrey && <p className="text-sm text-ink-2">{startText(props.input)}</p>}
    </div>
  )
}

/** A tap takes a start value where there is something to tap. */
function startText<Answers>({ kind }: WizardInput<Answers>): string {
  return kind === 'single-choice' || kind === 'slider' ? copy.startChoice : copy.startValue
}

type InputPartProps<Answers> = PartProps<Answers, WizardInput<Answers>> & {
  readonly isBlank: boolean
  readonly onTap: ((state: WizardState<Answers>) => void) | undefined
}

function InputPart<Answers>({ input, isBlank, onTap, ...props }: InputPartProps<Answers>) {
  switch (input.kind) {
    case 'single-choice':
      return <SingleChoice input={input} isBlank={isBlank} onTap={onTap} {...props} />
    case 'multi-choice':
      return <MultiChoice input={input} {...props} />
    case 'slider':
      return <Slider input={input} {...props} />
    case 'number':
      return <NumberEntry input={input} {...props} />
    case 'feet-and-inches':
      return <FeetAndInches input={input} {...props} />
    case 'clubs':
      return <ClubPicker input={input} {...props} />
  }
}
