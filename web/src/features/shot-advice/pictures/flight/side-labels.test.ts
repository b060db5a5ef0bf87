import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holeOf } from '@bagwise/golf/shot-advice/hole/hole'
import type { ClubType } from '@bagwise/golf/club'
import { STANDARD_BAG } from '@bagwise/golf/distances/standard-carry'
import { inferLaunch } from '@bagwise/golf/flight/launch-from-carry'
import type { Air } from '@bagwise/golf/flight/physics/air'
import { simulateFlight } from '@bagwise/golf/flight/trajectory'
import { UNITS } from '@bagwise/golf/golfer'
import { metresFromFeet, yardsFromMetres } from '@bagwise/golf/units'
import { overlap } from '#charts/box.ts'
import type { FlownChoice } from '@bagwise/golf/shot-advice/flown-choices'
import { sideGeometry } from './side-geometry.ts'
import { flagBox, isAboveGround, sideLabels } from './side-labels.ts'

const cases = fc.record({
  from: fc.integer({ min: 0, max: STANDARD_BAG.length - 1 }),
  clubCount: fc.integer({ min: 1, max: 3 }),
  swingShare: fc.double({ min: 0.15, max: 1, noNaN: true }),
  pinPastLongestYards: fc.integer({ min: -20, max: 250 }),
  targetElevationFeet: fc.integer({ min: -300, max: 150 }),
  windSpeedMph: fc.constantFrom(0, 15, 40),
  units: fc.constantFrom(...UNITS),
  widthPx: fc.integer({ min: 230, max: 560 }),
})
type Case = typeof cases extends fc.Arbitrary<infer Given> ? Given : never

function flown(
  club: ClubType,
  carryYards: number,
  { targetElevationFeet, targetDistanceYards, windSpeedMph }: Air,
): readonly FlownChoice[] {
  const launch = inferLaunch(club, carryYards)
  const flight =
    'problem' in launch ? launch : simulateFlight(launch, { targetElevationFeet, targetDistanceYards, windSpeedMph })
  if ('problem' in flight) return []
  const { apexYards, landingDeg, path } = flight
  return [{ club, carryYards: flight.carryYards, apexYards, landingDeg, path }]
}

function geometryOf(given: Case) {
  const { from, clubCount, swingShare, pinPastLongestYards, targetElevationFeet, windSpeedMph, units, widthPx } = given
  const clubs = STANDARD_BAG.slice(from, from + clubCount)
  const longestYards = Math.max(1, ...clubs.map(({ carryYards }) => carryYards * swingShare))
  const distanceYards = Math.max(21, longestYards + pinPastLongestYards)
  const air = { targetElevationFeet, targetDistanceYards: distanceYards, windSpeedMph }
  const choices = clubs.flatMap(({ club, carryYards }) => flown(club, carryYards * swingShare, air))
  const hole = holeOf({ distanceYards, lie: 'fairway', slope: 'flat', pin: 'middle', hazards: [] })
  const targetHeightYards = yardsFromMetres(metresFromFeet(targetElevationFeet))
  return sideGeometry(choices, { hole, targetHeightYards, hasWind: windSpeedMph > 0, units, widthPx })
}

describe('the words in the air of the side view', () => {
  it('never touch one another, the flag or the ground, and stay in the drawing', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const geometry = geometryOf(given)
        fc.pre(geometry.flights.length > 0)
        const { name, height, guides } = sideLabels(geometry, given.units)
        const flag = flagBox(geometry)
        const words = [name, height, ...guides].flatMap((label) => (label ? [label.box] : []))
        for (const [index, box] of words.entries()) {
          expect(isAboveGround(geometry, box)).toBe(true)
          expect(box.leftPx).toBeGreaterThanOrEqual(0)
          expect(box.leftPx + box.widthPx).toBeLessThanOrEqual(geometry.widthPx)
          expect(box.topPx).toBeGreaterThanOrEqual(given.windSpeedMph > 0 ? 30 : 0)
          for (const other of [...words.slice(index + 1), ...(flag ? [flag] : [])])
            expect(overlap(box, other)).toBe(false)
        }
      }),
      { seed: 20_266, numRuns: 400 },
    )
  })

  it('say the height once, below the apex or beside the name', () => {
    fc.assert(
      fc.property(cases, (given) => {
        const geometry = geometryOf(given)
        fc.pre(geometry.flights.length > 0)
        const { name, height } = sideLabels(geometry, given.units)
        const isToldAbove = name?.text.includes(' high') === true
        expect(isToldAbove && height !== undefined).toBe(false)
        expect(height?.box.topPx ?? Infinity).toBeGreaterThan(geometry.apex.yPx)
        // Only a flag on a high target may leave no room for it.
        expect(isToldAbove || height !== undefined || given.targetElevationFeet > 0).toBe(true)
      }),
      { seed: 20_267, numRuns: 100 },
    )
  })
})
