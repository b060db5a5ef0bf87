import { BALL_BUDGETS, BALL_GOALS, PREFERRED_FEELS } from '@bagwise/golf/balls/ball'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { shownAs } from '#quantities/quantity.ts'
import { addressOf, choicesFrom, matchableMph, readSpeedMph, speedTextIn } from './ball-choices.ts'

const query = (text: string) => new URLSearchParams(text)

const NEW = { swingSpeedMph: undefined, preferredFeel: 'medium', primaryGoal: 'distance', budget: 'mid-range' }

describe('the address of the choices', () => {
  it('BAL-04 BAL-05 leaves out what is as on a new screen, which is medium, distance and mid-range', () => {
    expect(choicesFrom(query(''))).toEqual(NEW)
    expect(addressOf(query('feel=soft&dialog=contact'), choicesFrom(query(''))).toString()).toBe('dialog=contact')
  })

  it('brings every choice back', () => {
    fc.assert(
      fc.property(
        fc.record({
          swingSpeedMph: fc.option(fc.integer({ min: 60, max: 130 }), { nil: undefined }),
          preferredFeel: fc.constantFrom(...PREFERRED_FEELS),
          primaryGoal: fc.constantFrom(...BALL_GOALS),
          budget: fc.constantFrom(...BALL_BUDGETS),
        }),
        (said) => {
          expect(choicesFrom(addressOf(query(''), said))).toEqual(said)
        },
      ),
    )
  })

  it('keeps quiet about what nobody understands, and remembers the speed that was asked for', () => {
    const odd = query('speed=300&feel=hard&goal=fame&budget=free')
    expect(choicesFrom(odd)).toEqual(NEW)
    expect(speedTextIn(odd)).toBe('300')
  })
})

it.each([
  ['60', 60],
  ['130', 130],
  [' 92.5 ', 92.5],
  ['44.9', undefined],
  ['0', undefined],
  ['300', undefined],
  ['130.1', undefined],
  ['', undefined],
  ['fast', undefined],
  ['-95', undefined],
  ['NaN', undefined],
  ['Infinity', undefined],
])('BAL-02 reads %o as a swing speed of %s mph', (text, speedMph) => {
  expect(readSpeedMph(text, 'yards')).toBe(speedMph)
})

it('takes the nearest speed that can be matched for a golfer far out', () => {
  expect([40, 60, 95, 130, 160].map(matchableMph)).toEqual([45, 60, 95, 130, 130])
})

it('reads a speed typed in km/h, and shows it again as it was typed', () => {
  expect(readSpeedMph('148', 'metres')).toBe(91.96)
  expect(shownAs('speed', 91.96, 'metres')).toBe(148)
  expect([readSpeedMph('72', 'metres'), readSpeedMph('210', 'metres')]).toEqual([undefined, undefined])
})
