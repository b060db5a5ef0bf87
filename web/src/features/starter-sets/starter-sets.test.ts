import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COURSE_FREQUENCIES, COURSE_TYPES, SKILL_LEVELS } from '@bagwise/golf/golfer'
import { COMMON_MISSES } from '@bagwise/golf/onboarding/answers'
import { STARTER_BUDGETS } from '@bagwise/golf/starter-sets/starter-answers'
import { answersFrom, withAnswers, withoutAnswers } from './starter-sets.tsx'

const answersGiven = fc.record({
  budget: fc.constantFrom(...STARTER_BUDGETS),
  frequency: fc.constantFrom(...COURSE_FREQUENCIES),
  skillLevel: fc.constantFrom(...SKILL_LEVELS),
  missPattern: fc.constantFrom(...COMMON_MISSES),
  courseType: fc.constantFrom(...COURSE_TYPES),
})

describe('the address of the sets', () => {
  it('brings the answers back, and leaves what else it says alone', () => {
    fc.assert(
      fc.property(answersGiven, (answers) => {
        const address = withAnswers(new URLSearchParams('dialog=contact'), answers)
        expect(answersFrom(new URLSearchParams(String(address)))).toEqual(answers)
        expect(address.get('dialog')).toBe('contact')
        expect(String(withoutAnswers(address))).toBe('dialog=contact')
      }),
    )
  })

  it('is no address of sets when an answer is missing or none of the choices', () => {
    const whole = 'budget=under-500&frequency=weekly&skill=beginner&miss=left&course=links'
    expect(answersFrom(new URLSearchParams(whole))).toBeDefined()
    for (const broken of ['', whole.replace('&miss=left', ''), whole.replace('links', 'desert')]) {
      expect(answersFrom(new URLSearchParams(broken))).toBeUndefined()
    }
  })
})
