import { Button } from '#ui/button.tsx'
import * as copy from './wizard.copy.ts'
import type { Step } from './wizard-state.ts'
import styles from './wizard.module.css'

type WizardActionsProps<Answers> = {
  readonly step: Step<Answers>
  readonly previous: Step<Answers> | undefined
  readonly advanceLabel: string
  readonly isBusy: boolean
  /** Until the question has an answer. */
  readonly isBlocked: boolean
  readonly busyLabel: string | undefined
  /** What went wrong with the answers as a whole. */
  readonly problem: string | undefined
  readonly onPrevious: (step: Step<Answers>) => void
  readonly onFinishSection: ((sectionNumber: number) => void) | undefined
}

/** Where the thumb is, in place of the thumb bar: back at the left, on at the right, and at a pause the way out above. */
export function WizardActions<Answers>({
  step,
  previous,
  advanceLabel,
  isBusy,
  isBlocked,
  busyLabel = advanceLabel,
  problem,
  onPrevious,
  onFinishSection,
}: WizardActionsProps<Answers>) {
  const isPause = step.kind === 'pause'
  return (
    <div className={`${styles.actions} grid gap-2`} data-thumb="wizard">
      <p role="alert" className="font-semibold text-flag-ink empty:hidden">
        {problem}
      </p>
      {isPause && (
        <Button look="line" isBusy={isBusy} busyLabel={busyLabel} onClick={() => onFinishSection?.(step.sectionNumber)}>
          {step.pause.finishLabel}
        </Button>
      )}
      <div className={`${styles.row} grid gap-2`}>
        <Button
          look="line"
          disabled={!previous || isBusy}
          onClick={() => {
            if (previous) onPrevious(previous)
          }}
        >
          {copy.previous}
        </Button>
        <Button type="submit" disabled={isBusy || isBlocked} isBusy={isBusy && !isPause} busyLabel={busyLabel}>
          {advanceLabel}
        </Button>
      </div>
    </div>
  )
}
