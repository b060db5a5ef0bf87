import fc from 'fast-check'
import { expect, it } from 'vitest'
import { courseHandicap } from './course-handicap.ts'

const COURSE = { slopeRating: 129, courseRating: 71.1, par: 72, holeCount: 18, isRatingCounted: true } as const
const NINE = { slopeRating: 120, courseRating: 35.5, par: 36, holeCount: 9, isRatingCounted: true } as const

it('HCP-01 is index × slope / 113 + (rating - par) on eighteen holes: 30.72 and 31 of 27.7, 8.118 and 8 of 7.9', () => {
  const high = courseHandicap({ ...COURSE, index: 27.7 })
  expect(high.exact).toBeCloseTo(30.72, 2)
  expect(high.exact).toBeCloseTo((27.7 * 129) / 113 + (71.1 - 72), 10)
  expect(high.rounded).toBe(31)
  const low = courseHandicap({ ...COURSE, index: 7.9 })
  // 8.1186 in full.
  expect(Math.floor(low.exact * 1000)).toBe(8118)
  expect(low.exact).toBeCloseTo((7.9 * 129) / 113 + (71.1 - 72), 10)
  expect(low.rounded).toBe(8)
})

it('HCP-02 is 31.62, rounded 32, where rating - par is left out', () => {
  const { exact, rounded } = courseHandicap({ ...COURSE, index: 27.7, isRatingCounted: false })
  expect(exact).toBeCloseTo(31.62, 2)
  expect(rounded).toBe(32)
})

it("HCP-03 takes half the index, rounded to a tenth, and the nine's figures on nine holes: 7.04, rounded 7", () => {
  const { exact, rounded } = courseHandicap({ ...NINE, index: 14.2 })
  expect(exact).toBeCloseTo(7.04, 2)
  expect(rounded).toBe(7)
  // Half of 14.3 is 7.15, which counts as 7.2.
  expect(courseHandicap({ ...NINE, index: 14.3 }).exact).toBeCloseTo((7.2 * 120) / 113 - 0.5, 10)
})

it('is 4 for 8.7 on nine holes of 35.3, 121 and par 36, as in an example of the USGA', () => {
  // usga.org, Local Guidance for Rule 6: 8.7 / 2 = 4.35, rounded to 4.4; 4.011…
  const nine = { slopeRating: 121, courseRating: 35.3, par: 36, holeCount: 9, isRatingCounted: true } as const
  const { exact, rounded } = courseHandicap({ ...nine, index: 8.7 })
  expect(exact).toBeCloseTo(4.0115, 4)
  expect(rounded).toBe(4)
})

it('rounds halves up, toward zero where a plus golfer gives strokes', () => {
  const standard = { slopeRating: 113, courseRating: 72, par: 72, holeCount: 18, isRatingCounted: true } as const
  expect(courseHandicap({ ...standard, index: 10.5 })).toEqual({ exact: 10.5, rounded: 11 })
  expect(courseHandicap({ ...standard, index: -2.5 })).toEqual({ exact: -2.5, rounded: -2 })
  // Half of -1.5 is -0.75, which counts as -0.7.
  expect(courseHandicap({ ...standard, index: -1.5, holeCount: 9 }).exact).toBe(-0.7)
  expect(courseHandicap({ ...standard, index: -0 })).toEqual({ exact: 0, rounded: 0 })
  expect(courseHandicap({ ...standard, index: -0, isRatingCounted: false })).toEqual({ exact: 0, rounded: 0 })
})

it('has an answer for index 54 and plus 5, on the easiest and the hardest course', () => {
  const hardest = { ...COURSE, slopeRating: 155, courseRating: 78 }
  expect(courseHandicap({ ...hardest, index: 54 }).rounded).toBe(80)
  expect(courseHandicap({ ...hardest, index: -5 }).rounded).toBe(-1)
  const easiest = { ...COURSE, slopeRating: 55, courseRating: 60 }
  expect(courseHandicap({ ...easiest, index: 54 }).rounded).toBe(14)
  expect(courseHandicap({ ...easiest, index: -5 }).rounded).toBe(-14)
})

it('of nine and nine holes is that of the eighteen within one stroke', () => {
  const indexTenths = fc.integer({ min: -100, max: 540 })
  const nine = fc.record({
    slopeRating: fc.integer({ min: 55, max: 155 }),
    ratingTenths: fc.integer({ min: 270, max: 430 }),
    par: fc.integer({ min: 27, max: 40 }),
  })
  fc.assert(
    fc.property(indexTenths, nine, nine, fc.boolean(), (tenths, out, back, isRatingCounted) => {
      const given = { index: tenths / 10, isRatingCounted }
      const ofNine = ({ slopeRating, ratingTenths, par }: typeof out) =>
        courseHandicap({ ...given, slopeRating, par, courseRating: ratingTenths / 10, holeCount: 9 }).rounded
      const ofEighteen = courseHandicap({
        ...given,
        slopeRating: Math.round((out.slopeRating + back.slopeRating) / 2),
        courseRating: (out.ratingTenths + back.ratingTenths) / 10,
        par: out.par + back.par,
        holeCount: 18,
      }).rounded
      expect(Math.abs(ofNine(out) + ofNine(back) - ofEighteen)).toBeLessThanOrEqual(1)
    }),
    { seed: 31, numRuns: 1000 },
  )
})
