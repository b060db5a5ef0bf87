import { expect, it } from 'vitest'
import { sideWords } from './sign-text.ts'

it('ADV-37 says which side is which to a golfer of either hand', () => {
  expect(sideWords('right')).toBe('Away from you is right, across you is left.')
  expect(sideWords('left')).toBe('Away from you is left, across you is right.')
  for (const hand of [null, undefined]) {
    expect(sideWords(hand)).toBe('Away from you is right, across you is left, if you play right-handed.')
  }
})
