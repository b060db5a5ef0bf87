import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HELD_OUT_POINTS, PUBLISHED_STROKES, strokesRms } from '../../reference/published-strokes.ts'
import { TRACKED_FROM_100, trackedStrokes } from '../../reference/tracked-shots.ts'
import { SURFACES, expectedPutts, expectedStrokes } from './strokes.ts'
import type { Surface } from './strokes.ts'
import { TOUR_STROKES } from './tour-strokes-table.ts'

const surfaces = fc.constantFrom(...SURFACES)
const handicaps = fc.double({ min: 0, max: 40, noNaN: true })
const distances = fc.double({ min: 0, max: 700, noNaN: true })
const RUNS = { seed: 20_261, numRuns: 300 }

/** What the golfer needs more than the tour, as a share of it on a hole of 345 yards. */
const shareBeyond = (distanceYards: number) => 0.62 * (1 - Math.exp(-distanceYards / 40)) + (0.38 * distanceYards) / 345
const beyondTour = (handicap: number, distanceYards: number) => (0.18 + 0.0614 * handicap) * shareBeyond(distanceYards)

describe('strokes from off the green', () => {
  it('ADV-27 are from 100 yards what trackers count in their mix of lies, and sum over 18 holes to what they were', () => {
    for (const { handicap, strokes } of TRACKED_FROM_100) {
      const tracked = trackedStrokes({ handicap, distanceYards: 100 })
      expect(Math.abs(tracked - strokes), `handicap ${handicap}`).toBeLessThanOrEqual(0.1)

      // 18 holes of 345 yards: what the tour needs, and the golfer's whole share beyond it.
      const sumBefore = 18 * (3.8975 + 0.18 + 0.0614 * handicap)
      for (const surface of ['fairway', 'tee'] as const) {
        const sum = 18 * expectedStrokes({ handicap, surface, distanceYards: 345 })
        expect(Math.abs(sum - sumBefore), `handicap ${handicap}, ${surface}`).toBeLessThanOrEqual(0.5)
      }
    }
  })

  it('are within 0.1 of the published ones, root mean square, also where the fit did not look', () => {
    expect(strokesRms(PUBLISHED_STROKES)).toBeLessThanOrEqual(0.1)
    const heldOut = PUBLISHED_STROKES.filter(({ point }) => HELD_OUT_POINTS.includes(point))
    expect(heldOut).toHaveLength(4)
    expect(heldOut.every(({ isFitted }) => !isFitted)).toBe(true)
    expect(strokesRms(heldOut)).toBeLessThanOrEqual(0.1)
  })

  it('ADV-29 are beyond 400 yards the tour’s of the longer table, and from 1 to 600 yards finite and never falling for every lie', () => {
    const far = TOUR_STROKES.filter(({ distanceYards }) => distanceYards > 400)
    expect(far.map(({ distanceYards }) => distanceYards)).toEqual([420, 440, 460, 480, 500, 520, 540, 560, 580, 600])
    expect(far.map(({ fairway }) => fairway)).toEqual([4.15, 4.2, 4.29, 4.4, 4.53, 4.66, 4.78, 4.86, 4.91, 4.94])
    for (const { fairway, rough, sand, recovery } of far) {
      expect(rough - fairway).toBeCloseTo(0.19, 9)
      expect(sand - rough).toBeCloseTo(0.39, 9)
      expect(recovery - rough).toBeCloseTo(0.45, 9)
    }
    const yards = Array.from({ length: 600 }, (_, index) => index + 1)
    for (const surface of SURFACES) {
      for (const handicap of [0, 18, 40]) {
        const strokes = yards.map((distanceYards) => expectedStrokes({ handicap, surface, distanceYards }))
        expect(strokes.every((each) => Number.isFinite(each) && each > 2)).toBe(true)
        expect(strokes).toEqual(strokes.toSorted((a, b) => a - b))
      }
    }
  })

  it.each([
    { handicap: 0, fairway: [2.75, 2.92, 3.08, 3.34], rough: [2.64, 3.33], sand: [2.7, 2.84] },
    { handicap: 15, fairway: [3.21, 3.55, 3.79, 4.11], rough: [2.88, 4.04], sand: [3.12, 3.34] },
    { handicap: 28, fairway: [3.6, 4.09, 4.41, 4.78], rough: [3.1, 4.65], sand: [3.49, 3.77] },
  ])('are those of the model for handicap $handicap', ({ handicap, fairway, rough, sand }) => {
    const from = (surface: (typeof SURFACES)[number], yards: readonly number[]) =>
      yards.map((distanceYards) => expectedStrokes({ handicap, surface, distanceYards }))
    const near = (strokes: readonly number[]) => strokes.map((each): unknown => expect.closeTo(each, 2))

    expect(from('fairway', [50, 100, 150, 200])).toEqual(near(fairway))
    expect(from('rough', [20, 150])).toEqual(near(rough))
    expect(from('sand', [20, 30])).toEqual(near(sand))
  })

  it('are more from sand: all of it up to 25 yards, two thirds of it at 50, and nothing from 100 on', () => {
    const fromSand = (distanceYards: number) => expectedStrokes({ handicap: 15, surface: 'sand', distanceYards })
    const more = 0.12 + 0.012 * 15
    expect(fromSand(20)).toBeCloseTo(2.53 + beyondTour(15, 20) + more, 9)
    expect(fromSand(50)).toBeCloseTo(2.92 + beyondTour(15, 50) + (more * 2) / 3, 9)
    expect(fromSand(180)).toBeCloseTo(3.4 + beyondTour(15, 180), 9)
  })

  it('are the tour’s and the share by distance, between the yards of the table along a line', () => {
    const from = (surface: Surface, distanceYards: number) => expectedStrokes({ handicap: 15, surface, distanceYards })
    expect(from('fairway', 120)).toBeCloseTo(2.85 + beyondTour(15, 120), 9)
    expect(from('fairway', 130)).toBeCloseTo(2.88 + beyondTour(15, 130), 9)
    expect(from('rough', 345)).toBeCloseTo(4.02 + (0.09 * 5) / 20 + beyondTour(15, 345), 9)
    expect(from('recovery', 20)).toBeCloseTo(3.51 + beyondTour(15, 20), 9)
  })

  it('are from a tee those from fairway up to 180 yards, and from 200 on fewer, as the tour’s are', () => {
    const from = (surface: Surface, distanceYards: number) => expectedStrokes({ handicap: 15, surface, distanceYards })
    for (const distanceYards of [1, 100, 155, 180])
      expect(from('tee', distanceYards)).toBe(from('fairway', distanceYards))
    const saved = [200, 240, 400, 520].map(
      (distanceYards) => from('fairway', distanceYards) - from('tee', distanceYards),
    )
    expect(saved).toEqual([0.07, 0.2, 0.12, 0.12].map((strokes): unknown => expect.closeTo(strokes, 9)))
  })

  it('are the whole share beyond the tour on a hole of 345 yards', () => {
    expect(shareBeyond(345)).toBeCloseTo(1, 3)
    expect(18 * (beyondTour(10, 345) - beyondTour(0, 345))).toBeCloseTo(11.05, 2)
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
        const [tee, fairway, rough, recovery] = (['tee', 'fairway', 'rough', 'recovery'] as const).map((surface) =>
          expectedStrokes({ handicap, surface, distanceYards }),
        )
        expect(fairway).toBeGreaterThanOrEqual(Number(tee))
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
