import { expect, it } from 'vitest'
import { bagLine } from './bag-screen.copy.ts'

it('counts the clubs besides the putter, and how many numbers are the golfer’s', () => {
  const bag = { clubCount: 9, hasPutter: true, ownCount: 3 }
  expect(bagLine(bag)).toBe('9 clubs and the putter. Three numbers are yours.')
  expect(bagLine({ ...bag, hasPutter: false, ownCount: 1 })).toBe('9 clubs. One number is yours.')
  expect(bagLine({ ...bag, ownCount: 0 })).toBe('9 clubs and the putter. No number is yours yet.')
  expect(bagLine({ ...bag, ownCount: 9 })).toBe('9 clubs and the putter. All nine numbers are yours.')
  expect(bagLine({ clubCount: 1, hasPutter: false, ownCount: 1 })).toBe('1 club. Its number is yours.')
  expect(bagLine({ clubCount: 0, hasPutter: true, ownCount: 0 })).toBe(
    '0 clubs and the putter. No number is yours yet.',
  )
})
