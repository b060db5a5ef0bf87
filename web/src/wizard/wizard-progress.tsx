import * as copy from './wizard.copy.ts'
import type { Position } from './wizard-state.ts'
import styles from './wizard.module.css'

const FLAG = 'M0 14V1l9 3.500L0 8'

/** A dotted hole from the tee to the flag, solid up to here, with the same in words. */
export function WizardProgress({ position, id }: { readonly position: Position; readonly id: string }) {
  const { sectionNumber, sectionCount, questionNumber, questionCount, percent } = position
  const question = copy.questionPosition({ number: questionNumber, count: questionCount })
  const words =
    sectionCount === 1
      ? [question, copy.percentComplete(percent)]
      : [copy.sectionPosition({ number: sectionNumber, count: sectionCount }), question, `${percent}%`]
  return <ProgressHole id={id} percent={percent} words={words} />
}

/** The same where every question is a step. */
export function StepProgress({
  stepNumber,
  stepCount,
  id,
}: {
  readonly stepNumber: number
  readonly stepCount: number
  readonly id: string
}) {
  const percent = Math.round((stepNumber / stepCount) * 100)
  return (
    <ProgressHole
      id={id}
      percent={percent}
      words={[copy.stepPosition({ number: stepNumber, count: stepCount }), `${percent}%`]}
    />
  )
}

function ProgressHole({
  id,
  percent,
  words,
}: {
  readonly id: string
  readonly percent: number
  readonly words: readonly string[]
}) {
  return (
    <div className="grid gap-1">
      <div
        role="progressbar"
        aria-label={copy.progressName}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        className="pr-3"
      >
        <svg
          width="100%"
          height="20"
          overflow="visible"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeLinecap="round"
        >
          <line x1="0" x2="100%" y1="15" y2="15" strokeWidth="2.200" strokeDasharray=".1 6" />
          <line x1="0" x2={`${percent}%`} y1="15" y2="15" strokeWidth="3" />
          <circle cx={`${percent}%`} cy="15" r="4" strokeWidth="2" fill="var(--color-sheet)" />
          <svg x="100%" y="0" overflow="visible">
            <path d={FLAG} strokeWidth="1.500" fill="var(--color-flag)" />
          </svg>
        </svg>
      </div>
      <p id={id} className={`${styles.ends} flex flex-wrap justify-between gap-x-3 text-sm text-ink-2`}>
        {words.map((word) => (
          <span key={word}>{word}</span>
        ))}
      </p>
    </div>
  )
}
