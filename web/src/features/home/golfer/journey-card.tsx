import { Link } from 'react-router'
import type { JourneyStepId } from '@bagwise/golf/journey'
import { dialogLink } from '#navigation/dialogs.ts'
import { useGate } from '#navigation/gate.ts'
import { Accordion } from '#ui/accordion.tsx'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { ShownStep } from './journey-text.ts'
import * as copy from './golfer.copy.ts'
import styles from '../home.module.css'

/** The four steps, and the way to the next of them; closed once all are done. */
export function JourneyCard({ steps }: { readonly steps: readonly ShownStep[] }) {
  const doneCount = steps.filter(({ isDone }) => isDone).length
  const next = steps.find(({ isDone }) => !isDone)
  return (
    <section>
      <Accordion
        title={copy.journeyTitle}
        answer={
          <span className="plate text-plate-sm text-ink">
            {doneCount}
            <span className="text-ink-2">/{steps.length}</span>
          </span>
        }
        isOpenAtFirst={next !== undefined}
      >
        <ol>
          {steps.map((step, index) => (
            <Step key={step.id} step={step} position={index + 1} isNext={step === next} />
          ))}
        </ol>
      </Accordion>
    </section>
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
