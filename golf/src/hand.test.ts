import { expect, it } from 'vitest'
import { isLeftHanded, sidesAsSeen } from './hand.ts'

it('takes a golfer who has not said it for a right-hander', () => {
  for (const hand of [null, undefined, 'right'] as const) expect(isLeftHanded(hand)).toBe(false)
  expect(isLeftHanded('left')).toBe(true)
})

it('exchanges the sides for a left-hander alone, and leads back', () => {
  const text = 'Misses to the right, never left: the ball goes left for a right-hander. Right?'
  for (const hand of ['right', null, undefined] as const) expect(sidesAsSeen(text, hand)).toBe(text)
  const exchanged = sidesAsSeen(text, 'left')
  expect(exchanged).toBe('Misses to the left, never right: the ball goes right for a left-hander. Left?')
  expect(sidesAsSeen(exchanged, 'left')).toBe(text)
  expect(sidesAsSeen('The brightest player leaves straight', 'left')).toBe('The brightest player leaves straight')
})
