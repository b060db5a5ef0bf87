import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  expectedNineDifferential,
  nineHoleDifferential,
  partRoundDifferential,
  partRoundScore,
} from './expected-differential.ts'
import type { PartRound } from './expected-differential.ts'
import { NINE_HOLE_RANGES, ROUND_RANGES } from './round.ts'
import { scoreDifferential } from './score-differential.ts'

const tenths = (lowest: number, highest: number) =>
  fc.integer({ min: lowest * 10, max: highest * 10 }).map((each) => each / 10)
const whole = ({ lowest, highest }: { readonly lowest: number; readonly highest: number }) =>
  fc.integer({ min: lowest, max: highest })

const index = tenths(-10, 54)
const nine = fc.record({
  adjustedGrossScore: whole(NINE_HOLE_RANGES.adjustedGrossScore),
  courseRating: tenths(NINE_HOLE_RANGES.courseRating.lowest, NINE_HOLE_RANGES.courseRating.highest),
  slopeRating: whole(NINE_HOLE_RANGES.slopeRating),
  playingConditions: fc.option(whole(NINE_HOLE_RANGES.playingConditions)),
  index,
})

describe('the differential of nine holes', () => {
  it('is theirs and the expected one, within half a tenth and with one decimal', () => {
    fc.assert(
      fc.property(nine, (played) => {
        const differential = nineHoleDifferential(played)
        const over = played.adjustedGrossScore - played.courseRating - 0.5 * (played.playingConditions ?? 0)
        const exact = (113 / played.slopeRating) * over + 0.52 * played.index + 1.2
        expect(Math.abs(differential - exact)).toBeLessThanOrEqual(0.05 + 1e-9)
        expect(differential).toBe(Number(differential.toFixed(1)))
        expect(expectedNineDifferential(played.index)).toBeCloseTo(0.52 * played.index + 1.2, 10)
      }),
      { seed: 37 },
    )
  })

  it('never falls with a higher score or index', () => {
    fc.assert(
      fc.property(nine, fc.nat({ max: 20 }), fc.nat({ max: 100 }), (played, moreStrokes, moreTenths) => {
        const worse = {
          ...played,
          adjustedGrossScore: played.adjustedGrossScore + moreStrokes,
          index: played.index + moreTenths / 10,
        }
        expect(nineHoleDifferential(worse)).toBeGreaterThanOrEqual(nineHoleDifferential(played))
      }),
      { seed: 38 },
    )
  })

  it('rounds half a tenth up once, at the end', () => {
    const standard = { courseRating: 36, slopeRating: 113, playingConditions: null, adjustedGrossScore: 36 }
    // 0.52 × 12.5 = 6.5 and 0.52 × 2.5 = 1.3; 0.5 of the conditions are half a stroke.
    expect(nineHoleDifferential({ ...standard, index: 12.5 })).toBe(7.7)
    expect(nineHoleDifferential({ ...standard, index: 2.5, playingConditions: 1 })).toBe(2)
    // 1.13 × 5 = 5.65 and 1.2.
    expect(nineHoleDifferential({ ...standard, slopeRating: 100, adjustedGrossScore: 41, index: 0 })).toBe(6.9)
    expect(nineHoleDifferential({ ...standard, adjustedGrossScore: 34, index: -5 })).toBe(-3.4)
  })
})

const part: fc.Arbitrary<PartRound> = fc.record({
  playedStrokes: fc.integer({ min: 30, max: 150 }),
  unplayedCount: fc.integer({ min: 1, max: 8 }),
  unplayedNetPar: fc.integer({ min: 3, max: 60 }),
  index,
  courseRating: tenths(ROUND_RANGES.courseRating.lowest, ROUND_RANGES.courseRating.highest),
  slopeRating: whole(ROUND_RANGES.slopeRating),
  playingConditions: fc.option(whole(ROUND_RANGES.playingConditions)),
})

/** The adjusted gross score of the formula, unrounded. */
function exactScore({ playedStrokes, unplayedNetPar, unplayedCount, index: of, slopeRating }: PartRound): number {
  return playedStrokes + unplayedNetPar + (unplayedCount * (0.04 * of + 2.4) * slopeRating) / 113 / 18
}

describe('eighteen holes of which some were not played', () => {
  it('have the differential of the formula, within half a tenth and with one decimal', () => {
    fc.assert(
      fc.property(part, (each) => {
        const exact = (113 / each.slopeRating) * (exactScore(each) - each.courseRating - (each.playingConditions ?? 0))
        const differential = partRoundDifferential(each)
        expect(Math.abs(differential - exact)).toBeLessThanOrEqual(0.05 + 1e-9)
        expect(differential).toBe(Number(differential.toFixed(1)))
      }),
      { seed: 39, numRuns: 1000 },
    )
  })

  it('have a score of hundredths with exactly that differential', () => {
    fc.assert(
      fc.property(part, (each) => {
        const adjustedGrossScore = partRoundScore(each)
        expect(scoreDifferential({ ...each, adjustedGrossScore })).toBe(partRoundDifferential(each))
        expect(Math.abs(adjustedGrossScore - exactScore(each))).toBeLessThanOrEqual(0.015 + 1e-9)
        expect(adjustedGrossScore).toBe(Number(adjustedGrossScore.toFixed(2)))
      }),
      { seed: 40, numRuns: 2000 },
    )
  })

  it('would have twice the expected differential of nine holes, were none of them played', () => {
    // A course handicap without rounding is net par's way from the rating to the index.
    const none = { playedStrokes: 0, unplayedCount: 18, courseRating: 72, slopeRating: 113, playingConditions: null }
    for (const of of [-5, 0, 10, 25, 54]) {
      const differential = partRoundDifferential({ ...none, unplayedNetPar: 72 + of, index: of })
      expect(differential).toBeCloseTo(2 * expectedNineDifferential(of), 1)
    }
  })

  it('never have a lower differential with a higher score, net par or index', () => {
    fc.assert(
      fc.property(part, fc.nat({ max: 9 }), fc.nat({ max: 9 }), fc.nat({ max: 90 }), (each, strokes, net, more) => {
        const worse = {
          ...each,
          playedStrokes: each.playedStrokes + strokes,
          unplayedNetPar: each.unplayedNetPar + net,
          index: each.index + more / 10,
        }
        expect(partRoundDifferential(worse)).toBeGreaterThanOrEqual(partRoundDifferential(each))
      }),
      { seed: 41 },
    )
  })
})
