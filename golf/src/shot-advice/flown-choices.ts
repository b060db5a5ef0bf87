import type { Advice } from './advise.ts'
import type { Choice } from './choice.ts'
import type { AdvisedClub } from './swings/swing.ts'
import type { ClubType } from '../club.ts'
import { inferLaunch } from '../flight/launch-from-carry.ts'
import type { Air } from '../flight/physics/air.ts'
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
 * A lie and part of a swing take carry: the ball is flown as by the swing that carries so much less, then laid out to
 * the very yards of the advice.
 */
function flownChoice(
  { club, carryTodayYards }: Choice,
  { clubs, air, trajectory }: FlightConditions,
): FlownChoice | undefined {
  const own = clubs.find((one) => one.club === club)
  if (!own || carryTodayYards === undefined) return undefined
  const fly = (carryYards: number): Flight | undefined => {
    const launch = inferLaunch(club, carryYards, trajectory)
    if ('problem' in launch) return undefined
    const flight = simulateFlight(launch, air)
    return 'problem' in flight ? undefined : flight
  }
  const full = fly(own.carryYards)
  const flight = (full && fly((own.carryYards * carryTodayYards) / full.carryYards)) ?? full
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
