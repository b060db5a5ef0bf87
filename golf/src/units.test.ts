import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inHgFromHectopascals, metresFromYards, yardsFromMetres } from './units.ts'

it('takes a yard as 0.9144 m', () => {
  expect(metresFromYards(100)).toBeCloseTo(91.44, 10)
  expect(yardsFromMetres(91.44)).toBeCloseTo(100, 10)
})

it('does not drift when a whole yardage goes to metres and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), (yards) => {
      expect(Math.round(yardsFromMetres(metresFromYards(yards)))).toBe(yards)
    }),
    { numRuns: 100 },
  )
})

it('takes the standard pressure of 1013.25 hPa as 29.92 inches of mercury', () => {
  expect(inHgFromHectopascals(1013.25)).toBeCloseTo(29.92, 2)
})
