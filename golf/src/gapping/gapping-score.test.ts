import fc from 'fast-check'
import { expect, it } from 'vitest'
import { gappingScore, scoreBand } from './gapping-score.ts'

it('GAP-07 takes the share of overlaps and gaps from a hundred', () => {
  expect(gappingScore({ clubCount: 13, overlapCount: 0, gapCount: 0 })).toBe(100)
  expect(gappingScore({ clubCount: 13, overlapCount: 1, gapCount: 1 })).toBe(69) // 100 − 2 / 6.5 × 100
  expect(gappingScore({ clubCount: 4, overlapCount: 0, gapCount: 2 })).toBe(60) // at least 5 in the divisor
  expect(gappingScore({ clubCount: 4, overlapCount: 3, gapCount: 6 })).toBe(0)
})

it('GAP-05 needs work below 60, is good from 60 and excellent from 80', () => {
  expect([0, 59].map(scoreBand)).toEqual(['needs-work', 'needs-work'])
  expect([60, 79].map(scoreBand)).toEqual(['good', 'good'])
  expect([80, 100].map(scoreBand)).toEqual(['excellent', 'excellent'])
})

it('GAP-06 has the three bands of the colours, with the ends at 60 and 80', () => {
  const bands = Array.from({ length: 101 }, (_, score) => scoreBand(score))
  expect(bands.lastIndexOf('needs-work')).toBe(59)
  expect(bands.lastIndexOf('good')).toBe(79)
  expect(new Set(bands.slice(80))).toEqual(new Set(['excellent']))
})

it('is a whole number from 0 to 100 for any bag', () => {
  const count = fc.nat({ max: 19 })
  fc.assert(
    fc.property(count, count, count, (clubCount, overlapCount, gapCount) => {
      const score = gappingScore({ clubCount, overlapCount, gapCount })
      expect(Number.isInteger(score) && score >= 0 && score <= 100).toBe(true)
    }),
    { numRuns: 200 },
  )
})
