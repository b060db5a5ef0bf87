import fc from 'fast-check'
import { expect, it } from 'vitest'
import { ScalarFields } from '@bagwise/contract/profile-fields'
import { BEST_HANDICAP, HIGHEST_HANDICAP, handicapText, readTypedHandicap } from './handicap.ts'

it.each([
  ['18', 18],
  [' 12.4 ', 12.4],
  ['12,4', 12.4],
  ['+2', -2],
  ['+ 2.5', -2.5],
  ['0', 0],
  ['+0', 0],
  ['54', 54],
  ['+10', -10],
] as const)('reads %j as %d', (typed, handicap) => {
  expect(readTypedHandicap(typed)).toEqual({ handicap })
})

it.each(['', 'scratch', '-2', '\u22122', '54.1', '+10.1', '12.45', '1e1', '--', '+', '100'])(
  'does not read %j',
  (typed) => {
    expect(readTypedHandicap(typed)).toBeUndefined()
  },
)

it('writes and reads every handicap back to a tenth', () => {
  fc.assert(
    fc.property(fc.integer({ min: BEST_HANDICAP * 10, max: HIGHEST_HANDICAP * 10 }), (tenths) => {
      const handicap = tenths / 10
      expect(readTypedHandicap(handicapText(handicap))).toEqual({ handicap: handicap + 0 })
    }),
    { seed: 17, numRuns: 200 },
  )
})

it('ends where the profile ends', () => {
  for (const handicap of [BEST_HANDICAP, HIGHEST_HANDICAP]) {
    expect(ScalarFields.handicap.safeParse(handicap).success).toBe(true)
  }
  for (const handicap of [BEST_HANDICAP - 0.1, HIGHEST_HANDICAP + 0.1]) {
    expect(ScalarFields.handicap.safeParse(handicap).success).toBe(false)
  }
})
