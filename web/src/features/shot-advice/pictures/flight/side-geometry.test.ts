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
import type { AxisLabel } from './axis-labels.ts'
import { heightGuides } from './side-labels.ts'
import type { FlownChoice } from '@bagwise/golf/shot-advice/flown-choices'
import { sideGeometry } from './side-geometry.ts'
import { groundHeightYards } from './side-geometry.ts'

const RUNS = { seed: 20_263, numRuns: 60 }
const ROUNDING_PX = 1e-6
const ROUNDING_YARDS = 0.05

const cases = fc.record({
  /** The next-best clubs are neighbours of the best one. */
  clubs: fc
    .tuple(fc.integer({ min: 0, max: STANDARD_BAG.length - 1 }), fc.integer({ min: 1, max: 3 }))
    .map(([from, clubCount]) => STANDARD_BAG.slice(from, from + clubCount).toReversed()),
  /** No club is advised that flies far past the pin. */
  pinPastLongestYards: fc.integer({ min: -20, max: 250 }),
  targetElevationFeet: fc.integer({ min: -300, max: 45 }),
  hasWind: fc.boolean(),
  units: fc.constantFrom(...UNITS),
  widthPx: fc.integer({ min: 230, max: 560 }),
})
type Case = typeof cases extends fc.Arbitrary<infer Given> ? Given : never

function flown(club: ClubType, carryYards: number, air: Air): readonly FlownChoice[] {
  const launch = inferLaunch(club, carryYards)
  const flight = 'problem' in launch ? launch : simulateFlight(launch, air)
  if ('problem' in flight) return []
  const { apexYards, landingDeg, path } = flight
  return [{ club, carryYards: flight.carryYards, apexYards, landingDeg, path }]
}

function distanceYardsOf({ clubs, pinPastLongestYards }: Case): number {
  return Math.max(21, longestYardsOf(clubs) + pinPastLongestYards)
}

function geometryOf(given: Case) {
  const { clubs, targetElevationFeet, hasWind, units, widthPx } = given
  const distanceYards = distanceYardsOf(given)
  const air = { targetElevationFeet, targetDistanceYards: distanceYards }
  const choices = clubs.flatMap(({ club, carryYards }) => flown(club, carryYards, air))
  const hole = holeOf({ distanceYards, lie: 'fairway', slope: 'flat', pin: 'middle', hazards: [] })
  const targetHeightYards = yardsFromMetres(metresFromFeet(targetElevationFeet))
  return sideGeometry(choices, { hole, targetHeightYards, hasWind, units, widthPx })
}

function longestYardsOf(choices: readonly { readonly carryYards: number }[]): number {
  return Math.max(1, ...choices.map(({ carryYards }) => carryYards))
}

function property(holds: (geometry: ReturnType<typeof geometryOf>, given: Case) => void) {
  fc.assert(
    fc.property(cases, (given) => {
      const geometry = geometryOf(given)
      fc.pre(geometry.flights.length > 0)
      holds(geometry, given)
    }),
    RUNS,
  )
}

describe('the side view', () => {
  it('holds every club: flights begin at the ball, end at their carry and never leave the drawing', () => {
    property(({ flights, widthPx, heightPx, axisPx, xPx }) => {
      expect(heightPx).toBeGreaterThan(axisPx)
      for (const { flown: one, points, landing } of flights) {
        expect(points[0]?.xPx).toBeCloseTo(xPx(0), 6)
        expect(landing.xPx).toBeCloseTo(xPx(one.carryYards), 4)
        for (const { xPx: atPx, yPx } of points) {
          expect(atPx).toBeGreaterThanOrEqual(0)
          expect(atPx).toBeLessThanOrEqual(widthPx)
          expect(yPx).toBeGreaterThan(20)
          expect(yPx).toBeLessThan(axisPx)
        }
      }
    })
  })

  it('never hangs a label over another nor over an edge', () => {
    property(({ labels, widthPx }) => {
      const all: readonly AxisLabel[] = [
        ...(labels.recommended ? [labels.recommended] : []),
        ...labels.others,
        ...labels.ticks,
      ].toSorted((a, b) => a.textPx - b.textPx)
      let endPx = 0
      for (const { textPx, widthPx: textWidthPx } of all) {
        expect(textPx - textWidthPx / 2).toBeGreaterThanOrEqual(endPx)
        endPx = textPx + textWidthPx / 2
      }
      expect(endPx).toBeLessThanOrEqual(widthPx + ROUNDING_PX)
    })
  })

  it('lets no flight through the ground before it lands', () => {
    property(({ flights, ground }) => {
      for (const { flown: one } of flights) {
        for (const { downrangeYards, heightYards } of one.path) {
          expect(heightYards).toBeGreaterThanOrEqual(groundHeightYards(ground, downrangeYards) - ROUNDING_YARDS)
        }
        expect(groundHeightYards(ground, one.carryYards)).toBeCloseTo(one.path.at(-1)?.heightYards ?? Number.NaN, 6)
      }
    })
  })

  it('shows the green when a club comes near it, and stops at the longest club otherwise', () => {
    property(({ green, flights, xPx, widthPx }, given) => {
      const longestYards = longestYardsOf(flights.map(({ flown: one }) => one))
      const pinPastLongestYards = distanceYardsOf(given) - longestYards
      const isFar = pinPastLongestYards > longestYards / 4 + 30
      expect(green === undefined || pinPastLongestYards <= 0 || !isFar).toBe(true)
      expect(green !== undefined || pinPastLongestYards > 0).toBe(true)
      expect(xPx(green?.toYards ?? longestYards)).toBeLessThan(widthPx)
      expect(green?.pinYards ?? longestYards + pinPastLongestYards).toBeCloseTo(longestYards + pinPastLongestYards, 9)
    })
  })

  it('gives the same drawing every time', () => {
    property(({ flights, labels, heightPx }, given) => {
      const again = geometryOf(given)
      expect({ flights: again.flights, labels: again.labels, heightPx: again.heightPx }).toEqual({
        flights,
        labels,
        heightPx,
      })
    })
  })
})

describe('the heights behind the flights', () => {
  it('are at most three, round, below the apex and far enough apart to read', () => {
    fc.assert(
      fc.property(
        fc.record({
          apexYards: fc.double({ min: 0, max: 130, noNaN: true }),
          units: fc.constantFrom(...UNITS),
          pxPerHeightYard: fc.double({ min: 0.3, max: 20, noNaN: true }),
        }),
        ({ apexYards, units, pxPerHeightYard }) => {
          const guides = heightGuides(apexYards, { units, pxPerHeightYard })
          expect(guides.length).toBeLessThanOrEqual(3)
          let lowerYards = 0
          for (const { heightYards } of guides) {
            expect((heightYards - lowerYards) * pxPerHeightYard).toBeGreaterThanOrEqual(18 - ROUNDING_PX)
            expect(heightYards).toBeLessThanOrEqual(apexYards + 0.6)
            lowerYards = heightYards
          }
        },
      ),
      { seed: 20_264, numRuns: 200 },
    )
  })
})
