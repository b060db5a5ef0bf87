import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { Profile } from '@bagwise/contract/profile'
import { useProfile } from '#api/profile.ts'
import { notify } from '#ui/notices.ts'
import { planCalculation } from './calculation-plan.ts'
import type { CalculationPlan, Contradicted, Question } from './calculation-plan.ts'
import { faultsIn, referencesIn } from './references.ts'
import type { ReferenceClub, ReferenceFault, ReferenceForm } from './references.ts'

const NO_REFERENCE = 'Please enter at least one club distance to calculate the rest.'

type CalculationInput = {
  readonly profile: Profile
  readonly form: ReferenceForm
  readonly focusField: (club: ReferenceClub) => void
  /** Called when the distances have been calculated and are being saved. */
  readonly onDone: () => void
}

/** What pressing Calculate does, from the check of the fields to the saved distances. */
export function useCalculation({ profile, form, focusField, onDone }: CalculationInput) {
  const { save } = useProfile()
  const [isCalculating, setIsCalculating] = useState(false)
  const [faults, setFaults] = useState<readonly ReferenceFault[]>([])
  const [contradiction, setContradiction] = useState<Contradicted>()
  const [question, setQuestion] = useState<Question>()

  async function calculate(): Promise<void> {
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
    const plan = planCalculation(profile, referencesIn(form))
    flushSync(() => setIsCalculating(false))
    // The button lost the focus while it was busy.
    if (focused instanceof HTMLElement && document.activeElement === document.body) focused.focus()
    carryOut(plan)
  }

  function carryOut(plan: CalculationPlan) {
    setQuestion(plan.kind === 'ask' ? plan : undefined)
    setContradiction(plan.kind === 'contradicted' ? plan : undefined)
    if (plan.kind === 'ready') {
      save(plan.values)
      onDone()
    }
    if (plan.kind === 'no-references') {
      notify('alert', NO_REFERENCE)
      focusField(faultsIn(form)[0]?.club ?? 'driver')
    }
  }

  return {
    isCalculating,
    faults,
    contradiction,
    question,
    calculate,
    carryOut,
    closeQuestion: () => setQuestion(undefined),
    /** What was said about a field no longer holds once it is typed into. */
    forgetFaults: (club: ReferenceClub) => {
      setFaults(faults.filter((fault) => fault.club !== club))
      setContradiction(undefined)
    },
  }
}

/** When the page has been painted again. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      setTimeout(resolve)
    })
  })
}
