import type { ClubType } from '../../club.ts'
import { inferLaunch } from '../../flight/launch-from-carry.ts'
import type { LaunchProblem } from '../../flight/launch-from-carry.ts'
import type { FlightAir } from '../../flight/physics/air.ts'
import { flyBall } from '../../flight/physics/fly.ts'
import type { BallFlight, Launch } from '../../flight/physics/fly.ts'
import type { BallState } from '../../flight/physics/forces.ts'
import type { Trajectory } from '../../flight/typical-launch.ts'
import { yardsFromMetres, degreesFromRadians } from '../../units.ts'
import type { Shot } from '../shot.ts'
import { LIE_EFFECTS, carryShareFrom } from './lie-effects.ts'
import { SLOPE_DEG, SLOPE_EFFECTS, slopeDriftYards } from './slope-effects.ts'
import type { AdvisedClub } from './swing.ts'

/** A club's full swing today, from this lie. */
export type FlownClub = AdvisedClub & {
  readonly carryTodayYards: number
  readonly driftYards: number
  /** For shots that carry far enough to roll freely. */
  readonly longestRollYards: number
}

/** Bounce and roll, rule of thumb, gentler than a firm fairway: 12 yards for a 224-yard drive, 5 for a 6-iron. */
export const ROLL = {
  leastYards: 1,
  perSquareDeg: 0.04,
  stopsFromDeg: 52,
  freeFromCarryYards: 60,
  softShare: 0.3,
  /** Cap on the roll as a share of the carry, however flat the landing. */
  mostOfCarry: 0.15,
} as const

/** A ball that a storm blows back before this is no shot at the target. */
const LEAST_CARRY_YARDS = 1

/** Every club that reaches the target's height and moves forward against the wind, the longest from here first. */
export function flyClubs(
  bag: readonly AdvisedClub[],
  {
    shot,
    air,
    trajectory,
    isLeftHanded,
  }: {
    readonly shot: Shot
    readonly air: FlightAir
    readonly trajectory: Trajectory | undefined
    readonly isLeftHanded: boolean
  },
): readonly FlownClub[] | LaunchProblem {
  const flown: FlownClub[] = []
  for (const club of bag) {
    const launch = inferLaunch(club.club, club.carryYards, trajectory)
    if ('problem' in launch) return launch
    const found = flightOf({ launch, air })
    if (!found) continue
    const { xM, zM } = found.landing
    const carryShare = carryShareOn(shot, club.club)
    const carryTodayYards = yardsFromMetres(xM) * carryShare
    if (carryTodayYards < LEAST_CARRY_YARDS) continue
    const slopeYards = slopeDriftYards({
      slope: shot.slope,
      loftDeg: club.loftDeg,
      carryYards: carryTodayYards,
      isLeftHanded,
    })
    flown.push({
      ...club,
      carryTodayYards,
      driftYards: yardsFromMetres(zM) * carryShare + slopeYards,
      longestRollYards: longestRollYards(shot, {
        landingDeg: found.landingDeg,
        carryTodayYards,
        riseYards: Math.max(0, yardsFromMetres(air.targetHeightM)),
      }),
    })
  }
  return flown.toSorted((a, b) => b.carryTodayYards - a.carryTodayYards)
}

/** The share of its carry that a club keeps on this lie and slope. */
export function carryShareOn({ lie, slope }: Pick<Shot, 'lie' | 'slope'>, club: ClubType): number {
  return carryShareFrom(lie, club) * SLOPE_EFFECTS[slope].carry
}

type FoundFlight = { readonly landing: BallState; readonly landingDeg: number }

/** One piece of advice flies the bag several times in the same air: cached as long as the air is kept. */
const flights = new WeakMap<FlightAir, WeakMap<Launch, FoundFlight | 'none'>>()

function flightOf({ launch, air }: { readonly launch: Launch; readonly air: FlightAir }): FoundFlight | undefined {
  const inAir = flights.get(air) ?? new WeakMap<Launch, FoundFlight | 'none'>()
  const found = inAir.get(launch) ?? findFlight({ launch, air })
  flights.set(air, inAir.set(launch, found))
  return found === 'none' ? undefined : found
}

function findFlight({ launch, air }: { readonly launch: Launch; readonly air: FlightAir }): FoundFlight | 'none' {
  const flight = flyBall({ launch, air })
  if (!flight) return 'none'
  return { landing: flight.landing, landingDeg: steepestLandingDeg(flight, { launch, air }) }
}

/**
 * Of the actual flight and the same one on level ground: a ball lands flat on a higher target, but the ground rises
 * towards it and stops it just as early.
 */
function steepestLandingDeg(
  { landing }: BallFlight,
  { launch, air }: { readonly launch: Launch; readonly air: FlightAir },
): number {
  if (air.targetHeightM <= 0) return fallDeg(landing)
  const onLevel = flyBall({ launch, air: { ...air, targetHeightM: 0 } })
  return Math.max(fallDeg(landing), onLevel ? fallDeg(onLevel.landing) : 0)
}

function fallDeg({ vxMps, vyMps, vzMps }: BallState): number {
  return degreesFromRadians(Math.atan2(-vyMps, Math.hypot(vxMps, vzMps)))
}

/** The roll of a ball with this carry. */
export function rollYards(longestYards: number, carryYards: number): number {
  return longestYards * Math.min(1, carryYards / ROLL.freeFromCarryYards)
}

/** Ground that rises to a higher target takes as much of the roll as an equal slope underfoot. */
function longestRollYards(
  { lie, slope, isSoft, distanceYards }: Shot,
  {
    landingDeg,
    carryTodayYards,
    riseYards,
  }: { readonly landingDeg: number; readonly carryTodayYards: number; readonly riseYards: number },
): number {
  const flatterDeg = Math.max(0, ROLL.stopsFromDeg - landingDeg)
  const riseDeg = degreesFromRadians(Math.atan2(riseYards, distanceYards))
  const softShare = isSoft ? ROLL.softShare : 1
  const freeYards =
    (ROLL.leastYards + ROLL.perSquareDeg * flatterDeg ** 2) *
    LIE_EFFECTS[lie].roll *
    SLOPE_EFFECTS[slope].roll *
    SLOPE_EFFECTS.uphill.roll ** (riseDeg / SLOPE_DEG)
  return Math.min(freeYards, ROLL.mostOfCarry * carryTodayYards) * softShare
}
