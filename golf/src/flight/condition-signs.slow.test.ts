import { beforeAll, describe, expect, it } from 'vitest'
import { CLUB_TYPES } from '../club.ts'
import type { Air } from './physics/air.ts'
import { WIND_PROFILES } from './physics/air.ts'
import type { Launch } from './physics/fly.ts'
import type { FlyingClub } from './launch-anchors.ts'
import { LAUNCH_ANCHORS, isFlyingClub } from './launch-anchors.ts'
import { inferLaunch } from './launch-from-carry.ts'
import { simulateFlight } from './trajectory.ts'
import { TRAJECTORIES } from './typical-launch.ts'
import type { Trajectory } from './typical-launch.ts'

type Shot = {
  readonly club: FlyingClub
  readonly trajectory: Trajectory
  readonly launch: Launch
  readonly carryYards: number
  readonly apexYards: number
}

const FASTEST_BALL_MPH = 225
/** Ten yards. */
const RISE_FEET = 30
const RISE_YARDS = RISE_FEET / 3

let shots: readonly Shot[] = []

beforeAll(() => {
  shots = everyShot()
})

/** Every club and flight height, and every carry from 30 to 300 yards in steps of five that a ball can fly. */
function everyShot(): readonly Shot[] {
  const carriesYards = Array.from({ length: 55 }, (_, step) => 30 + 5 * step)
  return CLUB_TYPES.filter(isFlyingClub).flatMap((club) =>
    TRAJECTORIES.flatMap((trajectory) =>
      carriesYards.flatMap((wantedYards) => {
        const launch = inferLaunch(club, wantedYards, trajectory)
        if ('problem' in launch || launch.ballSpeedMph > FASTEST_BALL_MPH) return []
        const flight = simulateFlight(launch)
        if ('problem' in flight) throw new Error(`${club} ${wantedYards} ${flight.problem}`)
        return [{ club, trajectory, launch, carryYards: flight.carryYards, apexYards: flight.apexYards }]
      }),
    ),
  )
}

function carryYardsOf(launch: Launch, air: Air): number {
  const flight = simulateFlight(launch, air)
  if ('problem' in flight) throw new Error(`${flight.problem}: ${JSON.stringify({ launch, air })}`)
  return flight.carryYards
}

/** Names of the shots whose carry changes in the wrong direction. */
function wrongShots(
  asked: readonly Shot[],
  air: Air,
  isRight: (changeYards: number, shot: Shot) => boolean,
): readonly string[] {
  return asked.flatMap((shot) => {
    const changeYards = carryYardsOf(shot.launch, air) - shot.carryYards
    if (isRight(changeYards, shot)) return []
    return [`${shot.club} ${shot.trajectory} ${shot.carryYards.toFixed(1)}: ${changeYards.toFixed(3)} yards`]
  })
}

const isFarther = (changeYards: number) => changeYards > 0
const isShorter = (changeYards: number) => changeYards < 0

it('looks at every club, height of flight and carry that a ball can fly', () => {
  expect(shots.length).toBeGreaterThan(2500)
  expect(new Set(shots.map(({ club }) => club)).size).toBe(CLUB_TYPES.length - 1)
})

it.each([{ temperatureF: 80 }, { temperatureF: 100 }, { altitudeFeet: 1000 }, { altitudeFeet: 5280 }])(
  'ADV-09 carries farther in warmer and in higher air: %o',
  (air) => {
    expect(wrongShots(shots, air, isFarther)).toEqual([])
  },
)

it.each([60, 40])('ADV-09 carries shorter in the colder air of %i°F', (temperatureF) => {
  expect(wrongShots(shots, { temperatureF }, isShorter)).toEqual([])
})

describe.each(WIND_PROFILES)('in a wind whose profile is %s', (windProfile) => {
  it('ADV-09 carries farther with 10 mph behind', () => {
    expect(wrongShots(shots, { windProfile, windSpeedMph: 10, windFromDeg: 180 }, isFarther)).toEqual([])
  })

  it('ADV-09 carries shorter with 10 mph in the face', () => {
    expect(wrongShots(shots, { windProfile, windSpeedMph: 10, windFromDeg: 0 }, isShorter)).toEqual([])
  })
})

it('ADV-09 carries shorter uphill, where the ball gets up there', () => {
  const clearing = shots.filter(({ apexYards }) => apexYards > RISE_YARDS)
  expect(clearing.length).toBeGreaterThan(shots.length / 2)
  expect(wrongShots(clearing, { targetElevationFeet: RISE_FEET }, isShorter)).toEqual([])
})

it('ADV-09 carries farther downhill', () => {
  expect(wrongShots(shots, { targetElevationFeet: -RISE_FEET }, isFarther)).toEqual([])
})

it('changes a usual shot by as much as altitude and a wind along the line are known to', () => {
  const usual = shots.filter(({ club, trajectory, carryYards }) => {
    const share = carryYards / carryYardsOf(LAUNCH_ANCHORS[club].fast, {})
    return trajectory === 'normal' && share >= 0.35 && share <= 1.15
  })
  expect(usual.length).toBeGreaterThan(400)
  const percentOf = (changeYards: number, { carryYards }: Shot) => (changeYards / carryYards) * 100
  const isUsualGain = (changeYards: number, shot: Shot) => {
    const gainPercent = percentOf(changeYards, shot)
    return gainPercent >= 0.35 && gainPercent <= 2.2
  }
  const head = { windProfile: 'uniform', windSpeedMph: 10, windFromDeg: 0 } as const
  const tail = { windProfile: 'uniform', windSpeedMph: 10, windFromDeg: 180 } as const
  expect(wrongShots(usual, { altitudeFeet: 1000 }, isUsualGain)).toEqual([])
  expect(wrongShots(usual, head, (changeYards, shot) => percentOf(changeYards, shot) <= -2.5)).toEqual([])
  expect(wrongShots(usual, tail, (changeYards, shot) => percentOf(changeYards, shot) >= 1)).toEqual([])
})

/** Yards of carry lost per yard of height. */
function costPerYardUp(launch: Launch): number {
  return (carryYardsOf(launch, {}) - carryYardsOf(launch, { targetElevationFeet: RISE_FEET })) / RISE_YARDS
}

it('pays more for height with a flat drive than with a steep wedge', () => {
  for (const drive of [LAUNCH_ANCHORS.driver.fast, LAUNCH_ANCHORS.driver.slow]) {
    expect(costPerYardUp(drive)).toBeGreaterThanOrEqual(1.2)
    expect(costPerYardUp(drive)).toBeLessThanOrEqual(1.6)
  }
  for (const wedge of ['pw', 'gw', 'sw', 'lw'] as const) {
    expect(costPerYardUp(LAUNCH_ANCHORS[wedge].fast), wedge).toBeGreaterThanOrEqual(0.8)
    expect(costPerYardUp(LAUNCH_ANCHORS[wedge].fast), wedge).toBeLessThanOrEqual(1)
  }
})

/** Yards lost into the wind per yard gained with it. */
function headForTail(launch: Launch, windSpeedMph: number): number {
  const stillYards = carryYardsOf(launch, {})
  const lostYards = stillYards - carryYardsOf(launch, { windSpeedMph, windFromDeg: 0 })
  return lostYards / (carryYardsOf(launch, { windSpeedMph, windFromDeg: 180 }) - stillYards)
}

it('loses 1.25 to 1.6 times as much into 10 mph as it wins with them, for fast shots of every club', () => {
  for (const club of CLUB_TYPES.filter(isFlyingClub)) {
    expect(headForTail(LAUNCH_ANCHORS[club].fast, 10), club).toBeGreaterThanOrEqual(1.25)
    expect(headForTail(LAUNCH_ANCHORS[club].fast, 10), club).toBeLessThanOrEqual(1.6)
  }
})

it.each([
  ['driver', 120],
  ['driver', 140],
  ['driver', 160],
  ['5-wood', 110],
  ['7-iron', 75],
  ['7-iron', 90],
] as const)(
  'loses twice as much and more for a slow %s of %i yards, and more so in a strong wind',
  (club, carryYards) => {
    const launch = inferLaunch(club, carryYards)
    if ('problem' in launch) throw new Error(launch.problem)
    expect(headForTail(launch, 10)).toBeGreaterThanOrEqual(2)
    expect(headForTail(launch, 20)).toBeGreaterThan(headForTail(launch, 10))
  },
)
