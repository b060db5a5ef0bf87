import { useState } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import { useStepTrail } from '#navigation/step-trail.ts'
import { forgetKeptBag, keepBag, quickDraft, readKeptBag } from '#storage/kept-bag.ts'
import type { KeptBag, QuickAnswers } from '#storage/kept-bag.ts'
import { askedOfPerson, quickStep, stepAfter, stepBefore } from './quick-steps.ts'
import type { AskedOfPerson, QuickStep } from './quick-steps.ts'

/** Among the wizards whose questions have entries of the history. */
export const QUICK_WIZARD = 'quick-bag'

export type QuickBagInHand = {
  readonly step: QuickStep
  readonly answers: QuickAnswers
  /** The finished bag, also of a visit before. */
  readonly kept: KeptBag | undefined
  readonly asked: AskedOfPerson
  /** A screen has come up since the page was opened. */
  readonly hasMoved: boolean
  /** Keeps an answer of the screen that is shown. */
  readonly answer: (given: QuickAnswers) => void
  /** The same, and brings the next screen. */
  readonly goOn: (given?: QuickAnswers) => void
  readonly goBack: () => void
  /** Back to where the questions began; the answers stay. */
  readonly close: () => void
  /** Forgets the answers, and the finished bag. */
  readonly forget: () => void
}

/** The 60-second bag of a visitor, or of a golfer with a profile: each answer is kept in this tab, a finished bag for a week. */
export function useQuickBag(profile: Profile | undefined): QuickBagInHand {
  const golfer = profile?.id
  const [left] = useState(() => quickDraft.read(golfer))
  const [answers, setAnswers] = useState<QuickAnswers>(left ?? {})
  const [kept, setKept] = useState(() => readKeptBag())
  const trail = useStepTrail('shot', { isKnown: left !== undefined, wizard: QUICK_WIZARD })
  const step = quickStep(trail.stepId)
  const [openedAt] = useState(step)
  const [hasMoved, setHasMoved] = useState(false)
  if (!hasMoved && step !== openedAt) setHasMoved(true)
  const asked = askedOfPerson(profile)

  function answer(given: QuickAnswers): QuickAnswers {
    const next = { ...answers, ...given }
    setAnswers(next)
    quickDraft.keep(golfer, next)
    return next
  }

  return {
    step,
    answers,
    kept,
    asked,
    hasMoved,
    answer,
    goOn: (given = {}) => {
      const next = answer(given)
      const following = stepAfter(step, next, asked)
      if (following === 'bag') setKept(keepBag(next))
      trail.goTo(following, 'on')
    },
    goBack: () => trail.goTo(stepBefore(step, answers, asked), 'back'),
    close: () => trail.goTo('shot', 'back'),
    forget: () => {
      forgetKeptBag()
      quickDraft.discard(golfer)
      setKept(undefined)
      setAnswers({})
    },
  }
}
