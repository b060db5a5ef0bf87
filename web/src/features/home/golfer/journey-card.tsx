import { Link } from 'react-router'
import type { JourneyStepId } from '@bagwise/golf/journey'
import type { Profile } from '@bagwise/contract/profile'
import { dialogLink } from '#navigation/dialogs.ts'
import { useGate } from '#navigation/gate.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { shownJourney } from './journey-text.ts'
import type { ShownStep } from './journey-text.ts'
import * as copy from './golfer.copy.ts'
import styles from '../home.module.css'

/** The four steps, and the way to the next of them. */
export function JourneyCard({ profile }: { readonly profile: Profile }) {
  const steps = shownJourney(profile)
  const doneCount = steps.filter(({ isDone }) => isDone).length
  const next = steps.find(({ isDone }) => !isDone)
  return (
    <Sheet className={styles.journey}>
      <div className="flex items-baseline justify-between gap-3">
        <h2>{copy.journeyTitle}</h2>
        <p className="plate text-plate-md">
          {doneCount}
          <span className="text-sm text-ink-2">/{steps.length}</span>
        </p>
      </div>
      <ol className="mt-1.5">
        {steps.map((step, index) => (
          <Step key={step.id} step={step} position={index + 1} isNext={step === next} />
        ))}
      </ol>
    </Sheet>
  )
}

function Step({
  step,
  position,
  isNext,
}: {
  readonly step: ShownStep
  readonly position: number
  readonly isNext: boolean
}) {
  const { id, isDone, title, line } = step
  return (
    <li className={styles.journeyStep}>
      {/* Circle: done. Square outline: still to do. */}
      <span
        className={`${styles.journeyMark} plate grid place-items-center border-2 text-[1.125rem] ${isDone ? 'rounded-full border-fairway bg-fairway-tint text-fairway-ink' : 'rounded-mark border-ink'}`}
      >
        {isDone ? <Icon name="check" /> : <span aria-hidden="true">{position}</span>}
      </span>
      <span className="min-w-0 wrap-anywhere">
        <span className="block font-plate text-plate-sm font-bold">
          {title}
          <span className="sr-only">{isDone ? copy.stepDone : copy.stepToDo}</span>
        </span>
        <span className="block text-sm text-ink-2">{line}</span>
      </span>
      {isNext && <StepLink id={id} />}
    </li>
  )
}

function StepLink({ id }: { readonly id: JourneyStepId }) {
  const gate = useGate()
  if (id === 'advice') return null
  const to = {
    profile: dialogLink('capture'),
    bag: dialogLink('golf-profile'),
    distances: gate('/distance-calculator'),
  }[id]
  return (
    <Link to={to} className={buttonClass('line', 'min-h-11! px-2.5! text-[1.0625rem]!')}>
      {copy.stepActions[id]}
    </Link>
  )
}
