import fc from 'fast-check'
import { expect, it } from 'vitest'
import { GENERATED_BAGS } from '../../reference/generated-bags.ts'
import { generatedGolfer } from '../../reference/planned-golfers.ts'
import { strokesOfHole } from './hole-strokes.ts'
import { planBag, purchasesOf } from './plan-bag.ts'

const TWELVE = { sevenIronCarryYards: 165, handicap: 12, longestYards: 235 }

it('ONE-32 gives 34 yards under a pitching wedge 0.23 strokes, a wider hole no less, and buys by worth', () => {
  const underWedge = strokesOfHole({ longerYards: 130, shorterYards: 96 }, TWELVE)
  expect(Math.abs(underWedge - 0.23)).toBeLessThanOrEqual(0.01)
  fc.assert(
    fc.property(
      fc.record({
        sevenIronCarryYards: fc.integer({ min: 40, max: 200 }),
        handicap: fc.integer({ min: -5, max: 54 }),
        longestYards: fc.integer({ min: 60, max: 330 }),
        shorterYards: fc.integer({ min: 10, max: 280 }),
        gapYards: fc.integer({ min: 1, max: 80 }),
        above: fc.integer({ min: 0, max: 20 }),
        below: fc.integer({ min: 0, max: 9 }),
      }),
      ({ shorterYards, gapYards, above, below, ...golfer }) => {
        const longerYards = shorterYards + gapYards
        const wider = { longerYards: longerYards + above, shorterYards: shorterYards - below }
        const more = strokesOfHole(wider, golfer) - strokesOfHole({ longerYards, shorterYards }, golfer)
        expect(more).toBeGreaterThanOrEqual(-1e-9)
      },
    ),
    { numRuns: 2000 },
  )
  for (const bag of GENERATED_BAGS) {
    const worths = purchasesOf(planBag(generatedGolfer(bag))).map(({ strokes }) => strokes)
    expect(worths).toEqual(worths.toSorted((a, b) => b - a))
  }
})

it('costs a golfer with less control less, who misses by more anyway', () => {
  const hole = { longerYards: 130, shorterYards: 96 }
  const strokes = [0, 12, 36].map((handicap) => strokesOfHole(hole, { ...TWELVE, handicap }))
  expect(strokes).toEqual(strokes.toSorted((a, b) => b - a))
})

it('costs nothing where there is no hole', () => {
  expect(strokesOfHole({ longerYards: 130, shorterYards: 130 }, TWELVE)).toBe(0)
})
