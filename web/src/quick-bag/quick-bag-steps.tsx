import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { QuickRung } from '@bagwise/golf/quick-bag/quick-ladder'
import { Dialog } from '#ui/dialog.tsx'
import { useOneMove } from '#wizard/use-one-move.ts'
import { StepProgress } from '#wizard/wizard-progress.tsx'
import { useWorkedOut } from '#worker/use-worked-out.ts'
import { BagSoFar } from './bag-so-far.tsx'
import { BagActions } from './bag-actions.tsx'
import { NumberQuestion } from './number-question.tsx'
import { PersonQuestion } from './person-question.tsx'
import { quickGolferOf } from './quick-golfer.ts'
import { QUESTION_COUNT, questionNumber, shotOf } from './quick-steps.ts'
import type { QuickBagInHand } from './use-quick-bag.ts'
import * as quickCopy from './quick-bag.copy.ts'
import * as copy from './quick-steps.copy.ts'
import styles from './quick-bag.module.css'

type QuickBagStepsProps = {
  readonly quick: QuickBagInHand
  readonly profile: Profile | undefined
  readonly units: PreferredUnits
  /** A screen of its own over the page. */
  readonly isScreen: boolean
}

/** The second question, the third, and the bag: below them, or beside them, the bag so far. */
export function QuickBagSteps({ quick, profile, units, isScreen }: QuickBagStepsProps) {
  const form = useRef<HTMLDivElement>(null)
  const { answers, kept, step } = quick
  // At the first question a bag is shown that was finished before.
  const shown = step === 'shot' ? 'bag' : step
  const shot = shown === 'bag' ? kept?.shot : shotOf(answers)
  const { move } = useOneMove(shown, form)
  const ladder = useWorkedOut('quickLadder', profile ? [shot, quickGolferOf(profile)] : [shot])
  const rungs = ladder?.answer
  const titles = {
    number: answers.club && answers.club !== 'unknown' ? quickCopy.numberQuestion(answers.club) : '',
    person: copy.personQuestion,
    bag: rungs && ladder.isCurrent ? copy.bagSentence(endsOf(rungs), units) : copy.bagTitle,
  }
  const parts = (
    <>
      {shown === 'number' && <NumberQuestion key={answers.club} {...{ quick, move, units }} />}
      {shown === 'person' && <PersonQuestion {...{ quick, move }} />}
      {shown === 'bag' && <BagActions {...{ quick, profile }} />}
      <BagSoFar rungs={rungs} units={units} isFinished={shown === 'bag'} />
    </>
  )
  const frame = (
    <div ref={form} className={styles.parts} data-shown={shown}>
      {shown !== 'bag' && (
        <div className={styles.progress}>
          <StepProgress id="bag-question" stepNumber={questionNumber(step)} stepCount={QUESTION_COUNT} />
        </div>
      )}
      {parts}
    </div>
  )
  if (isScreen) {
    return (
      <Dialog title={titles[shown]} place="full" onClose={quick.close}>
        {frame}
      </Dialog>
    )
  }
  return (
    <div className={styles.place}>
      <Heading key={shown} isMoved={quick.hasMoved}>
        {titles[shown]}
      </Heading>
      {frame}
    </div>
  )
}

/** Takes the focus when its screen comes up in the place of another one. */
function Heading({ isMoved, children }: { readonly isMoved: boolean; readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isMoved) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.closest('section')?.scrollIntoView({ block: 'start' })
    // Only when it comes up.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return (
    <h3 ref={heading} tabIndex={-1} className="mt-2 text-plate-md outline-none">
      {children}
    </h3>
  )
}

function endsOf(rungs: readonly QuickRung[]) {
  const carries = rungs.map(({ carryYards }) => carryYards)
  return { longestYards: Math.max(...carries), shortestYards: Math.min(...carries) }
}
