import { expect, it } from 'vitest'
import { BALL_CATEGORIES } from './ball.ts'
import { ballType } from './ball-type.ts'

it('BAL-17 is the category with hyphens turned into capitalised words', () => {
  expect(BALL_CATEGORIES.map(ballType)).toEqual(['Tour', 'Tour Value', 'Performance', 'Soft Feel', 'Distance', 'Value'])
})
