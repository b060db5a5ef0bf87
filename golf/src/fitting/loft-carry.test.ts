import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fittedDriverLoft } from './driver-loft.ts'
import { loftCurve } from './loft-carry.ts'
import type { DriverSwing, LoftCurve } from './loft-carry.ts'

const swing = (changed: Partial<DriverSwing> = {}): DriverSwing => ({
  swingSpeedMph: 95,
  attackAngle: 'neutral',
  ...changed,
})

function curveOf(changed: Partial<DriverSwing> = {}): LoftCurve {
  const one = swing(changed)
  const curve = loftCurve(one, fittedDriverLoft(one.swingSpeedMph).loftDeg)
  if (!curve) throw new Error('This swing can be flown')
  return curve
}

describe('carry against driver loft', () => {
  it('FIT-27 has every half degree from 8° to 13°, the specified loft among them', () => {
    const { points, specified } = curveOf()
    expect(points.map(({ loftDeg }) => loftDeg)).toEqual([8, 8.5, 9, 9.5, 10, 10.5, 11, 11.5, 12, 12.5, 13])
    expect(specified.loftDeg).toBe(10.5)
  })

  it('FIT-27 is longest at the best loft, within its band everywhere, and has one summit', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 45, max: 140 }),
        fc.constantFrom('steep', 'neutral', 'shallow', 'unknown'),
        (swingSpeedMph, attackAngle) => {
          const { points, best } = curveOf({ swingSpeedMph, attackAngle })
          for (const { carryYards, lowYards, highYards } of points) {
            expect(carryYards).toBeLessThanOrEqual(best.carryYards)
            expect(lowYards).toBeLessThanOrEqual(carryYards)
            expect(highYards).toBeGreaterThanOrEqual(carryYards)
          }
          const rises = points.slice(1).map(({ carryYards }, index) => carryYards > (points[index]?.carryYards ?? 0))
          expect(rises).toEqual(rises.toSorted((a, b) => Number(b) - Number(a)))
        },
      ),
      { numRuns: 25 },
    )
  })

  it('wants more loft the slower the swing and the steeper the strike', () => {
    const bestAt = (swingSpeedMph: number) => curveOf({ swingSpeedMph }).best.loftDeg
    expect([80, 90, 100, 110].map(bestAt)).toEqual([80, 90, 100, 110].map(bestAt).toSorted((a, b) => b - a))
    expect(bestAt(80)).toBeGreaterThan(bestAt(110))
  })

  it('says when the summit may lie beyond the lofts that are sold', () => {
    expect(curveOf({ swingSpeedMph: 75 }).edge).toBe('highest')
    expect(curveOf({ swingSpeedMph: 130 }).edge).toBe('lowest')
    expect(curveOf({ swingSpeedMph: 95 }).edge).toBeUndefined()
  })

  it('brings the usual loft of tour drivers to the dynamic loft and launch of the tours', () => {
    const pga = loftCurve(swing({ swingSpeedMph: 113, attackDeg: -1.3 }), 9.5)
    expect(pga?.specified.launchDeg).toBeCloseTo(10.9, 0)
    const lpga = loftCurve(swing({ swingSpeedMph: 94, attackAngle: 'shallow' }), 10)
    expect(lpga?.specified.launchDeg).toBeCloseTo(13.9, 0)
  })

  it("takes the golfer's own delivery from a measured launch", () => {
    const launchOf = (launchDeg: number) =>
      loftCurve(swing({ attackDeg: -2, launchDeg, driverLoftDeg: 10.5 }), 10.5)?.specified.launchDeg
    expect(launchOf(9)).toBeCloseTo(9, 6)
    expect(launchOf(15)).toBeCloseTo(15, 6)
    const withoutLoft = loftCurve(swing({ attackDeg: -2, launchDeg: 15 }), 10.5)
    expect(withoutLoft?.specified.launchDeg).toBe(loftCurve(swing({ attackDeg: -2 }), 10.5)?.specified.launchDeg)
  })

  it('leaves a launch out that cannot belong to the loft and the attack angle', () => {
    const curveWith = (launchDeg: number) => curveOf({ attackDeg: 0, launchDeg, driverLoftDeg: 10.5 })
    expect([5.6, 5.7, 19.6, 19.7].map((launchDeg) => curveWith(launchDeg).launch)).toEqual([
      'ignored',
      'used',
      'used',
      'ignored',
    ])
    expect(curveWith(30).points).toEqual(curveOf({ attackDeg: 0 }).points)
    expect(curveOf().launch).toBe('none')
  })

  it('has a narrower band the more is known of the strike', () => {
    const bandOf = (changed: Partial<DriverSwing>) => {
      const { specified } = curveOf(changed)
      return specified.highYards - specified.lowYards
    }
    const [guessed, chosen] = [bandOf({ attackAngle: 'unknown' }), bandOf({ attackAngle: 'neutral' })]
    expect(chosen).toBeLessThan(guessed)
    expect(bandOf({ attackDeg: 0 })).toBeLessThan(chosen)
  })

  it('is nothing for a swing that the model cannot fly, and for a loft that is not sold', () => {
    expect(loftCurve(swing({ swingSpeedMph: 200 }), 9)).toBeUndefined()
    expect(loftCurve(swing({ swingSpeedMph: Number.NaN }), 9)).toBeUndefined()
    expect(loftCurve(swing(), 10.6)).toBeUndefined()
  })
})
