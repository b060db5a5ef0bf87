import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cellWeights, normalShareBelow } from './normal.ts'

const RUNS = { seed: 20_262, numRuns: 100 }

describe('the normal distribution', () => {
  it.each([
    { deviations: -1.96, share: 0.024_998 },
    { deviations: 0, share: 0.5 },
    { deviations: 1, share: 0.841_345 },
    { deviations: 3, share: 0.998_65 },
  ])('has $share of all below $deviations standard deviations', ({ deviations, share }) => {
    expect(normalShareBelow(deviations)).toBeCloseTo(share, 6)
  })
})

describe('weights of cells', () => {
  const spreads = fc.record({
    meanYards: fc.double({ min: -50, max: 300, noNaN: true }),
    sdYards: fc.double({ min: 0.5, max: 60, noNaN: true }),
    cellYards: fc.constantFrom(0.5, 1, 3),
  })

  it('sum to one: what is farther out is counted to the last cells', () => {
    fc.assert(
      fc.property(spreads, (spread) => {
        const { weights } = cellWeights(spread)
        expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9)
        expect(weights.every((weight) => weight >= 0)).toBe(true)
      }),
      RUNS,
    )
  })

  it('are the same to both sides of the middle', () => {
    fc.assert(
      fc.property(spreads, (spread) => {
        const { firstCell, weights } = cellWeights({ ...spread, meanYards: 0 })
        expect(firstCell).toBe(-(weights.length - 1) / 2 + 0)
        expect(Array.from(weights.toReversed())).toEqual(
          [...weights].map((weight): unknown => expect.closeTo(weight, 12)),
        )
      }),
      RUNS,
    )
  })

  it('have the mean that was asked for', () => {
    fc.assert(
      fc.property(spreads, (spread) => {
        const { firstCell, weights } = cellWeights(spread)
        const meanYards = weights.reduce(
          (sum, weight, index) => sum + weight * (firstCell + index) * spread.cellYards,
          0,
        )
        expect(Math.abs(meanYards - spread.meanYards)).toBeLessThan(0.01 * spread.sdYards + spread.cellYards / 2)
      }),
      RUNS,
    )
  })
})
