import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planeAt, yardsBetween } from '../course/plane.ts'
import type { LatLon, Place } from '../course/plane.ts'
import { metresFromYards } from '../units.ts'
import { radiusOfSd } from './left.ts'
import { goodFixes, settledPlace, stops } from './settled-place.ts'
import type { Fix, SettledPlace } from './settled-place.ts'

const HOME: LatLon = { latitudeDeg: 33.5, longitudeDeg: -82.02 }
const PLANE = planeAt(HOME)
const NOW_MS = 1_000_000

/** A fix so many seconds ago, so many yards east and north. */
const fix = (agoSeconds: number, x = 0, y = 0, accuracyMeters: number | null = 5): Fix => ({
  ...PLANE.from({ x, y }),
  atMs: NOW_MS - agoSeconds * 1_000,
  accuracyMeters,
})
const settled = (fixes: readonly Fix[], last?: Fix) => settledPlace(fixes, { nowMs: NOW_MS, last })
/** The circle that holds 68 % of places. */
const radiusMeters = (place: SettledPlace | undefined) => metresFromYards(radiusOfSd(place?.sdYards ?? 0))
const placeOf = (found: { readonly at: LatLon } | undefined) => found && PLANE.to(found.at)
const near = (place: Place | undefined, to: Place) => yardsBetween(place ?? { x: Infinity, y: 0 }, to)

describe('a settled place', () => {
  it('is the median of fixes of the last 8 seconds that are at most 25 m off', () => {
    const found = settled([fix(6, 0, 0), fix(4, 2, 1), fix(2, 4, 2)])
    expect(near(placeOf(found), { x: 2, y: 1 })).toBeLessThan(0.01)
    expect(settled([fix(8.001)])).toBeUndefined()
    expect(settled([fix(8)])).toBeDefined()
    expect(settled([fix(1, 0, 0, 25.1)])).toBeUndefined()
    expect(radiusMeters(settled([fix(1, 0, 0, 25)]))).toBeCloseTo(25, 6)
    expect(settled([])).toBeUndefined()
  })

  it('is never surer than 3 m, however many fixes there are', () => {
    const many = Array.from({ length: 8 }, (_, index) => fix(8 - index, 0, 0, 0.5))
    expect(radiusMeters(settled(many))).toBeCloseTo(3, 6)
    expect(radiusMeters(settled([fix(3, 0, 0, 4), fix(2, 0, 0, 8), fix(1, 0, 0, 6)]))).toBeCloseTo(6, 6)
  })

  it('leaves a jump out, in the middle of a walk and right after one', () => {
    const walk = [fix(4, 0, 0), fix(3, 0, 1.5), fix(2, 0, 3), fix(1, 0, 4.5)]
    const jumped = [...walk.slice(0, 2), fix(2.5, 300, 0), ...walk.slice(2)]
    expect(placeOf(settled(jumped))).toEqual(placeOf(settled(walk)))
    expect(settled([fix(1, 300, 0)], fix(10))).toBeUndefined()
    expect(settled([fix(1, 20, 0)], fix(10))).toBeDefined()
  })

  it('does not believe a fix without an accuracy, off the map or from a time that runs back', () => {
    for (const accuracyMeters of [0, -5, null, Number.NaN]) {
      expect(settled([fix(1, 0, 0, accuracyMeters)])).toBeUndefined()
    }
    for (const place of [
      { latitudeDeg: 80.1, longitudeDeg: 0 },
      { latitudeDeg: -90, longitudeDeg: 0 },
      { latitudeDeg: Number.NaN, longitudeDeg: 0 },
      { latitudeDeg: 0, longitudeDeg: Infinity },
    ]) {
      expect(settled([{ ...place, atMs: NOW_MS, accuracyMeters: 5 }])).toBeUndefined()
    }
    expect(goodFixes([fix(3), fix(5), fix(3), fix(2)]).map(({ atMs }) => NOW_MS - atMs)).toEqual([3_000, 2_000])
    expect(settled([fix(-1)])).toBeUndefined()
  })

  it('lies among its fixes, on either side of the antimeridian', () => {
    const offset = fc.integer({ min: -20, max: 20 }).map((tenths) => tenths / 10)
    fc.assert(
      fc.property(
        fc.record({
          latitudeDeg: fc.integer({ min: -75, max: 75 }),
          longitudeDeg: fc.constantFrom(-180, 0, 179.999_99),
        }),
        fc.array(fc.record({ x: offset, y: offset }), { minLength: 1, maxLength: 8 }),
        (middle, places) => {
          const plane = planeAt(middle)
          const fixes = places.map((place, index): Fix => ({
            ...plane.from(place),
            atMs: NOW_MS - (8 - index) * 900,
            accuracyMeters: 4,
          }))
          const found = settled(fixes)
          expect(found).toBeDefined()
          const { x, y } = plane.to(found?.at ?? HOME)
          expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThan(2.01)
        },
      ),
      { seed: 74 },
    )
  })
})

describe('stops', () => {
  /** A fix a second, from one place for so long. */
  const standing = (fromSecond: number, seconds: number, x: number, y: number) =>
    Array.from({ length: seconds + 1 }, (_, index): Fix => ({
      ...PLANE.from({ x: x + (index % 3) - 1, y }),
      atMs: (fromSecond + index) * 1_000,
      accuracyMeters: 5,
    }))

  it('RND-22 are places where the phone stood for 20 seconds within 6 yards', () => {
    const found = stops([...standing(0, 30, 0, 0), ...standing(40, 25, 0, 60), ...standing(70, 15, 0, 120)])
    expect(found.map(placeOf).map((place) => Math.round(place?.y ?? Number.NaN))).toEqual([0, 60])
    expect(found.map(({ fromMs, toMs }) => [fromMs, toMs])).toEqual([
      [0, 30_000],
      [40_000, 65_000],
    ])
    expect(stops(standing(0, 19, 0, 0))).toEqual([])
    // To and fro between two places, so many yards apart.
    const between = (yards: number) =>
      standing(0, 30, 0, 0).map((one, index) => ({ ...one, ...PLANE.from({ x: 0, y: (index % 2) * yards }) }))
    expect(stops(between(5.9))).toHaveLength(1)
    expect(stops(between(6.1))).toEqual([])
    expect(stops([])).toEqual([])
  })

  it('are all of them, in the order of the walk', () => {
    const trail = [20, 60, 30, 50, 40].flatMap((seconds, index) => standing(index * 100, seconds, 0, index * 50))
    expect(stops(trail).map(({ fromMs }) => fromMs)).toEqual([0, 100_000, 200_000, 300_000, 400_000])
  })

  it('are none on a walk', () => {
    const walk = Array.from({ length: 120 }, (_, second): Fix => ({
      ...PLANE.from({ x: 0, y: second * 1.4 }),
      atMs: second * 1_000,
      accuracyMeters: 5,
    }))
    expect(stops(walk)).toEqual([])
  })
})
