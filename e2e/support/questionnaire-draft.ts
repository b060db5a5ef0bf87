import type { Page } from '@playwright/test'
import { PAGE_HEADERS } from '@bagwise/contract/contract-version'
import type { GolfProfileAnswers } from '@bagwise/golf/onboarding/answers'
import { expectQuestion, questionHeading, questionnaire } from './questionnaire.ts'
import { expect } from './test.ts'

type Draft = Partial<Omit<GolfProfileAnswers, 'knownShot' | 'untouched'>> & { readonly quickClub?: 'unknown' }

/** Questions by their numbers, with the answers that `answerTo` gives by taps. The second has a touched slider. */
const QUESTIONS: Readonly<Record<number, { readonly stepId: string; readonly answer: Draft }>> = {
  1: { stepId: 'experience', answer: { playingExperience: 'casual' } },
  2: { stepId: 'average-score', answer: { averageScore: 95 } },
  3: { stepId: 'frequency', answer: { courseFrequency: 'monthly' } },
  4: { stepId: 'primary-goal', answer: { primaryGoal: 'lower-scores', quickClub: 'unknown' } },
  5: { stepId: 'has-clubs', answer: { hasExistingClubs: 'yes' } },
  6: { stepId: 'clubs', answer: { selectedClubs: ['7-iron'] } },
  7: { stepId: 'seven-iron', answer: { sevenIronDistance: 145 } },
  8: { stepId: 'ball-flight', answer: { ballFlight: 'straight' } },
  9: { stepId: 'tempo', answer: { swingTempo: 'medium' } },
  10: { stepId: 'challenges', answer: { biggestChallenge: 'driver' } },
  11: { stepId: 'common-miss', answer: { mostCommonMiss: 'right' } },
  12: { stepId: 'body', answer: {} },
}

/** The questions after the bag, as `answered` of `openQuestionnaireAt`: Next goes on from each to the last one. */
export const SWING_QUESTIONS = [8, 9, 10, 11] as const

/**
 * Opens the questionnaire at this question, the ones before and `answered` having been answered, with `answers` in
 * place of the usual ones: it goes on with a draft that this tab kept.
 */
export async function openQuestionnaireAt(
  page: Page,
  questionNumber: number,
  { answered = [], answers: own = {} }: { readonly answered?: readonly number[]; readonly answers?: Draft } = {},
): Promise<void> {
  const before = Object.keys(QUESTIONS)
    .map(Number)
    .filter((number) => number < questionNumber)
  const answers = Object.assign({}, ...[...before, ...answered].map((number) => QUESTIONS[number]?.answer), own)
  const state = { answers, typed: {}, stepId: QUESTIONS[questionNumber]?.stepId, touched: Object.keys(answers) }
  const { user } = await (await page.request.get('/api/session', { headers: PAGE_HEADERS })).json()
  // Once: what the page keeps itself is not to be written over by its next load.
  await page.addInitScript(
    ([key, draft]) => {
      if (self.origin === 'null' || sessionStorage.getItem('draft-planted') === key) return
      sessionStorage.setItem('draft-planted', key)
      sessionStorage.setItem(key, JSON.stringify({ atMs: Date.now(), draft }))
    },
    [`draft:golf-profile:${user.id}`, state] as const,
  )
  await page.goto('/?dialog=golf-profile')
  await expectQuestion(page, 1)
  await questionnaire(page)
    .getByRole('button', { name: `Continue at question ${questionNumber}`, exact: true })
    .click()
  await expectQuestion(page, questionNumber)
  await expect(questionHeading(page)).toBeFocused()
}
