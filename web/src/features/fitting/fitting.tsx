import { useEffect, useId, useMemo, useRef, useState, useTransition } from 'react'
import type { FittingAnswers } from '@bagwise/golf/fitting/answers'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { fittingRequest, speedOfAnswers } from '@bagwise/golf/fitting/request'
import type { FittingRequest } from '@bagwise/golf/fitting/request'
import { useHasAi } from '#session/session.ts'
import { editsFacade } from '#sync/sync-status.ts'
import { HandNote } from '#profile-parts/hand-note.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { StepHeading } from '#wizard/step-heading.tsx'
import { StepProgress } from '#wizard/wizard-progress.tsx'
import { WizardView } from '#wizard/wizard-view.tsx'
import { resumeStep } from '#wizard/wizard-state.ts'
import { createWizardDrafts } from '#wizard/wizard-drafts.ts'
import type { WizardState } from '#wizard/wizard-state.ts'
import {
  changedValues,
  fittedGolfer,
  startAnswers,
  startValuesOf,
  carriedOver,
  onlyTouched,
} from './fitting-answers.ts'
import * as copy from './fitting.copy.ts'
import { FITTING_STEPS, LAST_QUESTION, RECOMMENDATIONS, stepAt, stepIndexOf } from './fitting-steps.ts'
import { fittingWizard } from './fitting.wizard.tsx'
import styles from './fitting.module.css'
import wizard from '#wizard/wizard.module.css'

/** A fitting half-way. */
type FittingDraft = {
  readonly golferId: string
  readonly answers: FittingAnswers
  /** What was typed and is no answer yet, by input. */
  readonly typed: Readonly<Record<string, string>>
  /** Inputs that were answered, by id. */
  readonly touched: readonly string[]
  /** The profile as it was when the fitting was opened, with what was saved since; undefined when it could not be loaded. */
  readonly seen: Profile | undefined
  /** The farthest step the golfer has come to, counted from 0. */
  readonly farthest: number
}

/** Marks an address with the step before it below: the step back is the browser's Back. */
const GONE_ON = 'fitting-step'

/** By golfer: what the page knows besides the answers goes with it. */
const drafts = new Map<string, FittingDraft>()
const keptAnswers = createWizardDrafts<FittingAnswers>('fitting')

const importResult = () => import('./result/fitting-result.tsx')

const FittingResult = lazyPart(
  async () => (await importResult()).FittingResult,
  <div className="h-90 rounded-sheet bg-sunk" />,
)

/** The steps after which the profile learns what has changed: Physical Stats and Swing Data. */
const SAVING_STEPS: readonly number[] = [1, 2]

type FittingProps = {
  readonly golferId: string
  /** Undefined when it could not be loaded. */
  readonly profile: Profile | undefined
}

/** Five steps: four that ask, and the recommendations. Without a profile nothing is saved and all the rest works. */
export function Fitting({ golferId, profile }: FittingProps) {
  const [{ draft: begun, left }] = useState(() => readDraft(golferId, profile))
  const [draft, setDraft] = useState(begun)
  const [resumeId, setResumeId] = useState(left)
  const { index, page, goTo } = useFittingStep(draft.farthest)
  const [isAnalyzing, startAnalysis] = useTransition()
  const progressId = useId()
  const headingId = useId()
  const { clubs, evidence } = useMemo(() => fittedGolfer(profile), [profile])
  const hand = profile?.hand
  const units = profile?.preferredUnits ?? 'yards'
  const hasAi = useHasAi()
  const questions = useMemo(() => fittingWizard({ hand, units, evidence, hasAi }), [hand, units, evidence, hasAi])
  const speed = useMemo(() => speedOfAnswers(draft.answers, evidence), [draft.answers, evidence])
  // A speed that nobody typed follows what it is worked out from.
  const answers = useMemo(
    () => (draft.answers.isSpeedEstimated ? { ...draft.answers, swingSpeedMph: speed.mph } : draft.answers),
    [draft.answers, speed],
  )
  const request = useMemo(() => fittingRequest(answers, { clubs, speed }), [answers, clubs, speed])
  const state = { answers, typed: draft.typed, touched: draft.touched, stepId: stepAt(index).id }
  const resume = resumeId === undefined ? undefined : resumeStep(questions, { ...state, stepId: resumeId })
  // At the first step the draft still remembers where it was left.
  const shownStepId = index === 0 && resumeId !== undefined ? resumeId : state.stepId
  // The rules and the picture come while the golfer still answers.
  useEffect(() => void loadResult(), [])
  // A step is left by its buttons as well as by the browser's Back and Forward.
  const shown = useRef(index)
  useEffect(() => {
    if (shown.current !== index && SAVING_STEPS.includes(shown.current)) keep(withSaved(draft))
    shown.current = index
  })

  function keep(changed: FittingDraft, stepId = shownStepId) {
    setDraft(changed)
    keepDraft(changed, stepId)
  }

  function leaveFor(target: number, changed: FittingDraft = draft) {
    keep({ ...changed, farthest: Math.max(changed.farthest, target) }, stepAt(target).id)
    goTo(target)
  }

  function startOver() {
    drafts.delete(golferId)
    keptAnswers.discard(golferId)
    setResumeId(undefined)
    setDraft(newDraft(golferId, profile))
  }

  function change(next: WizardState<FittingAnswers>) {
    const changed = { ...draft, answers: next.answers, typed: next.typed, touched: next.touched }
    const target = stepIndexOf(next.stepId)
    if (target === index) keep(changed)
    else leaveFor(target, changed)
  }

  if (index === RECOMMENDATIONS) {
    return (
      <section aria-labelledby={headingId} className="grid gap-4">
        <div className={styles.head}>
          <StepProgress id={progressId} stepNumber={index + 1} stepCount={FITTING_STEPS.length} />
          <StepHeading id={headingId} describedBy={progressId} page={page}>
            {stepAt(index).title}
          </StepHeading>
        </div>
        <FittingResult
          request={request}
          answers={answers}
          units={units}
          profile={profile}
          onBack={() => goTo(LAST_QUESTION)}
          onStartOver={() => goTo(0)}
        />
      </section>
    )
  }
  return (
    <div className={`${wizard.wide} rounded-sheet border border-rule bg-sheet p-4`}>
      <WizardView
        wizard={questions}
        state={state}
        startValues={startValuesOf(profile)}
        resume={resume}
        onStartOver={startOver}
        handNote={<HandNote />}
        page={page}
        isBusy={isAnalyzing}
        busyLabel={copy.analyzing}
        onChange={change}
        onFinish={() =>
          startAnalysis(async () => {
            await loadResult(request)
            leaveFor(RECOMMENDATIONS)
            keptAnswers.complete(golferId)
            setResumeId(undefined)
          })
        }
      />
    </div>
  )
}

/** Fetches what gives the recommendations. Where that fails the result itself says so and tries again. */
async function loadResult(request?: FittingRequest): Promise<void> {
  try {
    const { prepareResult } = await importResult()
    if (request) await prepareResult(request)
  } catch (error) {
    console.warn('The recommendations could not be loaded yet', error)
  }
}

/** Saves what has changed, and takes it as what the profile says from now on. */
function withSaved(draft: FittingDraft): FittingDraft {
  if (!draft.seen) return draft
  const taken = startValuesOf(draft.seen).filter((input) => draft.touched.includes(input))
  const values = changedValues(draft.answers, startAnswers(draft.seen), taken)
  if (Object.keys(values).length === 0) return draft
  editsFacade.save(values, draft.seen)
  return { ...draft, seen: { ...draft.seen, ...values } }
}

function keepDraft(draft: FittingDraft, stepId: string): void {
  drafts.set(draft.golferId, draft)
  const { golferId, answers, typed, touched } = draft
  keptAnswers.keep(golferId, { answers, typed, touched, stepId })
}

function newDraft(golferId: string, profile: Profile | undefined): FittingDraft {
  return { golferId, answers: startAnswers(profile), typed: {}, touched: [], seen: profile, farthest: 0 }
}

/**
 * Where the golfer left off, and the step of a page before this one. What the golfer has not answered differently follows
 * the profile.
 */
function readDraft(
  golferId: string,
  profile: Profile | undefined,
): { readonly draft: FittingDraft; readonly left?: string } {
  const fresh = newDraft(golferId, profile)
  const read = keptAnswers.read(golferId, fresh.answers)
  const kept = drafts.get(golferId)
  if (kept) return { draft: profile ? { ...kept, answers: answersOnto(kept, profile), seen: profile } : kept }
  if (!read) return { draft: fresh }
  const { answers, typed, touched, stepId } = read.state
  return { draft: { ...fresh, answers: onlyTouched(answers, touched, fresh.answers), typed, touched }, left: stepId }
}

function answersOnto(kept: FittingDraft, profile: Profile): FittingAnswers {
  return carriedOver({ answers: kept.answers, start: startAnswers(kept.seen) }, startAnswers(profile))
}

/** The step that the address names, no farther than the golfer has come. Back and Forward go from step to step. */
function useFittingStep(farthest: number) {
  const [query] = useSearchParams()
  const { key, state } = useLocation()
  const navigate = useNavigate()
  const [openedKey] = useState(key)
  const [hasMoved, setHasMoved] = useState(false)
  if (key !== openedKey && !hasMoved) setHasMoved(true)
  const asked = stepIndexOf(query.get('step'))
  const isTooFar = asked > farthest
  const index = isTooFar ? 0 : asked

  // The address of a page that was reloaded names a step with nothing before it any more.
  useEffect(() => {
    if (!isTooFar) return
    const next = new URLSearchParams(query)
    next.delete('step')
    void navigate({ search: `?${next}` }, { preventScrollReset: true, replace: true })
  }, [isTooFar, query, navigate])

  function goTo(target: number): void {
    if (target === index - 1 && state === GONE_ON) {
      void navigate(-1)
      return
    }
    const next = new URLSearchParams(query)
    if (target === 0) next.delete('step')
    else next.set('step', stepAt(target).id)
    const isNext = target === index + 1
    void navigate(
      { search: next.size === 0 ? '' : `?${next}` },
      { preventScrollReset: true, replace: target === index - 1, state: isNext ? GONE_ON : null },
    )
  }

  return { index, page: hasMoved ? ('moved' as const) : ('opened' as const), goTo }
}
