import { useEffect, useId, useMemo, useRef, useState, useTransition } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import { fittingRequest } from '@bagwise/golf/fitting/request'
import { golferEdits } from '#api/profile/golfer-edits.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { StepHeading } from '#wizard/step-heading.tsx'
import { StepProgress } from '#wizard/wizard-progress.tsx'
import { WizardView } from '#wizard/wizard-view.tsx'
import type { WizardState } from '#wizard/wizard-state.ts'
import type { FittingAnswers } from '@bagwise/golf/fitting/answers'
import { changedValues, fittedClubs, startAnswers } from './fitting-answers.ts'
import { equipmentQuestion } from './equipment-question.ts'
import { keepDraft, readDraft } from './fitting-drafts.ts'
import type { FittingDraft } from './fitting-drafts.ts'
import { FITTING_STEPS, LAST_QUESTION, RECOMMENDATIONS, stepAt, stepIndexOf } from './fitting-steps.ts'
import { FITTING_WIZARD } from './fitting.wizard.tsx'
import { useFittingStep } from './use-fitting-step.ts'

const importResult = async () => (await import('./result/fitting-result.tsx')).FittingResult

const FittingResult = lazyPart(importResult, <div className="h-90 rounded-sheet bg-sunk" />)

/** The steps after which the profile learns what has changed: Physical Stats and Swing Data. */
const SAVING_STEPS: readonly number[] = [1, 2]

type FittingProps = {
  readonly golferId: string
  /** Undefined when it could not be loaded. */
  readonly profile: Profile | undefined
}

/** Five steps: four that ask, and the recommendations. Without a profile nothing is saved and all the rest works. */
export function Fitting({ golferId, profile }: FittingProps) {
  const [draft, setDraft] = useState(() => readDraft(golferId, profile))
  const { index, page, goTo } = useFittingStep(draft.farthest)
  const [isAnalyzing, startAnalysis] = useTransition()
  const { answers } = draft
  const progressId = useId()
  const headingId = useId()
  const clubs = useMemo(() => fittedClubs(profile), [profile])
  const request = useMemo(() => fittingRequest(answers, clubs), [answers, clubs])
  // The rules and the picture come while the golfer still answers.
  useEffect(() => void loadResult(), [])
  // A step is left by its buttons as well as by the browser's Back and Forward.
  const shown = useRef(index)
  useEffect(() => {
    if (shown.current !== index && SAVING_STEPS.includes(shown.current)) keep(withSaved(draft))
    shown.current = index
  })

  function keep(changed: FittingDraft) {
    setDraft(changed)
    keepDraft(changed)
  }

  function leaveFor(target: number, changed: FittingDraft = draft) {
    keep({ ...changed, farthest: Math.max(changed.farthest, target) })
    goTo(target)
  }

  function change(next: WizardState<FittingAnswers>) {
    const changed = { ...draft, answers: next.answers, typed: next.typed }
    const target = stepIndexOf(next.stepId)
    if (target === index) keep(changed)
    else leaveFor(target, changed)
  }

  if (index === RECOMMENDATIONS) {
    return (
      <section aria-labelledby={headingId} className="grid gap-4">
        <div className="fitting-head">
          <StepProgress id={progressId} stepNumber={index + 1} stepCount={FITTING_STEPS.length} />
          <StepHeading id={headingId} describedBy={progressId} page={page}>
            {stepAt(index).title}
          </StepHeading>
        </div>
        <FittingResult
          request={request}
          answers={answers}
          units={profile?.preferredUnits ?? 'yards'}
          question={profile && equipmentQuestion(profile, request)}
          onBack={() => goTo(LAST_QUESTION)}
          onStartOver={() => goTo(0)}
        />
      </section>
    )
  }
  return (
    <div className="fitting-questions rounded-sheet border border-rule bg-sheet p-4">
      <WizardView
        wizard={FITTING_WIZARD}
        state={{ answers, typed: draft.typed, stepId: stepAt(index).id }}
        page={page}
        isBusy={isAnalyzing}
        busyLabel="Analyzing..."
        onChange={change}
        onFinish={() =>
          startAnalysis(async () => {
            await loadResult()
            leaveFor(RECOMMENDATIONS)
          })
        }
      />
    </div>
  )
}

/** Fetches what gives the recommendations. Where that fails the result itself says so and tries again. */
async function loadResult(): Promise<void> {
  try {
    await importResult()
  } catch (error) {
    console.warn('The recommendations could not be loaded yet', error)
  }
}

/** Saves what has changed, and takes it as what the profile says from now on. */
function withSaved(draft: FittingDraft): FittingDraft {
  if (!draft.seen) return draft
  const values = changedValues(draft.answers, startAnswers(draft.seen))
  if (Object.keys(values).length === 0) return draft
  golferEdits.save(values, draft.seen)
  return { ...draft, seen: { ...draft.seen, ...values } }
}
