import type { ClubType } from '../club.ts'
import { REFERENCE_FLIGHT_AIR } from './physics/air.ts'
import type { FlightAir } from './physics/air.ts'
import { carryYardsIn } from './physics/fly.ts'
import type { Launch } from './physics/fly.ts'
import { isFlyingClub } from './launch-anchors.ts'
import { findRangeProblem } from './physics/physical-range.ts'
import type { RangeProblem } from './physics/physical-range.ts'
import { solveRising } from './solve-rising.ts'
import { TRAJECTORIES, changedLaunch, typicalLaunch } from './typical-launch.ts'
import type { LaunchChange, Trajectory } from './typical-launch.ts'

/**
 * Why there is no launch: the club does not make the ball fly, or no ball speed from 15 to 230 mph carries that far.
 */
export type LaunchProblem =
  | RangeProblem
  | { readonly problem: 'club-does-not-fly' | 'trajectory-unknown' }
  | { readonly problem: 'carry-not-possible'; readonly club: ClubType }

const SLOWEST_BALL_MPH = 15
const FASTEST_BALL_MPH = 230
/** Ten times finer than the model's accuracy. */
const TOLERANCE_YARDS = 0.005
/** Start of the search: ball speed and carry of an average shot. */
const TYPICAL = { ballSpeedMph: 110, carryYards: 150, yardsPerMph: 1.9 } as const

/** Cache by club, carry and trajectory: the same bag is asked about again and again. */
const known = new Map<string, Launch | LaunchProblem>()
/** Some twenty bags; then the cache is cleared. */
const MOST_KNOWN = 400

/**
 * The launch with which a club carries this far (1 to 500 yards) in the reference air: 70°F, sea level, 50 % humidity,
 * still. Typical for golfers of that speed (docs/models/ball-flight.md), or the golfer's `own`, in which the trajectory
 * is; where no ball speed carries so far with that, the typical one.
 */
export function inferLaunch(
  club: ClubType,
  carryYards: number,
  trajectory: Trajectory = 'normal',
  own?: LaunchChange,
): Launch | LaunchProblem {
  const key = `${club} ${carryYards} ${trajectory}${own ? ` ${own.launchDegMore} ${own.spinShareMore}` : ''}`
  const remembered = known.get(key)
  if (remembered) return remembered
  if (known.size >= MOST_KNOWN) known.clear()
  const asked = { club, carryYards, trajectory, air: REFERENCE_FLIGHT_AIR }
  const ofGolfer = own && launchForCarry({ ...asked, own })
  const found = ofGolfer && !('problem' in ofGolfer) ? ofGolfer : launchForCarry(asked)
  known.set(key, found)
  return found
}

/** The same in another air, found again each time; with `own` there may be none. */
export function launchForCarry({
  club,
  carryYards,
  trajectory,
  air,
  own,
}: {
  readonly club: ClubType
  readonly carryYards: number
  readonly trajectory: Trajectory
  readonly air: FlightAir
  readonly own?: LaunchChange | undefined
}): Launch | LaunchProblem {
  const rangeProblem = findRangeProblem({ carryYards })
  if (rangeProblem) return rangeProblem
  if (!isFlyingClub(club)) return { problem: 'club-does-not-fly' }
  if (!TRAJECTORIES.includes(trajectory)) return { problem: 'trajectory-unknown' }

  const launchAt = (ballSpeedMph: number) =>
    own ? changedLaunch(club, { ballSpeedMph, change: own }) : typicalLaunch(club, { ballSpeedMph, trajectory })
  const solved = solveRising({
    valueAt: (ballSpeedMph) => carryYardsIn(air, launchAt(ballSpeedMph)),
    wanted: carryYards,
    tolerance: TOLERANCE_YARDS,
    low: SLOWEST_BALL_MPH,
    high: FASTEST_BALL_MPH,
    guess: TYPICAL.ballSpeedMph + (carryYards - TYPICAL.carryYards) / TYPICAL.yardsPerMph,
    slope: TYPICAL.yardsPerMph,
  })
  return typeof solved === 'string' ? { problem: 'carry-not-possible', club } : launchAt(solved.input)
}
