import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { geodesicYards } from '../../reference/geodesic.ts'
import { isMappable, planeAt, turnedTo } from './plane.ts'
import type { LatLon } from './plane.ts'

const latitudes = fc.double({ min: -75, max: 75, noNaN: true })
const longitudes = fc.double({ min: -180, max: 180, noNaN: true })
const middles = fc.record({ latitudeDeg: latitudes, longitudeDeg: longitudes })
const steps = fc.record({
  x: fc.double({ min: -350, max: 350, noNaN: true }),
  y: fc.double({ min: -350, max: 350, noNaN: true }),
})

describe('a plane of yards', () => {
  it('HOL-01 agrees with the geodesic within 0.1 % to 500 yards from its middle, up to 75° and across the antimeridian', () => {
    const beside = (longitudeDeg: number): LatLon => ({ latitudeDeg: -17.8, longitudeDeg })
    fc.assert(
      fc.property(
        fc.oneof(middles, fc.constantFrom(beside(179.9995), beside(-179.9995))),
        steps,
        steps,
        (middle, one, other) => {
          const plane = planeAt(middle)
          const [from, to] = [plane.from(one), plane.from(other)]
          const yards = Math.hypot(one.x - other.x, one.y - other.y)
          expect(Math.abs(geodesicYards(from, to) - yards)).toBeLessThanOrEqual(0.001 * yards + 0.001)
          for (const place of [from, to]) expect(Math.abs(place.longitudeDeg)).toBeLessThanOrEqual(180)
          expect(plane.to(from).x).toBeCloseTo(one.x, 6)
          expect(plane.to(from).y).toBeCloseTo(one.y, 6)
        },
      ),
      { seed: 20_261, numRuns: 4_000 },
    )
    for (const latitudeDeg of [80.001, -80.001, 90, Number.NaN]) {
      expect(isMappable({ latitudeDeg, longitudeDeg: 20 })).toBe(false)
      expect(() => planeAt({ latitudeDeg, longitudeDeg: 20 })).toThrow(RangeError)
    }
    expect(isMappable({ latitudeDeg: 80, longitudeDeg: 180 })).toBe(true)
  })

  it('turns so that a place lies straight ahead, and back', () => {
    fc.assert(
      fc.property(steps, steps, steps, (from, towards, place) => {
        const turn = turnedTo(from, towards)
        const ahead = turn.to(towards)
        expect(ahead.x).toBeCloseTo(0, 6)
        expect(ahead.y).toBeCloseTo(Math.hypot(towards.x - from.x, towards.y - from.y), 6)
        const back = turn.from(turn.to(place))
        expect(Math.hypot(back.x - place.x, back.y - place.y)).toBeLessThan(1e-6)
      }),
      { seed: 20_261 },
    )
    expect(turnedTo({ x: 0, y: 0 }, { x: 10, y: 0 }).bearingDeg).toBeCloseTo(90, 9)
    expect(turnedTo({ x: 0, y: 0 }, { x: 0, y: 0 }).to({ x: 3, y: 4 })).toEqual({ x: 3, y: 4 })
  })
})
