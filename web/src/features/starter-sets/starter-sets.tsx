import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { startStarterAnswers } from '@bagwise/golf/starter-sets/starter-answers'
import type { StarterAnswers } from '@bagwise/golf/starter-sets/starter-answers'
import { createWizardDrafts } from '#wizard/wizard-drafts.ts'
import { startWizard } from '#wizard/wizard-state.ts'
import type { WizardState } from '#wizard/wizard-state.ts'
import { answersFrom, withoutAnswers, withAnswers } from './answers-address.ts'
import { answerWords } from './form/answer-words.ts'
import { QuestionView } from './form/question-view.tsx'
import { STARTER_WIZARD } from './form/starter.wizard.ts'
import { loadResults, RESULTS } from './results-part.tsx'

const drafts = createWizardDrafts<StarterAnswers>()
/** Whose answers they are when no profile could be loaded. */
const NOBODY = ''

/** The five questions, then the sets; whether the sets are shown, and for which answers, is in the address. */
export function StarterSets({ profile }: { readonly profile: Profile | undefined }) {
  const [query, setQuery] = useSearchParams()
  const golferId = profile?.id ?? NOBODY
  const shown = answersFrom(query)
  const [state, setState] = useState(() =>
    startWizard(STARTER_WIZARD, drafts.read(golferId)?.answers ?? shown ?? startStarterAnswers(profile)),
  )
  const [isAnalyzing, setIsAnalyzing] = useState(false)
  const isHere = useRef(false)
  const place = shown ? 'sets' : state.stepId
  const hasTurned = useTurns(place)

  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])

  function change(next: WizardState<StarterAnswers>) {
    setState(next)
    drafts.keep(golferId, next)
  }

  async function analyze() {
    setIsAnalyzing(true)
    await loadResults(state.answers.budget)
    // Gone to another page meanwhile: the golfer is not called back.
    if (!isHere.current) return
    setIsAnalyzing(false)
    setQuery((before) => withAnswers(before, state.answers))
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
    <QuestionView
      state={state}
      isAnalyzing={isAnalyzing}
      takesFocus={hasTurned}
      onChange={change}
      onFinish={() => void analyze()}
    />
  )
}

/** Each question and the sets begin at the top. Tells whether there was one before, so that the new one takes the focus. */
function useTurns(place: string): boolean {
  const [firstPlace] = useState(place)
  const [hasTurned, setHasTurned] = useState(false)
  if (!hasTurned && place !== firstPlace) setHasTurned(true)
  useEffect(() => {
    if (hasTurned) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [place, hasTurned])
  return hasTurned
}
