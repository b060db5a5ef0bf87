import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coveredShare, coveredStretches, yardageRange } from './coverage.ts'

const carries = fc.uniqueArray(fc.integer({ min: 1, max: 400 }), { minLength: 2, maxLength: 14 })

describe('the yardages a bag covers', () => {
  it('GAP-32 are those within 5 yards of a club, as a share of the range from the shortest to the longest', () => {
    const range = { fromYards: 100, toYards: 140 }
    expect(coveredStretches([100, 112, 140], range)).toEqual([
      { fromYards: 100, toYards: 105 },
      { fromYards: 107, toYards: 117 },
      { fromYards: 135, toYards: 140 },
    ])
    expect(coveredShare([100, 112, 140], range)).toBe(0.5)
    expect(coveredShare([100, 110, 120, 130, 140], range)).toBe(1)
  })

  it('have no range with fewer than two carries', () => {
    expect(yardageRange([])).toBeUndefined()
    expect(yardageRange([140, 140])).toBeUndefined()
    expect(yardageRange([140, 100])).toEqual({ fromYards: 100, toYards: 140 })
  })

  it('are all of the range but what the gaps leave beyond 10 yards', () => {
    fc.assert(
      fc.property(carries, (yards) => {
        const range = yardageRange(yards)
        if (!range) throw new Error('Two different carries have a range')
        const sorted = yards.toSorted((a, b) => a - b)
        const openYards = sorted
          .slice(1)
          .reduce((sum, to, index) => sum + Math.max(0, to - (sorted[index] ?? 0) - 10), 0)
        const rangeYards = range.toYards - range.fromYards
        expect(coveredShare(yards, range)).toBeCloseTo(1 - openYards / rangeYards, 10)
      }),
    )
  })

  it('never shrink with another club', () => {
    fc.assert(
      fc.property(carries, fc.integer({ min: 1, max: 400 }), (yards, more) => {
        const range = yardageRange(yards)
        if (!range) throw new Error('Two different carries have a range')
        expect(coveredShare([...yards, more], range)).toBeGreaterThanOrEqual(coveredShare(yards, range))
      }),
    )
  })
})
