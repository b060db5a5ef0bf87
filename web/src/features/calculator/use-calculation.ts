import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Profile } from '@bagwise/contract/profile'
import type { EstimateMethod } from '@bagwise/golf/distances/estimate-method'
import type { Reference } from '@bagwise/golf/distances/order'
import { useProfile } from '#data/use-profile.ts'
import { nextPaint } from '#ui/next-paint.ts'
import { dismissAlerts, notify } from '#ui/notices.ts'
import { planAnswer, planCalculation, planEstimates } from './calculation-plan.ts'
import type { CalculationPlan, Contradicted, Question } from './calculation-plan.ts'
import * as copy from './calculator.copy.ts'
import { faultsIn, referencesIn } from './references/references.ts'
import type { ReferenceClub, ReferenceFault, ReferenceForm } from './references/references.ts'

/** What the golfer is being asked, and what was entered when it was asked. */
type Asked = {
  readonly references: readonly Reference[]
  readonly question: Question
  /** Asked once more, because the golfer's own numbers have changed since. */
  readonly isAgain: boolean
}

type CalculationInput = {
  readonly profile: Profile
  readonly method: EstimateMethod
  readonly form: ReferenceForm
  readonly focusField: (club: ReferenceClub) => void
  /** Called when the distances have been calculated and are being saved. */
  readonly onDone: () => void
}

/** What pressing Calculate does, from the check of the fields to the saved distances. */
export function useCalculation({ profile, method, form, focusField, onDone }: CalculationInput) {
  const { save } = useProfile()
  const [isCalculating, setIsCalculating] = useState(false)
  const [faults, setFaults] = useState<readonly ReferenceFault[]>([])
  const [contradiction, setContradiction] = useState<Contradicted>()
  const [asked, setAsked] = useState<Asked>()
  // Another device may change the profile between a press and its outcome.
  const latestProfile = useRef(profile)
  useLayoutEffect(() => {
    latestProfile.current = profile
  }, [profile])

  async function calculate(): Promise<void> {
    dismissAlerts()
    const found = faultsIn(form)
    const toMend = found.find(({ mustBeMended }) => mustBeMended)
    setFaults(found)
    setContradiction(undefined)
    if (toMend) {
      focusField(toMend.club)
      return
    }
    const focused = document.activeElement
    setIsCalculating(true)
    await nextPaint()
    const references = referencesIn(form)
    const plan = planNow(references)
    flushSync(() => setIsCalculating(false))
    // The button lost the focus while it was busy.
    if (focused instanceof HTMLElement && document.activeElement === document.body) focused.focus()
    carryOut(plan, references)
  }

  function planNow(references: readonly Reference[]): CalculationPlan {
    return planCalculation(latestProfile.current, references, method)
  }

  /** The estimates on the screen follow a change of the method. */
  function estimateAgain(by: EstimateMethod): void {
    const plan = planEstimates(latestProfile.current, by)
    setContradiction(plan.kind === 'contradicted' ? plan : undefined)
    if (plan.kind === 'ready') save(plan.values)
  }

  async function answer(given: 'keep' | 'replace'): Promise<void> {
    if (!asked) return
    const planOf = () => planAnswer(given, { asked: asked.question, now: planNow(asked.references) })
    // The question closes at once; the rows follow, from the profile as it is by then.
    if (planOf().kind === 'ready') {
      setAsked(undefined)
      await nextPaint()
    }
    carryOut(planOf(), asked.references)
  }

  function carryOut(plan: CalculationPlan, references: readonly Reference[]) {
    setAsked(plan.kind === 'ask' ? { references, question: plan, isAgain: asked !== undefined } : undefined)
    setContradiction(plan.kind === 'contradicted' ? plan : undefined)
    if (plan.kind === 'ready') {
      save(plan.values)
      onDone()
    }
    if (plan.kind === 'no-references') {
      notify('alert', copy.noReference)
      focusField(faultsIn(form)[0]?.club ?? 'driver')
    }
  }

  return {
    isCalculating,
    faults,
    contradiction,
    asked,
    calculate,
    estimateAgain,
    answer,
    closeQuestion: () => setAsked(undefined),
    /** What was said about a field no longer holds once it is typed into. */
    forgetFaults: (club: ReferenceClub) => {
      setFaults(faults.filter((fault) => fault.club !== club))
      setContradiction(undefined)
    },
  }
}
