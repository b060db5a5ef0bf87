import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CLUB_TYPES } from '../club.ts'
import type { Air } from './physics/air.ts'
import type { Launch } from './physics/fly.ts'
import { LAUNCH_ANCHORS, isFlyingClub } from './launch-anchors.ts'
import { inferLaunch } from './launch-from-carry.ts'
import type { Landing, RollBand } from './roll.ts'
import { FIRMNESSES, rollBand } from './roll.ts'
import { simulateFlight } from './trajectory.ts'
import { TRAJECTORIES } from './typical-launch.ts'

const anyLanding = fc.record({
  landingSpeedMph: fc.double({ min: 0, max: 230, noNaN: true }),
  landingDeg: fc.double({ min: 0, max: 90, noNaN: true }),
  landingSpinRpm: fc.double({ min: 0, max: 15_000, noNaN: true }),
})
/** Landings of every club and golfer, in still air and in wind. */
const golfLanding = fc
  .record({
    club: fc.constantFrom(...CLUB_TYPES.filter(isFlyingClub)),
    trajectory: fc.constantFrom(...TRAJECTORIES),
    carryYards: fc.integer({ min: 40, max: 290 }),
    windSpeedMph: fc.integer({ min: 0, max: 15 }),
    windFromDeg: fc.constantFrom(0, 180),
  })
  .map(({ club, trajectory, carryYards, ...wind }) => {
    const launch = inferLaunch(club, carryYards, trajectory)
    return 'problem' in launch || launch.ballSpeedMph > 185 ? undefined : landingOf(launch, wind)
  })
  .filter((landing) => landing !== undefined)

function bandOf(landing: Landing, firmness?: (typeof FIRMNESSES)[number]): RollBand {
  const band = rollBand(landing, firmness)
  if ('problem' in band) throw new Error(band.problem)
  return band
}

function middleYards(landing: Landing, firmness?: (typeof FIRMNESSES)[number]): number {
  const { fromYards, toYards } = bandOf(landing, firmness)
  return (fromYards + toYards) / 2
}

function landingOf(launch: Launch, air: Air = {}): Landing {
  const flight = simulateFlight(launch, air)
  if ('problem' in flight) throw new Error(flight.problem)
  const { landingSpeedMph, landingDeg, landingSpinRpm } = flight
  return { landingSpeedMph, landingDeg, landingSpinRpm }
}

it('runs a 220-yard drive about 10 yards on a usual fairway and 20 on a firm one', () => {
  const drive = inferLaunch('driver', 220)
  if ('problem' in drive) throw new Error(drive.problem)
  expect(Math.abs(middleYards(landingOf(drive)) - 10)).toBeLessThan(3)
  expect(Math.abs(middleYards(landingOf(drive), 'firm') - 20)).toBeLessThan(4)
})

it('runs a drive on far and stops a wedge soon', () => {
  const driveYards = middleYards(landingOf(LAUNCH_ANCHORS.driver.fast))
  const ironYards = middleYards(landingOf(LAUNCH_ANCHORS['7-iron'].fast))
  const wedgeYards = middleYards(landingOf(LAUNCH_ANCHORS.sw.fast))
  expect(driveYards).toBeGreaterThan(ironYards)
  expect(ironYards).toBeGreaterThan(wedgeYards)
  expect(Math.abs(wedgeYards)).toBeLessThan(8)
})

// Not for a wedge that spins back: hard ground may send it back farther.
it('runs on less on softer ground', () => {
  fc.assert(
    fc.property(golfLanding, (landing) => {
      const [soft = 0, normal = 0, firm = 0] = FIRMNESSES.map((firmness) => middleYards(landing, firmness))
      expect(soft).toBeLessThanOrEqual(Math.max(0, normal) + 1e-9)
      expect(normal).toBeLessThanOrEqual(Math.max(0, firm) + 1e-9)
    }),
  )
})

// In soft ground a fast flat ball digs a crater that stops it at any angle: a tenth of a yard is within the model's
// error.
it('runs less the steeper the ball comes down', () => {
  fc.assert(
    fc.property(golfLanding, fc.constantFrom(...FIRMNESSES), (landing, firmness) => {
      const steeper = { ...landing, landingDeg: landing.landingDeg + 2 }
      expect(middleYards(steeper, firmness)).toBeLessThanOrEqual(middleYards(landing, firmness) + 0.1)
    }),
  )
})

it('runs less the more backspin the ball has', () => {
  fc.assert(
    fc.property(golfLanding, fc.constantFrom(...FIRMNESSES), (landing, firmness) => {
      const spinning = { ...landing, landingSpinRpm: landing.landingSpinRpm + 500 }
      expect(middleYards(spinning, firmness)).toBeLessThanOrEqual(middleYards(landing, firmness) + 1e-9)
    }),
  )
})

it('takes usual ground when none is given', () => {
  const landing = landingOf(LAUNCH_ANCHORS.driver.fast)
  expect(rollBand(landing)).toEqual(rollBand(landing, 'normal'))
})

it('answers five thousand landings with a finite band in order, at least four yards wide', () => {
  fc.assert(
    fc.property(anyLanding, fc.constantFrom(...FIRMNESSES), (landing, firmness) => {
      const { fromYards, toYards } = bandOf(landing, firmness)
      expect(Number.isFinite(fromYards) && Number.isFinite(toYards)).toBe(true)
      expect(toYards - fromYards).toBeGreaterThanOrEqual(4 - 1e-9)
    }),
    { numRuns: 5000 },
  )
})

it('names what is outside its range', () => {
  const landing = { landingSpeedMph: 60, landingDeg: 40, landingSpinRpm: 2500 }
  const named = [
    ['landingSpeedMph', 'landing-speed-out-of-range', 0, 230],
    ['landingDeg', 'landing-out-of-range', 0, 90],
    ['landingSpinRpm', 'landing-spin-out-of-range', 0, 15_000],
  ] as const
  for (const [input, problem, from, to] of named) {
    for (const wrong of [from - 0.01, to + 0.01, Number.NaN, Infinity, -Infinity]) {
      expect(rollBand({ ...landing, [input]: wrong })).toEqual({ problem, from, to })
    }
  }
})
