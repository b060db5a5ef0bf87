import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { settleSigns } from '@bagwise/golf/swing/doubts'
import type { DoubtChoice, DoubtId } from '@bagwise/golf/swing/doubts'
import { faultFrom } from '@bagwise/content/swing/fault-words'
import type { SwingFault } from '@bagwise/content/swing/fault-words'
import { factOf } from '@bagwise/golf/facts'
import { USUAL_BALL_FLIGHT } from '@bagwise/golf/golfer'
import type { BallFlight } from '@bagwise/golf/persona'
import type { SwingAnswers } from '@bagwise/golf/swing/swing-answers'
import { useHasAi, useSession } from '#session/session.ts'
import { HandNote } from '#profile-parts/hand-note.tsx'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useWizard } from '#wizard/use-wizard.ts'
import { WizardView } from '#wizard/wizard-view.tsx'
import { createWizardDrafts } from '#wizard/wizard-drafts.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import * as copy from './swing.copy.ts'
import { SwingHead } from './swing-head.tsx'
import { LAST_QUESTION, startAnswers, swingWizard } from './swing.wizard.tsx'
import styles from './swing.module.css'

/** In the address: the fault that is ticked from the start, `?fault=topped`. */
const FAULT = 'fault'

/** In the address, so that Back leads from the result to the questions. */
const STEP = 'step'

const ANALYSIS = 'analysis'
const importResult = async () => (await import('./swing-result.tsx')).SwingResult
const importDoubt = async () => (await import('./swing-doubt.tsx')).SwingDoubt
const WAITING = <div className="h-90 rounded-sheet bg-sunk" />

/** Likely causes, corrections and drills for the answers. */
const SwingResult = lazyPart(importResult, WAITING)

/** Asks what tells two answers apart that do not go together. */
const SwingDoubt = lazyPart(importDoubt, WAITING)

/** What was answered in this visit, so that a look at another page loses nothing. */
const swingDrafts = createWizardDrafts<SwingAnswers>('swing')

/** Asks, clears up what does not go together, and answers; Analyze Again starts anew. */
export function SwingAnalyzer({ profile }: { readonly profile: Profile | undefined }) {
  const [turn, setTurn] = useState(0)
  const session = useSession()
  const golferId = session.status === 'signed-in' ? session.user.id : ''
  const [query] = useSearchParams()
  const fault = turn === 0 ? faultFrom(query.get(FAULT)) : undefined
  const usualFlight = (profile && factOf(profile, 'ballFlight'))?.value ?? USUAL_BALL_FLIGHT
  // A profile that arrives after its copy on the device changes the first answer, until the golfer has answered.
  const [answeredFrom, setAnsweredFrom] = useState<BallFlight>()
  return (
    <SwingTurn
      key={`${turn} ${answeredFrom ?? usualFlight}`}
      profile={profile}
      draftOf={fault ? `${golferId} ${fault}` : golferId}
      fault={fault}
      usualFlight={usualFlight}
      isFirst={turn === 0}
      onAnswer={() => setAnsweredFrom(answeredFrom ?? usualFlight)}
      onAgain={() => {
        swingDrafts.discard(golferId)
        if (fault) swingDrafts.discard(`${golferId} ${fault}`)
        setAnsweredFrom(undefined)
        setTurn(turn + 1)
      }}
    />
  )
}

type SwingTurnProps = {
  readonly profile: Profile | undefined
  /** The golfer; with the fault that the page was opened for, which is a matter of its own. */
  readonly draftOf: string
  readonly fault: SwingFault | undefined
  readonly usualFlight: BallFlight
  readonly isFirst: boolean
  readonly onAnswer: () => void
  readonly onAgain: () => void
}

function SwingTurn({ profile, draftOf, fault, usualFlight, isFirst, onAnswer, onAgain }: SwingTurnProps) {
  const [query, setQuery] = useSearchParams()
  const hand = profile?.hand
  const hasAi = useHasAi()
  const wizard = useMemo(() => swingWizard(hand, { hasAi, fault }), [hand, hasAi, fault])
  const { state, change, resume, startOver } = useWizard(wizard, {
    golferId: draftOf,
    drafts: swingDrafts,
    startAnswers: () => startAnswers(usualFlight, fault),
  })
  const [isFinished, setIsFinished] = useState(resume?.questionNumber === LAST_QUESTION)
  const isAnalysed = isFinished && query.get(STEP) === ANALYSIS
  const { open } = settleSigns(state.answers)
  const view = !isAnalysed ? 'questions' : open ? open.id : 'result'
  const hasTurned = useTurned(view)
  // The rules and their words come while the golfer still thinks about the questions.
  useEffect(() => void loadAnalysis(), [])

  // The address of a page that was reloaded names an analysis whose answers are gone.
  const isLost = !isFinished && query.get(STEP) !== null
  useEffect(() => {
    if (isLost) setQuery((others) => withoutStep(others), { preventScrollReset: true, replace: true })
  }, [isLost, setQuery])

  const goTo = (step: string | undefined) =>
    setQuery(
      (others) => {
        const next = withoutStep(others)
        if (step !== undefined) next.set(STEP, step)
        return next
      },
      { preventScrollReset: true },
    )

  function tellApart(id: DoubtId, choice: DoubtChoice) {
    change({ ...state, answers: { ...state.answers, toldApart: { ...state.answers.toldApart, [id]: choice } } })
  }

  if (view === 'result') {
    return (
      <>
        <SwingHead>
          <Button
            look="quiet"
            className="bg-sheet"
            onClick={() => {
              goTo(undefined)
              onAgain()
            }}
          >
            {copy.analyzeAgain}
          </Button>
        </SwingHead>
        <SwingResult answers={state.answers} profile={profile} />
      </>
    )
  }
  return (
    <>
      <SwingHead />
      {isAnalysed && open ? (
        <SwingDoubt key={open.id} doubt={open} hand={hand} onAnswer={(choice) => tellApart(open.id, choice)} />
      ) : (
        <Sheet className={`${styles.questions} ${styles.wholeLines}`}>
          <WizardView
            wizard={wizard}
            state={state}
            resume={resume}
            onStartOver={startOver}
            handNote={<HandNote />}
            page={!isFirst || hasTurned ? 'moved' : 'opened'}
            onChange={(changed) => {
              onAnswer()
              change(changed)
            }}
            onFinish={() => {
              // Whoever answers anew is asked anew where two answers do not go together.
              change({ ...state, answers: { ...state.answers, toldApart: {} } })
              swingDrafts.complete(draftOf)
              setIsFinished(true)
              goTo(ANALYSIS)
            }}
          />
        </Sheet>
      )}
    </>
  )
}

function withoutStep(query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query)
  next.delete(STEP)
  return next
}

/** Each view begins at its top. Whether there was another one before this one. */
function useTurned(view: string): boolean {
  const [first] = useState(view)
  const [hasTurned, setHasTurned] = useState(false)
  if (!hasTurned && first !== view) setHasTurned(true)
  useEffect(() => {
    if (hasTurned) window.scrollTo({ top: 0, behavior: 'instant' })
  }, [view, hasTurned])
  return hasTurned
}

/** Fetches both. Where that fails the part that is missing says so itself and tries again. */
async function loadAnalysis(): Promise<void> {
  try {
    await Promise.all([importResult(), importDoubt()])
  } catch (error) {
    console.warn('The analysis could not be loaded yet', error)
  }
}
