import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '#ui/button.tsx'
import { QuestionPart } from './parts/question-part.tsx'
import { StepHeading } from './step-heading.tsx'
import type { Wizard, WizardInput } from './wizard.ts'
import { currentStep, faultsOf, firstFaultyStep, nextStep, positionOf, previousStep } from './wizard-state.ts'
import type { Step, WizardFault, WizardState } from './wizard-state.ts'
import { WizardActions } from './wizard-actions.tsx'
import { StepProgress, WizardProgress } from './wizard-progress.tsx'
import './wizard.css'

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
  readonly isBusy?: boolean
  readonly busyLabel?: string
  /** What went wrong with the answers as a whole. */
  readonly problem?: string | undefined
  /** For a wizard on a page of its own, not in a dialog: whether the page has just been opened. */
  readonly page?: 'opened' | 'moved'
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
  isBusy = false,
  busyLabel,
  problem,
  page,
}: WizardViewProps<Answers>) {
  const [faults, setFaults] = useState<readonly WizardFault[]>([])
  const [hasMoved, setHasMoved] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const positionId = useId()
  const headingId = useId()
  const step = currentStep(wizard, state)
  const next = nextStep(wizard, state, step.id)
  const previous = previousStep(wizard, state)

  // The button was disabled while the answers were being saved and has lost the focus.
  useEffect(() => {
    if (problem !== undefined && !form.current?.contains(document.activeElement)) {
      form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
    }
  }, [problem])

  function goTo(target: Step<Answers>) {
    setFaults([])
    setHasMoved(true)
    onChange({ ...state, stepId: target.id })
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
    if (target) goTo(target)
    else onFinish()
  }

  const part = (input: WizardInput<Answers>) => (
    <QuestionPart
      key={`${step.id} ${input.id}`}
      input={input}
      state={state}
      headingId={headingId}
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
      className="wizard"
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
      {!previous && resume && (
        <div className="grid gap-2 rounded-control bg-water-tint p-3 text-sm">
          <p>Your answers are still here.</p>
          <Button look="line" onClick={() => goTo(resume)}>
            Go on at question {resume.questionNumber}
          </Button>
        </div>
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
      </div>
      {step.kind === 'question' ? (
        <>
          {step.question.inputs.map(part)}
          {step.question.details && (
            <details key={step.id} className="wizard-details">
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
        busyLabel={busyLabel}
        problem={problem}
        advanceLabel={
          step.kind === 'pause' ? step.pause.goOnLabel : next ? (wizard.nextLabel ?? 'Next') : wizard.finishLabel
        }
        onPrevious={goTo}
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
