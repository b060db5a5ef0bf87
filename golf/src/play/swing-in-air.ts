import type { CarriedClub } from '../flight/bag-launches.ts'
import { inferLaunch } from '../flight/launch-from-carry.ts'
import type { LaunchProblem } from '../flight/launch-from-carry.ts'
import { REFERENCE_AIR, inSiUnits } from '../flight/physics/air.ts'
import { flyBall } from '../flight/physics/fly.ts'
import type { Launch } from '../flight/physics/fly.ts'
import { fallDeg } from '../flight/trajectory.ts'
import type { Trajectory } from '../flight/typical-launch.ts'
import { metresPerSecondFromMph, yardsFromMetres } from '../units.ts'
import type { PlayedShot } from './played-rows.ts'

export type ShotAir = NonNullable<PlayedShot['air']>

/** A club's full swing in the air of a shot. */
export type SwingInAir = {
  /** What it carries there of its carry in the reference air, and without the wind. */
  readonly carryShare: number
  readonly stillShare: number
  readonly landingDeg: number
  /** To the right, for each yard that it carries. */
  readonly driftShare: number
}

/** Flights without crosswind are found so far apart and taken on a line between: within a yard of carry and roll. */
const HEADWIND_STEP_MPH = 5
const TEMPERATURE_STEP_F = 30
/** The drift of a flight in this crosswind is taken for that of each other one in proportion: it is within a tenth of it. */
const CROSSWIND_MPH = 10
/** A wind that blows the ball back leaves it this much. */
const LEAST_CARRY_YARDS = 1

type Landing = { readonly carryYards: number; readonly landingDeg: number }

/**
 * What a club's full swing does in each air, by the flight model. Every flight is flown once: a hundred rounds are some
 * hundreds of them.
 */
export function swingInAir(
  { club, carryYards, ownLaunch }: CarriedClub,
  trajectory?: Trajectory,
): ((air: ShotAir | null) => SwingInAir) | LaunchProblem {
  const launch = inferLaunch(club, carryYards, trajectory, ownLaunch)
  if ('problem' in launch) return launch
  const landingAt = onceEach((headwind: number, warmth: number): Landing => {
    const landing = landingOf(launch, { headwind, warmth, crosswindMph: 0 })
    return { carryYards: Math.max(LEAST_CARRY_YARDS, landing.alongYards), landingDeg: landing.landingDeg }
  })
  const driftPerMph = onceEach((headwind: number): number => {
    const { alongYards, rightYards } = landingOf(launch, { headwind, warmth: 0, crosswindMph: CROSSWIND_MPH })
    return rightYards / Math.max(LEAST_CARRY_YARDS, alongYards) / CROSSWIND_MPH
  })
  const reference = landingAt(0, 0)
  return (air) => {
    if (!air) return { carryShare: 1, stillShare: 1, landingDeg: reference.landingDeg, driftShare: 0 }
    const headwind = air.headwindMph / HEADWIND_STEP_MPH
    const warmth = (air.temperatureF - REFERENCE_AIR.temperatureF) / TEMPERATURE_STEP_F
    const between = (figure: keyof Landing, at: number) =>
      onLine(at, (wind) => onLine(warmth, (step) => landingAt(wind, step)[figure]))
    return {
      carryShare: between('carryYards', headwind) / reference.carryYards,
      stillShare: between('carryYards', 0) / reference.carryYards,
      landingDeg: between('landingDeg', headwind),
      driftShare: air.crosswindMph === 0 ? 0 : air.crosswindMph * onLine(headwind, (wind) => driftPerMph(wind, 0)),
    }
  }
}

/** Steps from still reference air; right is positive. */
function landingOf(
  launch: Launch,
  {
    headwind,
    warmth,
    crosswindMph,
  }: { readonly headwind: number; readonly warmth: number; readonly crosswindMph: number },
): { readonly alongYards: number; readonly rightYards: number; readonly landingDeg: number } {
  const { landing } = flyBall({
    launch,
    air: {
      ...inSiUnits({ temperatureF: REFERENCE_AIR.temperatureF + warmth * TEMPERATURE_STEP_F }),
      tailwindMps: -metresPerSecondFromMph(headwind * HEADWIND_STEP_MPH),
      rightwardWindMps: metresPerSecondFromMph(crosswindMph),
    },
  })
  return {
    alongYards: yardsFromMetres(landing.xM),
    rightYards: yardsFromMetres(landing.zM),
    landingDeg: fallDeg(landing),
  }
}

/** Between two whole steps on a line. */
function onLine(step: number, valueAt: (wholeStep: number) => number): number {
  const below = Math.floor(step)
  const share = step - below
  return share === 0 ? valueAt(below) : (1 - share) * valueAt(below) + share * valueAt(below + 1)
}

function onceEach<Found>(find: (a: number, b: number) => Found): (a: number, b: number) => Found {
  const found = new Map<number, Map<number, Found>>()
  return (a, b) => {
    const row = found.get(a) ?? new Map<number, Found>()
    const known = row.get(b) ?? find(a, b)
    found.set(a, row.set(b, known))
    return known
  }
}
