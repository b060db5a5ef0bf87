import { expect, it } from 'vitest'
import { CLUBS, CLUB_TYPES } from './club.ts'
import { usualLoftDeg } from './usual-loft.ts'

it('knows the loft of every club type', () => {
  expect(CLUB_TYPES.map(usualLoftDeg)).toEqual(CLUB_TYPES.map((type) => CLUBS[type].loftDeg))
})

it('takes 10 degrees for an unknown driver or wood and 45 for anything else', () => {
  expect(['4-wood', 'mini-driver', '1-iron', 'chipper', ''].map(usualLoftDeg)).toEqual([10, 10, 45, 45, 45])
})
