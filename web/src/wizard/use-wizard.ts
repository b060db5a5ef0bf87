import { useState } from 'react'
import { useStepTrail } from '#navigation/step-trail.ts'
import type { WizardDrafts } from './wizard-drafts.ts'
import type { Wizard } from './wizard.ts'
import { currentStep, directionOf, resumeStep, startWizard } from './wizard-state.ts'
import type { Step, WizardState } from './wizard-state.ts'

type WizardInHand<Answers> = {
  readonly state: WizardState<Answers>
  readonly change: (state: WizardState<Answers>) => void
  /** Where the golfer left half-way the last time. */
  readonly resume: Step<Answers> | undefined
  /** Forgets what was answered. */
  readonly startOver: () => void
}

/**
 * A wizard from its first step, with the answers of the draft if there is one. Every change is kept as the draft, and
 * every question has its entry in the history.
 */
export function useWizard<Answers extends object>(
  wizard: Wizard<Answers>,
  {
    golferId,
    drafts,
    startAnswers,
  }: {
    readonly golferId: string
    readonly drafts: WizardDrafts<Answers>
    readonly startAnswers: () => Answers
  },
): WizardInHand<Answers> {
  const [left] = useState(() => drafts.read(golferId, startAnswers()))
  const [resume, setResume] = useState(() => left && resumeStep(wizard, left.state))
  const [held, setHeld] = useState(() => begun(startWizard(wizard, startAnswers()), left?.state))
  const firstStepId = startWizard(wizard, held.answers).stepId
  const trail = useStepTrail(firstStepId, { isKnown: left?.isHeld === true })
  const state = { ...held, stepId: currentStep(wizard, { ...held, stepId: trail.stepId }).id }

  function change(next: WizardState<Answers>) {
    setHeld(next)
    const isBackAtStart = resume !== undefined && next.stepId === firstStepId
    drafts.keep(golferId, isBackAtStart ? { ...next, stepId: resume.id } : next)
    if (next.stepId !== state.stepId) {
      trail.goTo(next.stepId, directionOf(wizard, next.answers, { from: state.stepId, to: next.stepId }))
    }
  }

  function startOver() {
    drafts.discard(golferId)
    setResume(undefined)
    const fresh = startWizard(wizard, startAnswers())
    setHeld(fresh)
    if (fresh.stepId !== state.stepId) trail.goTo(fresh.stepId, 'back')
  }

  return { state, change, resume, startOver }
}

function begun<Answers>(start: WizardState<Answers>, left: WizardState<Answers> | undefined): WizardState<Answers> {
  return left ? { ...left, stepId: start.stepId } : start
}
