import { useState } from 'react'
import type { WizardDrafts } from './wizard-drafts.ts'
import type { Wizard } from './wizard.ts'
import { resumeStep, startWizard } from './wizard-state.ts'
import type { Step, WizardState } from './wizard-state.ts'

type WizardInHand<Answers> = {
  readonly state: WizardState<Answers>
  readonly change: (state: WizardState<Answers>) => void
  /** Where the golfer left half-way the last time. */
  readonly resume: Step<Answers> | undefined
}

/** A wizard from its first step, with the answers of the draft if there is one. Every change is kept as the draft. */
export function useWizard<Answers>(
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
  const [left] = useState(() => drafts.read(golferId))
  const [resume] = useState(() => left && resumeStep(wizard, left))
  const [state, setState] = useState(() => ({
    ...startWizard(wizard, left?.answers ?? startAnswers()),
    typed: left?.typed ?? {},
    touched: left?.touched ?? [],
  }))

  function change(next: WizardState<Answers>) {
    setState(next)
    const isBackAtStart = resume !== undefined && next.stepId === startWizard(wizard, next.answers).stepId
    drafts.keep(golferId, isBackAtStart ? { ...next, stepId: resume.id } : next)
  }

  return { state, change, resume }
}
