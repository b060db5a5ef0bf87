import { expect, it } from 'vitest'
import { startStarterAnswers } from '@bagwise/golf/starter-sets/starter-answers'
import { faultsOf, startWizard, stepsOf } from '#wizard/wizard-state.ts'
import { answerWords } from '#features/starter-sets/starter-sets.copy.ts'
import { STARTER_WIZARD, starterQuestions } from './starter.wizard.ts'

it('SET-05 holds the golfer up at a question without an answer, and at no other', () => {
  const answers = startStarterAnswers(undefined)
  for (const [index, step] of stepsOf(STARTER_WIZARD, answers).entries()) {
    expect(faultsOf(step, startWizard(STARTER_WIZARD, answers))).toEqual([])
    const name = starterQuestions(null)[index]?.inputs[0].id ?? ''
    const unanswered = startWizard(STARTER_WIZARD, { ...answers, [name]: undefined })
    expect(faultsOf(step, unanswered).map(({ inputId }) => inputId)).toEqual([name])
  }
})

it('ADV-37 exchanges the sides of the miss for a left-hander, and marks it as the question about sides', () => {
  const missesFor = (hand: 'left' | 'right' | null) => {
    const miss = starterQuestions(hand).find(({ id }) => id === 'miss')
    return [miss?.help, ...(miss?.inputs[0].choices.map(({ value, label }) => `${value}: ${label}`) ?? [])]
  }
  for (const hand of [null, 'right'] as const) {
    expect(missesFor(hand).slice(0, 3)).toEqual(['Seen from behind the ball.', 'right: Right', 'left: Left'])
    expect(starterQuestions(hand).filter(({ isSided }) => isSided)).toHaveLength(1)
    expect(starterQuestions(hand).find(({ isSided }) => isSided)?.id).toBe('miss')
  }
  expect(missesFor('left').slice(0, 3)).toEqual(['Seen from behind the ball.', 'right: Left', 'left: Right'])
  const answers = { ...startStarterAnswers(undefined), missPattern: 'left' } as const
  expect(answerWords(answers, 'left')).toContain('Misses right')
  expect(answerWords(answers, null)).toContain('Misses left')
})
