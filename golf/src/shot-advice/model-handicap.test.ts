import { expect, it } from 'vitest'
import { modelHandicap } from './model-handicap.ts'

it('looks at handicaps from 0 to 40, and at 18 when nothing is known', () => {
  expect([-4, 0, 17.3, 40, 54].map(modelHandicap)).toEqual([0, 0, 17.3, 40, 40])
  expect(modelHandicap(undefined)).toBe(18)
})
