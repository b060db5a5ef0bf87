import { inferLaunch } from '../../flight/launch-from-carry.ts'
import type { LaunchProblem } from '../../flight/launch-from-carry.ts'
import type { FlightAir } from '../../flight/physics/air.ts'
import { carryYardsIn, flyBall } from '../../flight/physics/fly.ts'
import type { Launch } from '../../flight/physics/fly.ts'
import type { BallState } from '../../flight/physics/forces.ts'
import { fallDeg } from '../../flight/trajectory.ts'
import type { Trajectory } from '../../flight/typical-launch.ts'
import { degreesFromRadians, metresFromYards, yardsFromMetres } from '../../units.ts'
import type { Shot } from '../shot.ts'
import { carryShareOn } from './carry-share.ts'
import { lieEffectOf } from './lie-effects.ts'
import { SLOPE_EFFECTS, slopeDriftYards } from './slope-effects.ts'
import type { AdvisedClub } from './swing.ts'

/** A club's full swing today, from this lie. */
export type FlownClub = AdvisedClub & {
  readonly carryTodayYards: number
  readonly driftYards: number
  readonly launch: Launch
  /** The air it was flown in. */
  readonly air: FlightAir
  /** Lie and slope leave this share of a carry. */
  readonly carryShare: number
  /** The slope moves the ball so far to the right for each yard of carry. */
  readonly slopeDriftShare: number
  /** For shots that carry far enough to roll freely. */
  readonly longestRollYards: number
}

/** Bounce and roll, rule of thumb, gentler than a firm fairway: 12 yards for a 224-yard drive, 4 for a 6-iron. */
export const ROLL = {
  leastYards: 1,
  perSquareDeg: 0.0525,
  stopsFromDeg: 52,
  freeFromCarryYards: 60,
  softShare: 0.3,
  /** Cap on the roll as a share of the carry, however flat the landing. */
  mostOfCarry: 0.15,
} as const

/** A ball that a storm blows back before this is no shot at the target. */
const LEAST_CARRY_YARDS = 1

/** Every club that moves the ball forward against the wind, the longest from here first. */
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
    const launch = inferLaunch(club.club, club.carryYards, trajectory, club.ownLaunch)
    if ('problem' in launch) return launch
    if (isBlownBack({ launch, air })) continue
    const { xM, zM, landingDeg } = landingOf({ launch, air })
    const carryShare = carryShareOn(shot, club.club)
    // A ball that flies into a steep hillside at once still gets a little forward.
    const carryTodayYards = Math.max(LEAST_CARRY_YARDS, yardsFromMetres(xM) * carryShare)
    const slopeYards = slopeDriftYards({
      slope: shot.slope,
      loftDeg: club.loftDeg,
      carryYards: carryTodayYards,
      isLeftHanded,
    })
    flown.push({
      ...club,
      carryTodayYards,
      launch,
      air,
      carryShare,
      slopeDriftShare: slopeYards / carryTodayYards,
      driftYards: yardsFromMetres(zM) * carryShare + slopeYards,
      longestRollYards: longestRollYards(shot, { landingDeg, carryTodayYards }),
    })
  }
  return flown.toSorted((a, b) => b.carryTodayYards - a.carryTodayYards)
}

/** `landingDeg` is against the ground. */
type Landing = { readonly xM: number; readonly zM: number; readonly landingDeg: number }

/** One piece of advice flies the bag several times in the same air: cached as long as the air is kept. */
const landings = new WeakMap<FlightAir, WeakMap<Launch, Landing>>()

function landingOf({ launch, air }: { readonly launch: Launch; readonly air: FlightAir }): Landing {
  const inAir = landings.get(air) ?? new WeakMap<Launch, Landing>()
  const found = inAir.get(launch) ?? findLanding({ launch, air })
  landings.set(air, inAir.set(launch, found))
  return found
}

function findLanding({ launch, air }: { readonly launch: Launch; readonly air: FlightAir }): Landing {
  const { landing } = flyBall({ launch, air })
  return { xM: landing.xM, zM: landing.zM, landingDeg: steepestDeg(landing, { launch, air }) + upslopeDeg(air) }
}

/** A ball comes down flatter on higher ground than on level ground, but rising ground stops it as early. */
function steepestDeg(
  landing: BallState,
  { launch, air }: { readonly launch: Launch; readonly air: FlightAir },
): number {
  if (air.targetHeightM <= 0) return fallDeg(landing)
  return Math.max(fallDeg(landing), fallDeg(flyBall({ launch, air: onLevel(air) }).landing))
}

/** Only a wind does this; a hillside stops the ball where it is. */
function isBlownBack({ launch, air }: { readonly launch: Launch; readonly air: FlightAir }): boolean {
  if (landingOf({ launch, air }).xM >= metresFromYards(LEAST_CARRY_YARDS)) return false
  return carryYardsIn(onLevel(air), launch) < LEAST_CARRY_YARDS
}

function onLevel(air: FlightAir): FlightAir {
  return { ...air, targetHeightM: 0 }
}

/** The roll of a ball with this carry. */
export function rollYards(longestYards: number, carryYards: number): number {
  return longestYards * Math.min(1, carryYards / ROLL.freeFromCarryYards)
}

/** The carry after which the ball stops at the given distance: the inverse of a carry and its roll. */
export function carryToFinish(longestYards: number, finishYards: number): number {
  const freeYards = finishYards - longestYards
  return freeYards >= ROLL.freeFromCarryYards ? freeYards : finishYards / (1 + longestYards / ROLL.freeFromCarryYards)
}

/** How steeply the ground rises to a higher target. */
function upslopeDeg({ targetHeightM, riseEndsM }: FlightAir): number {
  return riseEndsM === 0 ? 0 : degreesFromRadians(Math.atan(Math.max(0, targetHeightM) / riseEndsM))
}

/** The roll of a ball that comes down at this angle to the ground, where it carries far enough to roll freely. */
export function longestRollYards(
  shot: Pick<Shot, 'lie' | 'lieDetail' | 'slope' | 'isSoft'>,
  { landingDeg, carryTodayYards }: { readonly landingDeg: number; readonly carryTodayYards: number },
): number {
  const flatterDeg = Math.max(0, ROLL.stopsFromDeg - landingDeg)
  const { slope, isSoft } = shot
  const softShare = isSoft ? ROLL.softShare : 1
  const freeYards =
    (ROLL.leastYards + ROLL.perSquareDeg * flatterDeg ** 2) * lieEffectOf(shot).roll * SLOPE_EFFECTS[slope].roll
  return Math.min(freeYards, ROLL.mostOfCarry * carryTodayYards) * softShare
}
