import { expect, it } from 'vitest'
import { askedOfPerson, questionNumber, quickStep, shotOf, stepAfter, stepBefore } from './quick-steps.ts'

const ALL = askedOfPerson(undefined)
const NOTHING = askedOfPerson({ hand: 'left', tees: 'back' })

it('asks for a shot, its number, hand and tees, and leaves the number out where no shot is known', () => {
  const answers = { club: '7-iron' } as const
  expect(stepAfter('shot', answers, ALL)).toBe('number')
  expect(stepAfter('number', answers, ALL)).toBe('person')
  expect(stepAfter('person', answers, ALL)).toBe('bag')
  expect(stepAfter('shot', { club: 'unknown' }, ALL)).toBe('person')
})

it('asks no golfer again who has said hand and tees, and for the other one where one is known', () => {
  expect(stepAfter('number', { club: 'pw' }, NOTHING)).toBe('bag')
  expect(stepAfter('shot', { club: 'unknown' }, NOTHING)).toBe('bag')
  expect(askedOfPerson({ hand: 'right', tees: null })).toEqual({ hand: false, tees: true })
  expect(stepAfter('number', { club: 'pw' }, { hand: false, tees: true })).toBe('person')
})

it('leads back the same way', () => {
  for (const asked of [ALL, NOTHING]) {
    for (const club of ['7-iron', 'unknown'] as const) {
      const next = stepAfter('shot', { club }, asked)
      expect(stepBefore(next, { club }, asked)).toBe('shot')
    }
    expect(stepBefore('number', { club: 'pw' }, asked)).toBe('shot')
  }
  expect(stepBefore('bag', { club: 'pw' }, NOTHING)).toBe('number')
  expect(stepBefore('bag', { club: 'unknown' }, ALL)).toBe('person')
})

it('knows a shot only with its number, and takes an unknown screen for the first', () => {
  expect(shotOf({ club: 'driver' })).toBeUndefined()
  expect(shotOf({ club: 'unknown', carryYards: 120 })).toBeUndefined()
  expect(shotOf({ club: 'driver', carryYards: 220 })).toEqual({ club: 'driver', carryYards: 220 })
  expect(quickStep('question-2')).toBe('shot')
  expect(['shot', 'number', 'person', 'bag'].map((step) => questionNumber(quickStep(step)))).toEqual([1, 2, 3, 3])
})
