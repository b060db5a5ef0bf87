import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { withEstimatedFacts } from '@bagwise/golf/facts'
import { startStarterAnswers, STARTER_BUDGETS } from '@bagwise/golf/starter-sets/starter-answers'
import type { StarterAnswers, StarterBudget } from '@bagwise/golf/starter-sets/starter-answers'
import { COURSE_FREQUENCIES, COURSE_TYPES, SKILL_LEVELS } from '@bagwise/golf/golfer'
import { COMMON_MISSES } from '@bagwise/golf/onboarding/answers'
import type { StarterSet } from '@bagwise/golf/starter-sets/starter-set'
import { withTimeout } from '#http/with-timeout.ts'
import { useSession } from '#session/session.ts'
import { useStepTrail } from '#navigation/step-trail.ts'
import { createWizardDrafts } from '#wizard/wizard-drafts.ts'
import { directionOf, resumeStep, startWizard } from '#wizard/wizard-state.ts'
import type { WizardState } from '#wizard/wizard-state.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { AnswersSoFar } from './form/answers-so-far.tsx'
import { QuestionView } from './form/question-view.tsx'
import { STARTER_WIZARD } from './form/starter.wizard.ts'
import * as copy from './starter-sets.copy.ts'
import styles from './starter-sets.module.css'
import type { StarterResultsProps } from './results/starter-results.tsx'

const KEYS = {
  budget: 'budget',
  frequency: 'frequency',
  skillLevel: 'skill',
  missPattern: 'miss',
  courseType: 'course',
} as const satisfies Record<keyof StarterAnswers, string>

type PartProps = Omit<StarterResultsProps, 'sets' | 'phrases'>

/** Only the sets of the golfer's own budget are fetched. */
const SETS = {
  'under-500': async () => (await import('@bagwise/content/starter-sets/budget-sets.prose')).BUDGET_SETS,
  '500-1200': async () => (await import('@bagwise/content/starter-sets/mid-range-sets.prose')).MID_RANGE_SETS,
  'over-1200': async () => (await import('@bagwise/content/starter-sets/premium-sets.prose')).PREMIUM_SETS,
} as const satisfies Record<StarterBudget, () => Promise<readonly StarterSet[]>>

const resultsFor = (budget: StarterBudget) =>
  lazyPart(
    () => importResults(budget),
    <output className={styles.cards}>
      <span className="sr-only">{copy.loadingSets}</span>
      <span aria-hidden="true" className="h-90 rounded-sheet bg-sunk" />
    </output>,
  )

/** The results for each budget. */
const RESULTS = {
  'under-500': resultsFor('under-500'),
  '500-1200': resultsFor('500-1200'),
  'over-1200': resultsFor('over-1200'),
} as const satisfies Record<StarterBudget, ReturnType<typeof resultsFor>>

const NAMES = Object.keys(KEYS) as readonly (keyof StarterAnswers)[]
const drafts = createWizardDrafts<StarterAnswers>('starter-sets')

/** How long the golfer waits for anything to load (specification 1 §9). */
const LOAD_WAIT_MS = 8_000

const start = (answers: StarterAnswers) => startWizard(STARTER_WIZARD, answers)
const FIRST_STEP = start(startStarterAnswers(undefined)).stepId

/** The five questions, then the sets; whether the sets are shown, and for which answers, is in the address. */
export function StarterSets({ profile }: { readonly profile: Profile | undefined }) {
  const [query, setQuery] = useSearchParams()
  const session = useSession()
  const golferId = session.status === 'signed-in' ? session.user.id : ''
  const shown = answersFrom(query)
  const [left] = useState(() => drafts.read(golferId, startStarterAnswers(undefined)))
  const [resume, setResume] = useState(() => (left && !shown ? resumeStep(STARTER_WIZARD, left.state) : undefined))
  const [given, setGiven] = useState(() => {
    const answers = left?.state.answers ?? shown
    return answers && start(answers)
  })
  const trail = useStepTrail(FIRST_STEP, { isKnown: left?.isHeld === true })
  // Until the golfer has answered, a profile that arrives late still counts.
  const held = given ?? start(startStarterAnswers(profile && withEstimatedFacts(profile)))
  const state = { ...held, stepId: trail.stepId }
  const [isAnalyzing, setIsAnalyzing] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isHere = useRef(false)
  const hasTurned = useHasTurned(shown ? 'sets' : state.stepId)

  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  function change(next: WizardState<StarterAnswers>) {
    setGiven(next)
    setProblem(undefined)
    const isBackAtStart = resume && next.stepId === FIRST_STEP
    drafts.keep(golferId, isBackAtStart ? { ...next, stepId: resume.id } : next)
    if (next.stepId !== state.stepId) {
      trail.goTo(next.stepId, directionOf(STARTER_WIZARD, next.answers, { from: state.stepId, to: next.stepId }))
    }
  }

  function startOver() {
    drafts.discard(golferId)
    setResume(undefined)
    setGiven(undefined)
  }

  async function analyze() {
    setProblem(undefined)
    setIsAnalyzing(true)
    const isLoaded = await withTimeout(loadResults(state.answers.budget), LOAD_WAIT_MS)
    // Gone to another page meanwhile: the golfer is not called back.
    if (!isHere.current) return
    setIsAnalyzing(false)
    if (isLoaded !== true) {
      setProblem(copy.setsNotLoaded)
      return
    }
    drafts.complete(golferId)
    setResume(undefined)
    setQuery((before) => withAnswers(before, state.answers))
  }

  if (shown) {
    const Results = RESULTS[shown.budget]
    return (
      <Results
        answers={shown}
        facts={copy.answerWords(shown, profile?.hand)}
        profile={profile}
        takesFocus={hasTurned}
        onBack={() => {
          setGiven(start(shown))
          setQuery(withoutAnswers)
        }}
      />
    )
  }
  return (
    <div className={styles.pages}>
      <QuestionView
        state={state}
        hand={profile?.hand}
        isAnalyzing={isAnalyzing}
        problem={problem}
        takesFocus={hasTurned}
        resume={resume}
        onStartOver={startOver}
        onChange={change}
        onFinish={() => void analyze()}
      />
      <AnswersSoFar state={state} hand={profile?.hand} />
    </div>
  )
}

/** Whether another question, or the sets, stood here before: then the new heading takes the focus. */
function useHasTurned(place: string): boolean {
  const [firstPlace] = useState(place)
  const [hasTurned, setHasTurned] = useState(false)
  if (!hasTurned && place !== firstPlace) setHasTurned(true)
  return hasTurned
}

/** The answers of an address; undefined when one is missing or none of the choices: then the questions are asked. */
export function answersFrom(query: URLSearchParams): StarterAnswers | undefined {
  const read = <Value extends string>(values: readonly Value[], key: string) =>
    values.find((value) => value === query.get(key))
  const budget = read(STARTER_BUDGETS, KEYS.budget)
  const frequency = read(COURSE_FREQUENCIES, KEYS.frequency)
  const skillLevel = read(SKILL_LEVELS, KEYS.skillLevel)
  const missPattern = read(COMMON_MISSES, KEYS.missPattern)
  const courseType = read(COURSE_TYPES, KEYS.courseType)
  if (!budget || !frequency || !skillLevel || !missPattern || !courseType) return undefined
  return { budget, frequency, skillLevel, missPattern, courseType }
}

/** The address that brings the sets for these answers back, whatever else it says. */
export function withAnswers(query: URLSearchParams, answers: StarterAnswers): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const name of NAMES) next.set(KEYS[name], answers[name])
  return next
}

export function withoutAnswers(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query)
  for (const name of NAMES) next.delete(KEYS[name])
  return next
}

async function importResults(budget: StarterBudget) {
  const [{ StarterResults }, { ANALYSIS_PHRASES }, sets] = await Promise.all([
    import('./results/starter-results.tsx'),
    import('@bagwise/content/starter-sets/analysis.prose'),
    SETS[budget](),
  ])
  return function ResultsOfBudget(props: PartProps) {
    return <StarterResults {...props} sets={sets} phrases={ANALYSIS_PHRASES} />
  }
}

/** Fetches what shows the sets, and tells whether it is there. */
async function loadResults(budget: StarterBudget): Promise<boolean> {
  try {
    await importResults(budget)
    return true
  } catch (error) {
    console.warn('The sets could not be loaded yet', error)
    return false
  }
}
