import { expect, it } from 'vitest'
import { startStarterAnswers } from '@bagwise/golf/starter-sets/starter-answers'
import { faultsOf, startWizard, stepsOf } from '#wizard/wizard-state.ts'
import { STARTER_QUESTIONS, STARTER_WIZARD } from './starter.wizard.ts'

it('SET-05 holds the golfer up at a question without an answer, and at no other', () => {
  const answers = startStarterAnswers(undefined)
  for (const [index, step] of stepsOf(STARTER_WIZARD, answers).entries()) {
    expect(faultsOf(step, startWizard(STARTER_WIZARD, answers))).toEqual([])
    const name = STARTER_QUESTIONS[index]?.inputs[0].id ?? ''
    const unanswered = startWizard(STARTER_WIZARD, { ...answers, [name]: undefined })
    expect(faultsOf(step, unanswered).map(({ inputId }) => inputId)).toEqual([name])
  }
})
