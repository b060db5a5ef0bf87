import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLUB_TYPES } from '../club.ts'
import { REFERENCE_FLIGHT_AIR, flightAirOf } from './physics/air.ts'
import { carryYardsIn } from './physics/fly.ts'
import type { Launch } from './physics/fly.ts'
import { LAUNCH_ANCHORS, isFlyingClub } from './launch-anchors.ts'
import { inferLaunch } from './launch-from-carry.ts'
import { TRAJECTORIES, typicalLaunch } from './typical-launch.ts'
import type { Trajectory } from './typical-launch.ts'

const FLYING_CLUBS = CLUB_TYPES.filter(isFlyingClub)

function carryYardsOf(launch: Launch): number {
  return carryYardsIn(REFERENCE_FLIGHT_AIR, launch)
}

/** The launch, where there must be one. */
function launchOf(club: (typeof FLYING_CLUBS)[number], carryYards: number, trajectory?: Trajectory): Launch {
  const launch = inferLaunch(club, carryYards, trajectory)
  if ('problem' in launch) throw new Error(`${club} ${carryYards}: ${launch.problem}`)
  return launch
}

it.each(TRAJECTORIES)('carries what the golfer said within 0.05 yards, for every club on a %s flight', (trajectory) => {
  const misses: string[] = []
  for (const club of FLYING_CLUBS) {
    const fastest = typicalLaunch(club, { ballSpeedMph: 215, trajectory })
    const longestYards = Math.min(320, Math.floor(carryYardsOf(fastest)))
    for (let carryYards = 25; carryYards <= longestYards; carryYards += 3) {
      const missYards = carryYardsOf(launchOf(club, carryYards, trajectory)) - carryYards
      if (!(Math.abs(missYards) <= 0.05)) misses.push(`${club} ${trajectory} ${carryYards}: ${missYards}`)
    }
  }
  expect(misses).toEqual([])
})

it.each(TRAJECTORIES)('carries strictly farther the faster the ball, for every club on a %s flight', (trajectory) => {
  const misses: string[] = []
  for (const club of FLYING_CLUBS) {
    let slowerYards = -Infinity
    for (let ballSpeedMph = 15; ballSpeedMph <= 230; ballSpeedMph += 1) {
      const carryYards = carryYardsOf(typicalLaunch(club, { ballSpeedMph, trajectory }))
      if (!(carryYards > slowerYards)) misses.push(`${club} ${trajectory} ${ballSpeedMph} mph`)
      slowerYards = carryYards
    }
  }
  expect(misses).toEqual([])
})

it('has the launches of tour averages at their ball speeds', () => {
  for (const club of FLYING_CLUBS) {
    for (const anchor of Object.values(LAUNCH_ANCHORS[club])) {
      const launch = typicalLaunch(club, { ballSpeedMph: anchor.ballSpeedMph, trajectory: 'normal' })
      expect(launch.launchDeg, club).toBeCloseTo(anchor.launchDeg, 9)
      expect(launch.spinRpm, club).toBeCloseTo(anchor.spinRpm, 6)
    }
  }
})

it('goes on along the line of the averages above the faster one, up to three tenths of the way more', () => {
  const at = (ballSpeedMph: number) => typicalLaunch('driver', { ballSpeedMph, trajectory: 'normal' })
  expect(at(153.5)).toMatchObject({ launchDeg: expect.closeTo(12.05, 9), spinRpm: expect.closeTo(2648.5, 6) })
  expect(at(175.1).launchDeg).toBeCloseTo(10.21, 9)
  expect(at(200)).toMatchObject({ launchDeg: expect.closeTo(10.21, 9), spinRpm: expect.closeTo(2708.5, 6) })
})

it('launches a slow drive as high as launch-monitor charts and fitters say', () => {
  for (const ballSpeedMph of [104, 105, 106, 107]) {
    const { launchDeg, spinRpm } = typicalLaunch('driver', { ballSpeedMph, trajectory: 'normal' })
    expect(launchDeg).toBeGreaterThanOrEqual(14.6)
    expect(launchDeg).toBeLessThanOrEqual(16.3)
    expect(spinRpm).toBeGreaterThanOrEqual(3100)
    expect(spinRpm).toBeLessThanOrEqual(3700)
  }
  for (const ballSpeedMph of [116, 122, 130]) {
    const { launchDeg } = typicalLaunch('driver', { ballSpeedMph, trajectory: 'normal' })
    expect(launchDeg).toBeGreaterThanOrEqual(13)
    expect(launchDeg).toBeLessThanOrEqual(15)
  }
})

it('spins a slow 7-iron about 5,000 times a minute', () => {
  const { spinRpm } = launchOf('7-iron', 75)
  expect(spinRpm).toBeGreaterThan(4500)
  expect(spinRpm).toBeLessThan(5500)
})

it.each([
  // 40 mph under the driver's slower average: the floor 14.3 + 0.28 · 10; spin at its most, 31 for each mph.
  ['driver', 100, 17.1, 3100],
  // 12 mph under: 13.2 + 0.05 · 12 against 14.3 − 0.28 · 18; spin 128 · (2611 / 140 + 0.34 · 12).
  ['driver', 128, 13.8, 2909.44],
  // 8 mph under: 12.1 + 0.08 · 8, the floor is 11.5; spin 120 · 4501 / 128 · (1 + 0.05 · 0.64).
  ['5-wood', 120, 12.74, 4354.7175],
  // 7 mph under: 13.9 + 0.09 · 7 against 14.3; spin 110 · 4800 / 117 · (1 + 0.05 · 0.63).
  ['4-hybrid', 110, 14.53, 4654.9744],
  // 14 mph under: 19 + 0.1 · 14 against 14.3 + 0.28 · 20 = 19.9; spin 90 · 6699 / 104 · (1 + 0.03 · 1.4).
  ['7-iron', 90, 20.4, 6040.6944],
  // 6 mph under: 25.6 + 0.1 · 6 against 22.7; spin 80 · 8403 / 86 · (1 + 0.03 · 0.6).
  ['pw', 80, 26.2, 7957.4456],
] as const)(
  'launches a %s at %i mph at %d° with %d rpm, reckoned by hand',
  (club, ballSpeedMph, launchDeg, spinRpm) => {
    const launch = typicalLaunch(club, { ballSpeedMph, trajectory: 'normal' })
    expect(launch.launchDeg).toBeCloseTo(launchDeg, 6)
    expect(launch.spinRpm).toBeCloseTo(spinRpm, 2)
  },
)

it('launches slow golfers’ shots higher, mph by mph', () => {
  for (const club of FLYING_CLUBS) {
    let slowerDeg = Infinity
    for (let ballSpeedMph = 30; ballSpeedMph <= LAUNCH_ANCHORS[club].slow.ballSpeedMph; ballSpeedMph += 2) {
      const { launchDeg } = typicalLaunch(club, { ballSpeedMph, trajectory: 'normal' })
      expect(launchDeg, club).toBeLessThan(slowerDeg)
      slowerDeg = launchDeg
    }
  }
})

it('moves launch by a degree and a half and spin by 12 % for a low and a high flight', () => {
  const at = (trajectory: Trajectory) => typicalLaunch('7-iron', { ballSpeedMph: 115, trajectory })
  expect(at('high').launchDeg - at('normal').launchDeg).toBeCloseTo(1.5, 9)
  expect(at('low').launchDeg - at('normal').launchDeg).toBeCloseTo(-1.5, 9)
  expect(at('high').spinRpm / at('normal').spinRpm).toBeCloseTo(1.12, 9)
  expect(at('low').spinRpm / at('normal').spinRpm).toBeCloseTo(0.88, 9)
})

it('never launches a slow low ball lower than one that still carries', () => {
  const low = typicalLaunch('driver', { ballSpeedMph: 100, trajectory: 'low' })
  expect(low.launchDeg).toBeCloseTo(17.1, 9)
  for (const club of FLYING_CLUBS) {
    for (let ballSpeedMph = 15; ballSpeedMph <= 230; ballSpeedMph += 5) {
      const normalDeg = typicalLaunch(club, { ballSpeedMph, trajectory: 'normal' }).launchDeg
      const lowDeg = typicalLaunch(club, { ballSpeedMph, trajectory: 'low' }).launchDeg
      expect(lowDeg).toBeGreaterThanOrEqual(Math.min(normalDeg, 14.3 + 0.28 * (110 - ballSpeedMph)) - 1e-9)
      expect(lowDeg).toBeLessThanOrEqual(normalDeg)
    }
  }
})

it('takes the usual height of flight when none is given, and answers the same twice', () => {
  expect(inferLaunch('7-iron', 150)).toEqual(inferLaunch('7-iron', 150, 'normal'))
  expect(inferLaunch('7-iron', 150)).toEqual(inferLaunch('7-iron', 150))
  expect(launchOf('7-iron', 150, 'low').launchDeg).toBeLessThan(launchOf('7-iron', 150).launchDeg)
})

it('refuses a putter, a carry that no ball speed gives and one that is no carry', () => {
  expect(inferLaunch('putter', 10)).toEqual({ problem: 'club-does-not-fly' })
  expect(inferLaunch('lw', 320)).toEqual({ problem: 'carry-not-possible', club: 'lw' })
  expect(inferLaunch('driver', 450)).toEqual({ problem: 'carry-not-possible', club: 'driver' })
  expect(inferLaunch('driver', 1)).toEqual({ problem: 'carry-not-possible', club: 'driver' })
  for (const carryYards of [0, -20, 501, Number.NaN, Infinity, -Infinity]) {
    expect(inferLaunch('driver', carryYards)).toEqual({ problem: 'carry-out-of-range', from: 1, to: 500 })
  }
})

const PROBLEMS = ['carry-out-of-range', 'carry-not-possible', 'club-does-not-fly']

it('answers every carry with a launch of numbers or a problem', () => {
  const anyCarry = fc.oneof(
    { weight: 8, arbitrary: fc.double({ min: 0, max: 520, noNaN: true }) },
    { weight: 1, arbitrary: fc.double() },
    { weight: 1, arbitrary: fc.constantFrom(0, 1, 500, Number.NaN, Infinity, -Infinity) },
  )
  fc.assert(
    fc.property(fc.constantFrom(...CLUB_TYPES), anyCarry, fc.constantFrom(...TRAJECTORIES), (club, carryYards, how) => {
      const launch = inferLaunch(club, carryYards, how)
      const isRefused = 'problem' in launch && PROBLEMS.includes(launch.problem)
      const missYards = 'problem' in launch ? Number.NaN : Math.abs(carryYardsOf(launch) - carryYards)
      expect(isRefused || missYards <= 0.05).toBe(true)
    }),
    { numRuns: 3000 },
  )
})

describe('a golfer’s own launch', () => {
  it('is the normal one without a change, and carries as far with one', () => {
    expect(inferLaunch('7-iron', 150, 'low', { launchDegMore: 0, spinShareMore: 0 })).toEqual(launchOf('7-iron', 150))
    const anyChange = fc.record({
      launchDegMore: fc.double({ min: -4, max: 6, noNaN: true }),
      spinShareMore: fc.double({ min: -0.4, max: 0.4, noNaN: true }),
    })
    fc.assert(
      fc.property(
        fc.constantFrom(...FLYING_CLUBS),
        fc.integer({ min: 30, max: 160 }),
        anyChange,
        (club, carry, own) => {
          const launch = inferLaunch(club, carry, 'normal', own)
          const missYards = 'problem' in launch ? Number.NaN : Math.abs(carryYardsOf(launch) - carry)
          expect('problem' in launch || missYards <= 0.05).toBe(true)
        },
      ),
      { numRuns: 100 },
    )
  })

  it('loses less into the wind with less spin', () => {
    const intoWind = flightAirOf({ windSpeedMph: 20, windFromDeg: 0 })
    if ('problem' in intoWind) throw new Error('20 mph is within the model')
    const flown = (launch: ReturnType<typeof inferLaunch>) =>
      'problem' in launch ? Number.NaN : carryYardsIn(intoWind, launch)
    const own = inferLaunch('8-iron', 152, 'normal', { launchDegMore: 0, spinShareMore: -0.22 })
    expect(flown(own)).toBeGreaterThan(flown(launchOf('8-iron', 152)) + 1)
  })

  it('gives way to the typical one where no ball speed carries that far with it', () => {
    const steep = { launchDegMore: 28, spinShareMore: 0.3 }
    expect(inferLaunch('lw', 170, 'normal', steep)).toEqual(launchOf('lw', 170))
  })
})
