import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ConditionEffect } from '../../reference/condition-effects.ts'
import { CONDITION_EFFECTS } from '../../reference/condition-effects.ts'
import { PEER_FIGURES } from '../../reference/peer-figures.ts'
import type { TourLaunch } from '../../reference/tour-launches.ts'
import { LPGA_TOUR, PGA_TOUR_2010S, PGA_TOUR_2023 } from '../../reference/tour-launches.ts'
import type { Air } from './physics/air.ts'
import { WIND_PROFILES, flightAirOf } from './physics/air.ts'
import { flyBall } from './physics/fly.ts'
import type { Launch } from './physics/fly.ts'
import type { Flight, FlightPoint } from './trajectory.ts'
import { simulateFlight } from './trajectory.ts'

const TOUR_DRIVE = { ballSpeedMph: 167, launchDeg: 10.9, spinRpm: 2686 } as const

const anyLaunch = fc.record(
  {
    ballSpeedMph: between(15, 230),
    launchDeg: between(-5, 60),
    spinRpm: between(0, 15_000),
    spinAxisDeg: between(-90, 90),
    startDirectionDeg: between(-90, 90),
  },
  { requiredKeys: ['ballSpeedMph', 'launchDeg', 'spinRpm'] },
)
const anyAir = fc.record(
  {
    temperatureF: between(-40, 130),
    altitudeFeet: between(-1500, 15_000),
    stationPressurePa: between(50_000, 115_000),
    seaLevelPressureInHg: between(25, 33),
    humidity: between(0, 1),
    windSpeedMph: between(0, 60),
    windFromDeg: between(-360, 360),
    targetElevationFeet: between(-1500, 1500),
    targetDistanceYards: between(1, 600),
    windProfile: fc.constantFrom(...WIND_PROFILES),
  },
  { requiredKeys: [] },
)

/** Numbers within a range, often its ends. */
function between(min: number, max: number) {
  return fc.oneof(
    { weight: 9, arbitrary: fc.double({ min, max, noNaN: true }) },
    { weight: 1, arbitrary: fc.constantFrom(min, max) },
  )
}

function fly(launch: Launch, air: Air = {}): Flight {
  const flight = simulateFlight(launch, air)
  if ('problem' in flight) throw new Error(`${flight.problem}: ${JSON.stringify({ launch, air })}`)
  return flight
}

function rootMeanSquare(misses: readonly number[]): number {
  return Math.hypot(...misses) / Math.sqrt(misses.length)
}

function rmsOver(rows: readonly TourLaunch[], figure: 'carryYards' | 'apexYards' | 'landingDeg'): number {
  return rootMeanSquare(rows.map((row) => fly(row)[figure] - row[figure]))
}

/** The model's change of carry in the published unit. */
function effectOf({ launch, from, to, measure }: ConditionEffect): number {
  const fromYards = fly(launch, { ...from, windProfile: 'uniform' }).carryYards
  const changeYards = fly(launch, { ...to, windProfile: 'uniform' }).carryYards - fromYards
  if (measure === 'yards') return changeYards
  return measure === 'yards per 10°F' ? changeYards / 2 : (changeYards / fromYards) * 100
}

it('ADV-09 carries, climbs and lands as the tables of men’s tour averages say', () => {
  expect(rmsOver(PGA_TOUR_2010S.rows, 'carryYards')).toBeLessThanOrEqual(PEER_FIGURES.pga2010sCarryRmsYards.target)
  expect(rmsOver(PGA_TOUR_2010S.rows, 'apexYards')).toBeLessThanOrEqual(PEER_FIGURES.pga2010sApexRmsYards.target)
  expect(rmsOver(PGA_TOUR_2010S.rows, 'landingDeg')).toBeLessThanOrEqual(PEER_FIGURES.pga2010sLandingRmsDeg.target)
  expect(rmsOver(PGA_TOUR_2023.rows, 'carryYards')).toBeLessThanOrEqual(PEER_FIGURES.pga2023CarryRmsYards.target)
  expect(rmsOver(PGA_TOUR_2023.rows, 'apexYards')).toBeLessThanOrEqual(PEER_FIGURES.pga2023ApexRmsYards.target)
  expect(rmsOver(PGA_TOUR_2023.rows, 'landingDeg')).toBeLessThanOrEqual(PEER_FIGURES.pga2023LandingRmsDeg.target)
})

it('ADV-09 carries, climbs and lands as the table of women’s tour averages says, which it was never fitted to', () => {
  expect(rmsOver(LPGA_TOUR.rows, 'carryYards')).toBeLessThanOrEqual(PEER_FIGURES.lpgaCarryRmsYards.target)
  expect(rmsOver(LPGA_TOUR.rows, 'apexYards')).toBeLessThanOrEqual(PEER_FIGURES.lpgaApexRmsYards.target)
  expect(rmsOver(LPGA_TOUR.rows, 'landingDeg')).toBeLessThanOrEqual(PEER_FIGURES.lpgaLandingRmsDeg.target)
})

it('ADV-09 changes carry as sixteen published effects of warmth, altitude and wind do, each the right way', () => {
  const misses = CONDITION_EFFECTS.map((effect) => (effectOf(effect) - effect.published) / effect.sigma)
  expect(misses).toHaveLength(16)
  expect(CONDITION_EFFECTS.every((effect) => Math.sign(effectOf(effect)) === Math.sign(effect.published))).toBe(true)
  expect(rootMeanSquare(misses)).toBeLessThanOrEqual(PEER_FIGURES.conditionRmsSigma.target)
})

it('gains about one yard on a drive from dry to saturated air', () => {
  const gainYards = fly(TOUR_DRIVE, { humidity: 1 }).carryYards - fly(TOUR_DRIVE, { humidity: 0 }).carryYards
  expect(gainYards).toBeGreaterThan(0.5)
  expect(gainYards).toBeLessThan(1.5)
})

it('gives the numbers of a golfer’s flight: up, along, down to the ground', () => {
  const { path, apexYards, carryYards, hangSeconds, landingDeg, landingSpeedMph, landingSpinRpm } = fly(TOUR_DRIVE)
  expect(path[0]).toEqual({ downrangeYards: 0, heightYards: 0, lateralYards: 0 })
  expect(path.at(-1)?.downrangeYards).toBe(carryYards)
  expect(path.at(-1)?.heightYards).toBeCloseTo(0, 6)
  expect(apexYards).toBeGreaterThanOrEqual(Math.max(...path.map(({ heightYards }) => heightYards)))
  expect(path.length).toBeGreaterThan(hangSeconds / 0.08)
  expect(landingDeg).toBeGreaterThan(TOUR_DRIVE.launchDeg)
  expect(landingSpeedMph).toBeLessThan(TOUR_DRIVE.ballSpeedMph)
  expect(landingSpinRpm).toBeLessThan(TOUR_DRIVE.spinRpm)
})

it('curves to the right for a spin axis tilted right and drifts left in a wind from the right', () => {
  expect(fly({ ...TOUR_DRIVE, spinAxisDeg: 10 }).lateralYards).toBeGreaterThan(5)
  expect(fly({ ...TOUR_DRIVE, startDirectionDeg: 3 }).lateralYards).toBeGreaterThan(5)
  expect(fly(TOUR_DRIVE, { windSpeedMph: 10, windFromDeg: 90 }).lateralYards).toBeLessThan(-5)
})

it('flies exactly the mirrored path when spin axis, direction and wind are mirrored', () => {
  fc.assert(
    fc.property(anyLaunch, anyAir, (launch, air) => {
      const { spinAxisDeg = 0, startDirectionDeg = 0 } = launch
      const mirroredLaunch = { ...launch, spinAxisDeg: -spinAxisDeg, startDirectionDeg: -startDirectionDeg }
      const flight = simulateFlight(launch, air)
      const mirrored = simulateFlight(mirroredLaunch, { ...air, windFromDeg: -(air.windFromDeg ?? 0) })
      expect(mirrored).toEqual('problem' in flight ? flight : mirrorOf(flight))
    }),
    { numRuns: 500 },
  )
})

it('takes a wind from 350° for the mirror of one from 10°', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 360 }), fc.integer({ min: 0, max: 60 }), (windFromDeg, windSpeedMph) => {
      const flight = fly(TOUR_DRIVE, { windSpeedMph, windFromDeg })
      expect(fly(TOUR_DRIVE, { windSpeedMph, windFromDeg: 360 - windFromDeg })).toEqual(mirrorOf(flight))
    }),
  )
})

/** Adding zero turns minus zero into zero, as the flight itself does. */
function mirrorOf(flight: Flight): Flight {
  const path = flight.path.map((point) => ({ ...point, lateralYards: -point.lateralYards + 0 }))
  return { ...flight, lateralYards: -flight.lateralYards + 0, path }
}

it('flies dead straight without side spin, side wind and side start', () => {
  const straightLaunch = anyLaunch.map(({ ballSpeedMph, launchDeg, spinRpm }) => ({ ballSpeedMph, launchDeg, spinRpm }))
  const alongAir = fc
    .tuple(anyAir, fc.constantFrom(-360, -180, 0, 180, 360))
    .map(([air, windFromDeg]) => ({ ...air, windFromDeg }))
  fc.assert(
    fc.property(straightLaunch, alongAir, (launch, air) => {
      const flight = simulateFlight(launch, air)
      if ('problem' in flight) return
      expect(flight.lateralYards).toBe(0)
      expect(flight.path.every(({ lateralYards }) => Object.is(lateralYards, 0))).toBe(true)
    }),
    { numRuns: 500 },
  )
})

it('stays within 0.05 yards of steps of half a millisecond, in wind and to raised and sunken targets', () => {
  const golfLaunch = fc.record({
    ballSpeedMph: between(50, 180),
    launchDeg: between(9, 34),
    spinRpm: between(2200, 10_500),
    spinAxisDeg: between(-15, 15),
    startDirectionDeg: between(-5, 5),
  })
  const golfAir = fc.record({
    temperatureF: between(30, 110),
    altitudeFeet: between(0, 8000),
    windSpeedMph: between(0, 30),
    windFromDeg: between(0, 360),
    targetElevationFeet: between(-60, 30),
    targetDistanceYards: fc.oneof(fc.constant(undefined), between(60, 400)),
    windProfile: fc.constantFrom(...WIND_PROFILES),
  })
  fc.assert(
    fc.property(golfLaunch, golfAir, (launch, air) => {
      const flight = simulateFlight(launch, air)
      if ('problem' in flight) throw new Error(flight.problem)
      // Where the ball barely reaches a high target, its landing point is not well defined.
      if (flight.apexYards < air.targetElevationFeet / 3 + 2) return
      const exact = finelySteppedYards(launch, air)
      expect(Math.abs(flight.carryYards - exact.carryYards)).toBeLessThanOrEqual(0.05)
      expect(Math.abs(flight.lateralYards - exact.lateralYards)).toBeLessThanOrEqual(0.05)
      expect(Math.abs(flight.apexYards - exact.apexYards)).toBeLessThanOrEqual(0.05)
    }),
    { numRuns: 200, seed: 20_261_121 },
  )
})

function finelySteppedYards(launch: Launch, air: Air) {
  const flightAir = flightAirOf(air)
  if ('problem' in flightAir) throw new Error(flightAir.problem)
  const { landing, apexM } = flyBall({ launch, air: flightAir, stepS: 0.0005 })
  const metresPerYard = 0.9144
  return {
    carryYards: landing.xM / metresPerYard,
    lateralYards: landing.zM / metresPerYard,
    apexYards: apexM / metresPerYard,
  }
}

it('flies to level ground below its top, and ends at its top where the ground is higher still', () => {
  const { apexYards } = fly(TOUR_DRIVE)
  const flight = fly(TOUR_DRIVE, { targetElevationFeet: apexYards * 3 - 0.1 })
  expect(flight.carryYards).toBeLessThan(fly(TOUR_DRIVE).carryYards)
  expect(flight.path.at(-1)?.heightYards).toBeCloseTo(apexYards - 0.1 / 3, 6)
  const tooLow = fly(TOUR_DRIVE, { targetElevationFeet: apexYards * 3 + 30 })
  expect(tooLow.path.at(-1)?.heightYards).toBeCloseTo(apexYards, 6)
  expect(tooLow.carryYards).toBeLessThan(flight.carryYards)
})

const anyHill = fc.record({
  targetElevationFeet: between(-200, 200),
  targetDistanceYards: between(20, 600),
  windSpeedMph: between(0, 20),
  windFromDeg: between(0, 360),
})
const anyGoodShot = fc.record({
  ballSpeedMph: between(60, 180),
  launchDeg: between(9, 34),
  spinRpm: between(2200, 10_500),
})

it('comes down where its path first meets the ground, which rises evenly to the target and is level beyond', () => {
  fc.assert(
    fc.property(anyGoodShot, anyHill, (launch, hill) => {
      const { targetElevationFeet, targetDistanceYards } = hill
      const aboveGroundYards = ({ downrangeYards, heightYards }: FlightPoint) =>
        heightYards - (targetElevationFeet / 3) * Math.min(1, Math.max(0, downrangeYards / targetDistanceYards))
      const aboveYards = fly(launch, hill).path.map(aboveGroundYards)
      expect(aboveYards.at(-1)).toBeCloseTo(0, 6)
      expect(Math.min(...aboveYards)).toBeGreaterThan(-1e-6)
    }),
    { numRuns: 500 },
  )
})

it('flies a shot that gets past the target exactly as to level ground at its height', () => {
  fc.assert(
    fc.property(anyGoodShot, anyHill, (launch, { targetDistanceYards, ...level }) => {
      const flight = fly(launch, { ...level, targetDistanceYards })
      if (flight.carryYards <= targetDistanceYards) return
      expect(flight).toEqual(fly(launch, level))
    }),
    { numRuns: 500 },
  )
})

it('ends at once against a hillside steeper than its launch', () => {
  const hill = { targetElevationFeet: 120, targetDistanceYards: 100 }
  expect(fly(TOUR_DRIVE, hill)).toMatchObject({ carryYards: 0, apexYards: 0, landingDeg: 0 })
  expect(fly({ ...TOUR_DRIVE, launchDeg: 30 }, hill).carryYards).toBeGreaterThan(30)
})

it('does not fly at all when driven into level ground, and flies on over ground that falls away', () => {
  const topped = { ballSpeedMph: 80, launchDeg: -3, spinRpm: 500 }
  expect(fly(topped)).toMatchObject({ carryYards: 0, lateralYards: 0, apexYards: 0, hangSeconds: 0 })
  expect(fly(topped, { targetElevationFeet: -30 }).carryYards).toBeGreaterThan(20)
})

it('names what is outside its range, for every value and for what is no number', () => {
  const named = [
    ['ballSpeedMph', 'ball-speed-out-of-range', 15, 230],
    ['launchDeg', 'launch-out-of-range', -5, 60],
    ['spinRpm', 'spin-out-of-range', 0, 15_000],
    ['spinAxisDeg', 'spin-axis-out-of-range', -90, 90],
    ['startDirectionDeg', 'start-direction-out-of-range', -90, 90],
    ['temperatureF', 'temperature-out-of-range', -40, 130],
    ['altitudeFeet', 'altitude-out-of-range', -1500, 15_000],
    ['stationPressurePa', 'station-pressure-out-of-range', 50_000, 115_000],
    ['seaLevelPressureInHg', 'sea-level-pressure-out-of-range', 25, 33],
    ['humidity', 'humidity-out-of-range', 0, 1],
    ['windSpeedMph', 'wind-out-of-range', 0, 60],
    ['windFromDeg', 'wind-direction-out-of-range', -360, 360],
    ['targetElevationFeet', 'target-elevation-out-of-range', -1500, 1500],
    ['targetDistanceYards', 'distance-out-of-range', 1, 600],
  ] as const
  for (const [input, problem, from, to] of named) {
    for (const wrong of [from - 0.01, to + 0.01, Number.NaN, Infinity, -Infinity]) {
      const isOfLaunch = input in { ballSpeedMph: 0, launchDeg: 0, spinRpm: 0, spinAxisDeg: 0, startDirectionDeg: 0 }
      const launch = isOfLaunch ? { ...TOUR_DRIVE, [input]: wrong } : TOUR_DRIVE
      expect(simulateFlight(launch, isOfLaunch ? {} : { [input]: wrong })).toEqual({ problem, from, to })
    }
  }
})

it('answers ten thousand flights anywhere in its ranges with numbers', () => {
  fc.assert(
    fc.property(anyLaunch, anyAir, (launch, air) => {
      expect(isAllNumbers(simulateFlight(launch, air))).toBe(true)
    }),
    { numRuns: 10_000 },
  )
})

it('answers ten thousand inputs over and beyond its ranges with numbers or a named problem', () => {
  const wildLaunch = fc.record({
    ballSpeedMph: wild(0, 260),
    launchDeg: wild(-10, 70),
    spinRpm: wild(-100, 16_000),
    spinAxisDeg: wild(-95, 95),
    startDirectionDeg: wild(-95, 95),
  })
  const wildAir = fc.record(
    {
      temperatureF: wild(-50, 140),
      altitudeFeet: wild(-2000, 16_000),
      stationPressurePa: wild(40_000, 120_000),
      seaLevelPressureInHg: wild(24, 34),
      humidity: wild(-0.1, 1.1),
      windSpeedMph: wild(-5, 70),
      windFromDeg: wild(-400, 400),
      targetElevationFeet: wild(-1600, 1600),
      targetDistanceYards: wild(0, 650),
      windProfile: fc.constantFrom(...WIND_PROFILES),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(wildLaunch, wildAir, (launch, air) => {
      const flight = simulateFlight(launch, air)
      const isRefused = 'problem' in flight && flight.problem.endsWith('-out-of-range')
      expect(isRefused || isAllNumbers(flight)).toBe(true)
    }),
    { numRuns: 10_000 },
  )
})

function isAllNumbers(flight: ReturnType<typeof simulateFlight>): boolean {
  if ('problem' in flight) return false
  const { path, ...figures } = flight
  return [figures, ...path].flatMap((point) => Object.values(point)).every(Number.isFinite)
}

/** Numbers mostly within a range, sometimes anything. */
function wild(min: number, max: number) {
  return fc.oneof(
    { weight: 40, arbitrary: fc.double({ min, max, noNaN: true }) },
    { weight: 1, arbitrary: fc.double() },
    { weight: 1, arbitrary: fc.constantFrom(Number.NaN, Infinity, -Infinity) },
  )
}
