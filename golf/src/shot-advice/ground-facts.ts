import { inferLaunch } from '../flight/launch-from-carry.ts'
import { flightAirOf } from '../flight/physics/air.ts'
import type { Air, FlightAir } from '../flight/physics/air.ts'
import { flyBall } from '../flight/physics/fly.ts'
import type { Trajectory } from '../flight/typical-launch.ts'
import { yardsFromMetres } from '../units.ts'
import type { Advice } from './advise.ts'
import type { Shot } from './shot.ts'
import { carryShareOn } from './swings/carry-share.ts'
import type { AdvisedClub } from './swings/swing.ts'

/** What ground that rises or falls to the target does to the advised shot; nothing on level ground. */
export type GroundFacts = {
  /** The green is over 70 % as high as the longest club that gets there flies. */
  readonly isGreenNearApex: boolean
  /** Of a full swing that lands on the way, before the target. */
  readonly onTheWay?: OnTheWay
}

export type OnTheWay = {
  /** How much of the hole's rise or fall the landing spot has, 0 to 1. */
  readonly riseShare: number
  readonly carryYards: number
  /** What the same swing carries on level ground. */
  readonly levelCarryYards: number
}

/** Rule of thumb: from here on a ball hardly comes down on the green. */
const NEAR_APEX_SHARE = 0.7
/** A ball that lands closer to the target is an approach. */
const ON_THE_WAY_YARDS = 30

type GroundConditions = {
  readonly clubs: readonly AdvisedClub[]
  readonly shot: Shot
  readonly air: Air
  readonly trajectory: Trajectory | undefined
}

export function groundFacts(
  { recommended }: Pick<Advice, 'recommended'>,
  { clubs, shot, air, trajectory }: GroundConditions,
): GroundFacts {
  const flightAir = flightAirOf({ ...air, targetDistanceYards: shot.distanceYards })
  if ('problem' in flightAir || flightAir.targetHeightM === 0) return { isGreenNearApex: false }
  const flights = (on: FlightAir) => fullSwings(clubs, { shot, air: on, trajectory })
  const uphill = flights(flightAir)
  const own = uphill.find(({ club }) => club === recommended.club)
  if (recommended.kind !== 'full' || !own || own.carryYards > shot.distanceYards - ON_THE_WAY_YARDS) {
    return { isGreenNearApex: isNearApex(uphill, { shot, riseYards: yardsFromMetres(flightAir.targetHeightM) }) }
  }
  const level = flights({ ...flightAir, targetHeightM: 0 }).find(({ club }) => club === recommended.club)
  return {
    isGreenNearApex: false,
    onTheWay: {
      riseShare: Math.max(0, own.carryYards / shot.distanceYards),
      carryYards: own.carryYards,
      levelCarryYards: level?.carryYards ?? own.carryYards,
    },
  }
}

type FullSwing = { readonly club: AdvisedClub['club']; readonly carryYards: number; readonly apexYards: number }

/** The longest in still air first. */
function fullSwings(
  clubs: readonly AdvisedClub[],
  {
    shot,
    air,
    trajectory,
  }: { readonly shot: Shot; readonly air: FlightAir; readonly trajectory: Trajectory | undefined },
): readonly FullSwing[] {
  return clubs
    .toSorted((a, b) => b.carryYards - a.carryYards)
    .flatMap(({ club, carryYards, ownLaunch }) => {
      const launch = inferLaunch(club, carryYards, trajectory, ownLaunch)
      if ('problem' in launch) return []
      const { landing, apexM } = flyBall({ launch, air })
      return [
        {
          club,
          carryYards: yardsFromMetres(landing.xM) * carryShareOn(shot, club),
          apexYards: yardsFromMetres(apexM),
        },
      ]
    })
}

function isNearApex(
  flown: readonly FullSwing[],
  { shot, riseYards }: { readonly shot: Shot; readonly riseYards: number },
): boolean {
  const longest = flown.find(({ carryYards }) => carryYards >= shot.distanceYards)
  return longest !== undefined && riseYards > NEAR_APEX_SHARE * longest.apexYards
}
