import { expect, it } from 'vitest'
import { fittedGrip, ironLengthChangeInches, putterLengthInches } from './body-rules.ts'

const UNKNOWN_HOLD = { gripType: 'unknown', gripPressure: 'unknown' } as const

it('keeps irons standard around 5 ft 10 in and changes them by half inches away from it', () => {
  expect([68, 70, 72].map(ironLengthChangeInches)).toEqual([0, 0, 0])
  expect([73, 75, 76, 79, 82].map(ironLengthChangeInches)).toEqual([0.5, 0.5, 1, 1.5, 2])
  expect([67, 64, 61, 58].map(ironLengthChangeInches)).toEqual([-0.5, -1, -1.5, -2])
})

it('never changes irons by more than two inches, however tall or short a golfer is', () => {
  expect([36, 107].map(ironLengthChangeInches)).toEqual([-2, 2])
})

it.each([
  [36, 33],
  [64, 33],
  [65, 34],
  [71, 34],
  [72, 35],
  [74, 35],
  [75, 36],
  [107, 36],
])('gives a golfer of %d inches a putter of %d inches', (height, length) => {
  expect(putterLengthInches(height)).toBe(length)
})

it('gives a grip by hand size, standard while the hand is unknown', () => {
  const sizeOf = (handSize: 'small' | 'medium' | 'large' | 'unknown') => fittedGrip({ ...UNKNOWN_HOLD, handSize }).size
  expect((['small', 'medium', 'large', 'unknown'] as const).map(sizeOf)).toEqual([
    'undersize',
    'standard',
    'midsize',
    'standard',
  ])
})

it('names the next size up for a firm hold only', () => {
  const tryToo = (gripPressure: 'light' | 'medium' | 'firm' | 'unknown') =>
    fittedGrip({ handSize: 'large', gripType: 'unknown', gripPressure }).tryToo
  expect((['light', 'medium', 'firm', 'unknown'] as const).map(tryToo)).toEqual([
    undefined,
    undefined,
    'jumbo',
    undefined,
  ])
})

it('asks for less taper when all fingers are on the club', () => {
  const hasLittleTaper = (gripType: 'overlap' | 'interlock' | 'ten-finger' | 'baseball' | 'unknown') =>
    fittedGrip({ handSize: 'medium', gripPressure: 'unknown', gripType }).hasLittleTaper
  expect((['overlap', 'interlock', 'unknown'] as const).map(hasLittleTaper)).toEqual([false, false, false])
  expect((['ten-finger', 'baseball'] as const).map(hasLittleTaper)).toEqual([true, true])
})
