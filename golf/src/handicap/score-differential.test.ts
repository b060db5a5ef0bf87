import fc from 'fast-check'
import { expect, it } from 'vitest'
import { courseHandicap } from './course-handicap.ts'
import { ROUND_RANGES } from './round.ts'
import type { EighteenHoleScore } from './round.ts'
import { scoreDifferential } from './score-differential.ts'

const STANDARD: EighteenHoleScore = {
  adjustedGrossScore: 90,
  courseRating: 72,
  slopeRating: 113,
  playingConditions: null,
}

const whole = ({ lowest, highest }: { readonly lowest: number; readonly highest: number }) =>
  fc.integer({ min: lowest, max: highest })
const score: fc.Arbitrary<EighteenHoleScore> = fc.record({
  adjustedGrossScore: whole(ROUND_RANGES.adjustedGrossScore),
  courseRating: fc.integer({ min: 550, max: 850 }).map((tenths) => tenths / 10),
  slopeRating: whole(ROUND_RANGES.slopeRating),
  playingConditions: fc.option(whole(ROUND_RANGES.playingConditions)),
})

it('is the strokes over the course rating, stretched to a standard slope', () => {
  expect(scoreDifferential(STANDARD)).toBe(18)
  expect(scoreDifferential({ ...STANDARD, slopeRating: 125 })).toBe(16.3)
  expect(scoreDifferential({ ...STANDARD, courseRating: 71.3, slopeRating: 130, adjustedGrossScore: 85 })).toBe(11.9)
  expect(scoreDifferential({ ...STANDARD, courseRating: 68.4, slopeRating: 97, adjustedGrossScore: 101 })).toBe(38)
})

it('takes off what the conditions of the day cost everybody, or adds what they gave', () => {
  expect(scoreDifferential({ ...STANDARD, playingConditions: 0 })).toBe(18)
  expect(scoreDifferential({ ...STANDARD, playingConditions: 3 })).toBe(15)
  expect(scoreDifferential({ ...STANDARD, playingConditions: -1 })).toBe(19)
})

it('is negative below the course rating, and never minus zero', () => {
  expect(scoreDifferential({ ...STANDARD, adjustedGrossScore: 70 })).toBe(-2)
  expect(scoreDifferential({ ...STANDARD, adjustedGrossScore: 72 })).toBe(0)
  expect(scoreDifferential({ ...STANDARD, adjustedGrossScore: 72, courseRating: 72, slopeRating: 155 })).toBe(0)
})

it('rounds half a tenth up, which is toward zero below the rating', () => {
  const halves = (over: number) =>
    scoreDifferential({ ...STANDARD, slopeRating: 100, courseRating: 72 - over, adjustedGrossScore: 72 })
  // 1.13 × 5 = 5.65, 1.13 × 15 = 16.95.
  expect(halves(5)).toBe(5.7)
  expect(halves(15)).toBe(17)
  expect(halves(-5)).toBe(-5.6)
  expect(halves(-15)).toBe(-16.9)
})

it('lies within half a tenth of the formula, with one decimal', () => {
  fc.assert(
    fc.property(score, (played) => {
      const differential = scoreDifferential(played)
      const { adjustedGrossScore, courseRating, slopeRating, playingConditions } = played
      const exact = (113 / slopeRating) * (adjustedGrossScore - courseRating - (playingConditions ?? 0))
      expect(Math.abs(differential - exact)).toBeLessThanOrEqual(0.05 + 1e-9)
      expect(differential).toBe(Number(differential.toFixed(1)))
    }),
    { seed: 11 },
  )
})

it('rises when more strokes were needed', () => {
  fc.assert(
    fc.property(score, fc.integer({ min: 1, max: 20 }), (played, moreStrokes) => {
      const worse = { ...played, adjustedGrossScore: played.adjustedGrossScore + moreStrokes }
      expect(scoreDifferential(worse)).toBeGreaterThan(scoreDifferential(played))
    }),
    { seed: 12 },
  )
})

it('HCP-09 is 16.5 for 90 on a course of 71.3 and 128; no higher score lowers it, and no higher index a course handicap', () => {
  expect(scoreDifferential({ ...STANDARD, adjustedGrossScore: 90, courseRating: 71.3, slopeRating: 128 })).toBe(16.5)
  const indexTenths = fc.integer({ min: -100, max: 540 })
  fc.assert(
    fc.property(score, fc.integer({ min: 0, max: 2000 }), (played, moreHundredths) => {
      const worse = { ...played, adjustedGrossScore: played.adjustedGrossScore + moreHundredths / 100 }
      expect(scoreDifferential(worse)).toBeGreaterThanOrEqual(scoreDifferential(played))
    }),
    { seed: 13 },
  )
  fc.assert(
    fc.property(score, indexTenths, indexTenths, fc.boolean(), (course, one, other, isRatingCounted) => {
      const ofIndex = (tenths: number) =>
        courseHandicap({ ...course, index: tenths / 10, par: 72, holeCount: 18, isRatingCounted })
      const [low, high] = [ofIndex(Math.min(one, other)), ofIndex(Math.max(one, other))]
      expect(high.exact).toBeGreaterThanOrEqual(low.exact)
      expect(high.rounded).toBeGreaterThanOrEqual(low.rounded)
    }),
    { seed: 14 },
  )
})

it('takes a score with hundredths as it is', () => {
  expect(scoreDifferential({ ...STANDARD, adjustedGrossScore: 90.04 })).toBe(18)
  expect(scoreDifferential({ ...STANDARD, adjustedGrossScore: 90.05 })).toBe(18.1)
  expect(scoreDifferential({ ...STANDARD, adjustedGrossScore: 87.91, courseRating: 71.3, slopeRating: 125 })).toBe(15)
})
