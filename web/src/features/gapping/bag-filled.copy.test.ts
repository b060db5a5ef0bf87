import { expect, it } from 'vitest'
import { bagCounts, bagSpan, biggestGap } from './bag-filled.copy.ts'

it('names the golfer and the span of the bag', () => {
  expect(bagSpan({ firstName: 'Sam', longest: 173, shortest: 52 })).toBe('Your bag, Sam: 173 down to 52.')
  expect(bagSpan({ firstName: null, longest: 145, shortest: 145 })).toBe('Your bag: 145.')
})

it('names the biggest gap by its clubs', () => {
  const club = (type: 'driver' | '5-wood', carryYards: number) => ({ club: type, carryYards, isEstimated: true })
  const gap = { longer: club('driver', 173), shorter: club('5-wood', 139), gapYards: 34, verdict: 'too-large' } as const
  expect(biggestGap(gap)).toBe('Biggest gap: Driver to 5-Wood.')
})

it('counts own numbers and estimates in words', () => {
  const sentence = (ownCount: number, estimatedCount: number) => bagCounts({ ownCount, estimatedCount })
  expect(sentence(1, 8)).toBe('One number is yours, eight are estimates.')
  expect(sentence(2, 1)).toBe('Two numbers are yours, one is an estimate.')
  expect(sentence(0, 9)).toBe('All nine are estimates. Type one number and the rest follow.')
  expect(sentence(0, 1)).toBe('It is an estimate. Type one number and the rest follow.')
  expect(sentence(13, 0)).toBe('All thirteen numbers are yours.')
  expect(sentence(1, 0)).toBe('The number is yours.')
  expect(sentence(1, 20)).toBe('One number is yours, 20 are estimates.')
})
