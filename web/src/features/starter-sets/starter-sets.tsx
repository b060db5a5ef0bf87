import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { startStarterAnswers } from '@bagwise/golf/starter-sets/starter-answers'
import type { StarterAnswers } from '@bagwise/golf/starter-sets/starter-answers'
import { inTime } from '#api/in-time.ts'
import { useSession } from '#api/session/session.ts'
import { createWizardDrafts } from '#wizard/wizard-drafts.ts'
import { startWizard } from '#wizard/wizard-state.ts'
import type { WizardState } from '#wizard/wizard-state.ts'
import { answersFrom, withoutAnswers, withAnswers } from './answers-address.ts'
import { answerWords } from './form/answer-words.ts'
import { AnswersSoFar } from './form/answers-so-far.tsx'
import { QuestionView } from './form/question-view.tsx'
import { STARTER_WIZARD } from './form/starter.wizard.ts'
import { loadResults, RESULTS } from './results-part.tsx'

const drafts = createWizardDrafts<StarterAnswers>()
/** How long the golfer waits for anything to load (specification 1 §9). */
const LOAD_WAIT_MS = 8_000
const NOT_LOADED =
  'The sets could not be loaded. Your answers are still here: check your connection, then press Get Recommendations again.'

const start = (answers: StarterAnswers) => startWizard(STARTER_WIZARD, answers)

/** The five questions, then the sets; whether the sets are shown, and for which answers, is in the address. */
export function StarterSets({ profile }: { readonly profile: Profile | undefined }) {
  const [query, setQuery] = useSearchParams()
  const session = useSession()
  const golferId = session.status === 'signed-in' ? session.user.id : ''
  const shown = answersFrom(query)
  const [given, setGiven] = useState(() => {
    const answers = drafts.read(golferId)?.answers ?? shown
    return answers && start(answers)
  })
  // Until the golfer has answered, a profile that arrives late still counts.
  const state = given ?? start(startStarterAnswers(profile))
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
    drafts.keep(golferId, next)
  }

  async function analyze() {
    setProblem(undefined)
    setIsAnalyzing(true)
    const isLoaded = await inTime(loadResults(state.answers.budget), LOAD_WAIT_MS)
    // Gone to another page meanwhile: the golfer is not called back.
    if (!isHere.current) return
    setIsAnalyzing(false)
    if (isLoaded === true) setQuery((before) => withAnswers(before, state.answers))
    else setProblem(NOT_LOADED)
  }

  if (shown) {
    const Results = RESULTS[shown.budget]
    return (
      <Results
        answers={shown}
        facts={answerWords(shown)}
        profile={profile}
        takesFocus={hasTurned}
        onBack={() => {
          change({ ...state, answers: shown })
          setQuery(withoutAnswers)
        }}
      />
    )
  }
  return (
    <div className="sets-pages">
      <QuestionView
        state={state}
        isAnalyzing={isAnalyzing}
        problem={problem}
        takesFocus={hasTurned}
        onChange={change}
        onFinish={() => void analyze()}
      />
      <AnswersSoFar state={state} />
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
