import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import type { GolfProfileAnswers } from '@bagwise/golf/onboarding/answers'
import type { OnboardingAgreement, OnboardingQuestions } from '@bagwise/golf/onboarding/complete-onboarding'
import type { ProfileValues } from '#sync/edit-state.ts'
import { equipmentValues } from '#data/equipment-values.ts'
import { saveInTime } from '#data/use-profile.ts'
import { keptEstimateMethod } from '#profile-parts/estimate-method.ts'
import { offerBagUndo } from '#profile-parts/bag-undo.ts'
import { BAG_FILLED } from '#navigation/bag-filled.ts'
import { gatedPath } from '#navigation/gate.ts'
import { useTrailStart } from '#navigation/step-trail.ts'
import { isPageInReach } from '#navigation/page-in-reach.ts'
import { replacedText } from '#profile-parts/undo-text.ts'
import { notify } from '#ui/notices.ts'
import type { WizardState } from '#wizard/wizard-state.ts'
import * as copy from './onboarding.copy.ts'
import type { GolfProfileDraft } from './golf-profile-answers.ts'
import { givenAnswers, golfProfileDrafts, knownGolfer, untouchedAnswers } from './golf-profile-answers.ts'
import { onboardingValues } from './onboarding-values.ts'

/** Where the golfer goes on without a remembered path: the bag that the answers have filled. */
const NEXT_PAGE = '/distances'
/** The specification's redirect waits, 500 and 300 ms, as an upper bound. */
const SAVE_WAIT_MS = 800

/** With the estimator: on its way while the golfer answers. */
const loadRules = async () => (await import('./golf-profile-bag.ts')).answeredBag

/** What the golfer is being asked before the answers are stored. */
export type Asked = { readonly answers: GolfProfileAnswers; readonly questions: OnboardingQuestions }

/** The answers, and which of them the golfer gave. */
type Given = Pick<WizardState<GolfProfileDraft>, 'answers' | 'touched'>

type CompletionOptions = {
  /** Where the golfer wanted to go before the questionnaire came in between. */
  readonly next: string | undefined
  /** Leaves the golfer on the page below. */
  readonly onClose: () => void
}

/** What happens at the end of the questionnaire: ask what must be asked, save, go on. */
export function useCompletion(profile: Profile, { next, onClose }: CompletionOptions) {
  const navigate = useNavigate()
  const { goToStart } = useTrailStart()
  const [asked, setAsked] = useState<Asked>()
  const [isSaving, setIsSaving] = useState(false)
  const [problem, setProblem] = useState<string>()
  const isHere = useRef(false)

  useEffect(() => {
    isHere.current = true
    void loadAhead()
    return () => {
      isHere.current = false
    }
  }, [])

  async function store(values: ProfileValues, onStored: () => void) {
    setIsSaving(true)
    setProblem(undefined)
    const target = gatedPath(next ?? NEXT_PAGE, { status: 'signed-in', profile })
    const isInReach = isPageInReach(target, SAVE_WAIT_MS)
    const outcome = await saveInTime(values, SAVE_WAIT_MS)
    const canGoOn = outcome === 'saved' || (await isInReach)
    setIsSaving(false)
    setAsked(undefined)
    if (outcome === 'refused') {
      setProblem(copy.notSaved)
      return
    }
    golfProfileDrafts.discard(profile.id)
    onStored()
    if (outcome === 'waiting') notify('status', copy.answersKept)
    // Closed meanwhile: the golfer stays where they are.
    if (!isHere.current) return
    // A page that cannot be loaded would be a fault page: the one below works.
    if (!canGoOn) return onClose()
    await goToStart()
    await navigate(target, { replace: true, state: BAG_FILLED })
  }

  async function complete(answers: GolfProfileAnswers, agreement: OnboardingAgreement) {
    const golfer = knownGolfer(profile)
    const { completeOnboarding, questionsBeforeCompletion } = await loadRules()
    const { bag } = questionsBeforeCompletion(answers, golfer)
    const completed = completeOnboarding(answers, golfer, { ...agreement, method: keptEstimateMethod() })
    await store(onboardingValues(completed), () => {
      if (!bag || !agreement.mayReplaceBag) return
      const written = equipmentValues(completed)
      offerBagUndo({ text: replacedText(written), written, before: profile })
    })
  }

  /** The rules may be out of reach. */
  async function orSay(end: () => Promise<void>) {
    try {
      await end()
    } catch (error) {
      console.error('The questionnaire could not be completed', error)
      setIsSaving(false)
      setProblem(copy.notSaved)
    }
  }

  return {
    asked,
    isSaving,
    problem,
    finish: ({ answers: draft, touched }: Given) =>
      orSay(async () => {
        const { questionsBeforeCompletion } = await loadRules()
        const answers = { ...givenAnswers(draft), untouched: untouchedAnswers(touched) }
        const questions = questionsBeforeCompletion(answers, knownGolfer(profile))
        if (questions.bag || questions.sevenIron) setAsked({ answers, questions })
        else await complete(answers, { mayReplaceBag: false, mayReplaceSevenIron: false })
      }),
    finishFirstSection: ({ answers, touched }: Given) =>
      orSay(async () => {
        const { completeFirstSection } = await loadRules()
        const given = { ...givenAnswers(answers), untouched: untouchedAnswers(touched) }
        const completed = completeFirstSection(given, knownGolfer(profile), keptEstimateMethod())
        await store(onboardingValues(completed), () => {})
      }),
    answer: async (agreement: OnboardingAgreement) => {
      if (asked) await complete(asked.answers, agreement)
    },
    /** Back to the questions. */
    reconsider: () => setAsked(undefined),
  }
}

async function loadAhead(): Promise<void> {
  try {
    await loadRules()
  } catch (error) {
    console.warn('The rules of the questionnaire could not be loaded yet', error)
  }
}
