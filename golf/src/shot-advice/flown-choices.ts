import type { Advice } from './advise.ts'
import type { Choice } from './choice.ts'
import type { AdvisedClub } from './swings/swing.ts'
import type { ClubType } from '../club.ts'
import { inferLaunch } from '../flight/launch-from-carry.ts'
import type { LaunchProblem } from '../flight/launch-from-carry.ts'
import type { Air } from '../flight/physics/air.ts'
import type { Launch } from '../flight/physics/fly.ts'
import { simulateFlight } from '../flight/trajectory.ts'
import type { Flight } from '../flight/trajectory.ts'
import type { Trajectory } from '../flight/typical-launch.ts'

type SidePoint = { readonly downrangeYards: number; readonly heightYards: number }

/** A choice in the air, seen from the side: from the ball to where it comes down. */
export type FlownChoice = {
  readonly club: ClubType
  readonly carryYards: number
  readonly apexYards: number
  readonly landingDeg: number
  readonly path: readonly SidePoint[]
}

export type FlightConditions = {
  /** The bag the advice was worked out with. */
  readonly clubs: readonly AdvisedClub[]
  /** With the distance to the target, so that the ball comes down on ground that rises to it. */
  readonly air: Air
  readonly trajectory: Trajectory | undefined
}

/** More curves than these cannot be told apart. */
const MOST_ALTERNATIVES = 2

/** The recommended choice first, then the next-best ones; none when the recommended ball does not fly. */
export function flownChoices(
  { recommended, alternatives }: Pick<Advice, 'recommended' | 'alternatives'>,
  conditions: FlightConditions,
): readonly FlownChoice[] {
  const chosen = flownChoice(recommended, conditions)
  if (!chosen) return []
  return [chosen, ...alternatives.slice(0, MOST_ALTERNATIVES).flatMap((other) => flownChoice(other, conditions) ?? [])]
}

/**
 * A lie takes carry: the ball is flown as by the swing that carries so much less. Pitches and knock-downs have flights
 * of their own. All are laid out to the very yards of the advice.
 */
function flownChoice(
  { club, kind, launch, carryTodayYards }: Choice,
  { clubs, air, trajectory }: FlightConditions,
): FlownChoice | undefined {
  const own = clubs.find((one) => one.club === club)
  if (!own || carryTodayYards === undefined || isRolling(kind)) return undefined
  const fly = (struck: Launch | LaunchProblem): Flight | undefined => {
    if ('problem' in struck) return undefined
    const flight = simulateFlight(struck, air)
    return 'problem' in flight ? undefined : flight
  }
  const flyFull = (carryYards: number) => fly(inferLaunch(club, carryYards, trajectory, own.ownLaunch))
  const full = flyFull(own.carryYards)
  const eased = full && flyFull((own.carryYards * carryTodayYards) / full.carryYards)
  const isPart = kind === 'pitch' || kind === 'knock-down'
  const flight = isPart && launch ? fly(launch) : (eased ?? full)
  if (!flight || flight.carryYards <= 0) return undefined
  const stretch = carryTodayYards / flight.carryYards
  return {
    club,
    carryYards: carryTodayYards,
    apexYards: flight.apexYards,
    landingDeg: flight.landingDeg,
    path: flight.path.map(({ downrangeYards, heightYards }) => ({
      downrangeYards: downrangeYards * stretch,
      heightYards,
    })),
  }
}

/** It lands a few yards on and rolls: there is no flight to look at. */
function isRolling(kind: Choice['kind']): boolean {
  return kind === 'chip' || kind === 'bump-and-run'
}
