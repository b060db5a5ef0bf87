import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SURFACES, expectedPutts, expectedStrokes, modelHandicap } from './strokes.ts'

const surfaces = fc.constantFrom(...SURFACES)
const handicaps = fc.double({ min: 0, max: 40, noNaN: true })
const distances = fc.double({ min: 0, max: 700, noNaN: true })
const RUNS = { seed: 20_261, numRuns: 300 }

describe('strokes from off the green', () => {
  it.each([
    { handicap: 0, fairway: [2.73, 2.89, 3.06, 3.32], rough: [2.64, 3.3], sand: [2.7, 2.84] },
    { handicap: 15, fairway: [3.09, 3.37, 3.64, 4.0], rough: [2.91, 3.88], sand: [3.15, 3.32] },
    { handicap: 28, fairway: [3.4, 3.78, 4.14, 4.58], rough: [3.15, 4.38], sand: [3.55, 3.74] },
  ])('are those of the model for handicap $handicap', ({ handicap, fairway, rough, sand }) => {
    const from = (surface: (typeof SURFACES)[number], yards: readonly number[]) =>
      yards.map((distanceYards) => expectedStrokes({ handicap, surface, distanceYards }))
    const near = (strokes: readonly number[]) => strokes.map((each): unknown => expect.closeTo(each, 2))

    expect(from('fairway', [50, 100, 150, 200])).toEqual(near(fairway))
    expect(from('rough', [20, 150])).toEqual(near(rough))
    expect(from('sand', [20, 30])).toEqual(near(sand))
  })

  it('are more from sand: all of it up to 50 yards, four fifths of it at 60, and nothing from 100 on', () => {
    const beyondTour = (distanceYards: number) => (0.18 + 0.0614 * 15) * (0.2 + 0.8 * (distanceYards / 345) ** 0.75)
    const fromSand = (distanceYards: number) => expectedStrokes({ handicap: 15, surface: 'sand', distanceYards })
    const more = 0.12 + 0.012 * 15
    expect(fromSand(50)).toBeCloseTo(2.92 + beyondTour(50) + more, 9)
    expect(fromSand(60)).toBeCloseTo(3.15 + beyondTour(60) + 0.8 * more, 9)
    expect(fromSand(180)).toBeCloseTo(3.4 + beyondTour(180), 9)
    // From 90 to 140 yards the sum would fall.
    expect([100, 120].map(fromSand)).toEqual([fromSand(90), fromSand(90)])
  })

  it('are the tour’s and the share by distance, between the yards of the table along a line', () => {
    const beyondTour = (distanceYards: number) => (0.18 + 0.0614 * 15) * (0.2 + 0.8 * (distanceYards / 345) ** 0.75)
    const from = (surface: 'fairway' | 'rough' | 'recovery', distanceYards: number) =>
      expectedStrokes({ handicap: 15, surface, distanceYards })
    expect(from('fairway', 120)).toBeCloseTo(2.85 + beyondTour(120), 9)
    expect(from('fairway', 130)).toBeCloseTo(2.88 + beyondTour(130), 9)
    expect(from('rough', 345)).toBeCloseTo(4.02 + (0.09 * 5) / 20 + 0.18 + 0.0614 * 15, 9)
    expect(from('recovery', 20)).toBeCloseTo(3.51 + beyondTour(20), 9)
  })

  it('sum over 18 holes of 345 yards to what the golfer scores: rating 70, about 3 more, and 1.1 a handicap', () => {
    const overTour = (handicap: number) => 18 * (0.18 + 0.0614 * handicap)
    expect(overTour(0)).toBeCloseTo(3.24, 6)
    expect(overTour(10) - overTour(0)).toBeCloseTo(11.05, 2)
  })

  it('never fall with the distance', () => {
    fc.assert(
      fc.property(handicaps, surfaces, distances, distances, (handicap, surface, oneYards, otherYards) => {
        const near = expectedStrokes({ handicap, surface, distanceYards: Math.min(oneYards, otherYards) })
        const far = expectedStrokes({ handicap, surface, distanceYards: Math.max(oneYards, otherYards) })
        expect(far).toBeGreaterThanOrEqual(near)
      }),
      RUNS,
    )
  })

  it('are more for a higher handicap', () => {
    fc.assert(
      fc.property(handicaps, handicaps, surfaces, distances, (one, other, surface, distanceYards) => {
        const better = expectedStrokes({ handicap: Math.min(one, other), surface, distanceYards })
        const worse = expectedStrokes({ handicap: Math.max(one, other), surface, distanceYards })
        expect(worse).toBeGreaterThanOrEqual(better)
      }),
      RUNS,
    )
  })

  it('are more from rough than from fairway, and more from among trees', () => {
    fc.assert(
      fc.property(handicaps, distances, (handicap, distanceYards) => {
        const [fairway, rough, , recovery] = SURFACES.map((surface) =>
          expectedStrokes({ handicap, surface, distanceYards }),
        )
        expect(rough).toBeGreaterThan(Number(fairway))
        expect(recovery).toBeGreaterThan(Number(rough))
      }),
      RUNS,
    )
  })
})

describe('putts', () => {
  it.each([
    { handicap: 0, putts: 1.9 },
    { handicap: 15, putts: 1.99 },
    { handicap: 28, putts: 2.05 },
  ])('from 20 ft are $putts for handicap $handicap', ({ handicap, putts }) => {
    expect(expectedPutts({ handicap, distanceFeet: 20 })).toBeCloseTo(putts, 2)
  })

  it('go on rising beyond the table', () => {
    expect(
      expectedPutts({ handicap: 20, distanceFeet: 90 }) - expectedPutts({ handicap: 20, distanceFeet: 80 }),
    ).toBeCloseTo(0.004 * 10 * 1.7, 6)
  })

  it('never fall with the distance', () => {
    const feet = fc.double({ min: 0, max: 200, noNaN: true })
    fc.assert(
      fc.property(handicaps, feet, feet, (handicap, oneFeet, otherFeet) => {
        const near = expectedPutts({ handicap, distanceFeet: Math.min(oneFeet, otherFeet) })
        expect(expectedPutts({ handicap, distanceFeet: Math.max(oneFeet, otherFeet) })).toBeGreaterThanOrEqual(near)
      }),
      RUNS,
    )
  })
})

it('looks at handicaps from 0 to 40, and at 18 when nothing is known', () => {
  expect([-4, 0, 17.3, 40, 54].map(modelHandicap)).toEqual([0, 0, 17.3, 40, 40])
  expect(modelHandicap(undefined)).toBe(18)
})
