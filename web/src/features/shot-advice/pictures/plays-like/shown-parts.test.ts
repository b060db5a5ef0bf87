import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PlaysLikeFromLie } from '@bagwise/golf/shot-advice/advise'
import { UNITS } from '@bagwise/golf/golfer'
import { metresFromYards } from '@bagwise/golf/units'
import { shownDistance } from '#quantities/distance.ts'
import { barScale, percentOn } from './bar-scale.ts'
import { PARTS, shownParts } from './shown-parts.ts'

const RUNS = { seed: 20_261, numRuns: 300 }
const partYards = fc.oneof(fc.constant(0), fc.double({ min: -40, max: 40, noNaN: true }))
const cases = fc.record({
  distanceYards: fc.integer({ min: 30, max: 600 }),
  units: fc.constantFrom(...UNITS),
  partsYards: fc.record({ wind: partYards, temperature: partYards, altitude: partYards, elevation: partYards }),
  liePartYards: partYards,
})

function playsLikeOf(
  distanceYards: number,
  { partsYards, liePartYards }: Pick<PlaysLikeFromLie, 'partsYards' | 'liePartYards'>,
): PlaysLikeFromLie {
  const { wind, temperature, altitude, elevation } = partsYards
  const playsLikeYards = distanceYards + wind + temperature + altitude + elevation
  return { playsLikeYards, partsYards, liePartYards, bandYards: 6 }
}

describe('the parts of a plays-like distance', () => {
  it('SHO-15 are all there, and add up to the difference of the two numbers on the screen', () => {
    fc.assert(
      fc.property(cases, ({ distanceYards, units, ...given }) => {
        const playsLike = playsLikeOf(distanceYards, given)
        const { distanceShown, totalShown, parts } = shownParts(distanceYards, playsLike, units)
        expect(distanceShown).toBe(shownDistance(distanceYards, units))
        expect(totalShown).toBe(shownDistance(playsLike.playsLikeYards + playsLike.liePartYards, units))
        expect(parts.reduce((sum, { shown }) => sum + shown, distanceShown)).toBe(totalShown)
        expect(parts.map(({ part }) => part).toSorted()).toEqual(PARTS.toSorted())
      }),
      RUNS,
    )
  })

  it('are each less than one off, and nothing where nothing changes', () => {
    fc.assert(
      fc.property(cases, ({ distanceYards, units, ...given }) => {
        const { parts } = shownParts(distanceYards, playsLikeOf(distanceYards, given), units)
        for (const { part, shown } of parts) {
          const yards = part === 'lie' ? given.liePartYards : given.partsYards[part]
          expect(Math.abs(shown - (units === 'yards' ? yards : metresFromYards(yards)))).toBeLessThan(1)
          expect(yards !== 0 || Object.is(shown, 0)).toBe(true)
        }
      }),
      RUNS,
    )
  })

  it('stand in falling size, each bar where the one before ended and all on the scale', () => {
    fc.assert(
      fc.property(cases, ({ distanceYards, units, ...given }) => {
        const shown = shownParts(distanceYards, playsLikeOf(distanceYards, given), units)
        const scale = barScale(shown)
        let beforeShown = shown.distanceShown
        let largest = Infinity
        for (const part of shown.parts) {
          expect(part.fromShown).toBe(beforeShown)
          expect(part.toShown).toBe(part.fromShown + part.shown)
          expect(Math.abs(part.shown)).toBeLessThanOrEqual(largest)
          for (const end of [part.fromShown, part.toShown]) {
            expect(percentOn(scale, end)).toBeGreaterThan(0)
            expect(percentOn(scale, end)).toBeLessThan(100)
          }
          beforeShown = part.toShown
          largest = Math.abs(part.shown)
        }
        expect(beforeShown).toBe(shown.totalShown)
      }),
      RUNS,
    )
  })

  it('are drawn small when they are small', () => {
    const still = playsLikeOf(150, {
      partsYards: { wind: 1, temperature: 0, altitude: 0, elevation: 0 },
      liePartYards: 0,
    })
    const { fromShown, toShown } = barScale(shownParts(150, still, 'yards'))
    expect(toShown - fromShown).toBeGreaterThanOrEqual(12)
  })
})
