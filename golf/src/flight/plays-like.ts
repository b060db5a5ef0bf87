import type { Air, FlightAir } from './physics/air.ts'
import { flightAirOf } from './physics/air.ts'
import { bagLaunches } from './bag-launches.ts'
import type { BagLaunches, BagProblem, CarriedClub } from './bag-launches.ts'
import { carryYardsIn } from './physics/fly.ts'
import type { LaunchProblem } from './launch-from-carry.ts'
import { findRangeProblem } from './physics/physical-range.ts'
import { bandYards } from './plays-like-band.ts'
import { weakerTailwinds } from './tailwind-guard.ts'
import { partsOf } from './plays-like-parts.ts'
import type { PlaysLikeParts, SolvedSwing } from './plays-like-parts.ts'
import { solveRising } from './solve-rising.ts'
import type { Trajectory } from './typical-launch.ts'

export type PlaysLikeShot = {
  /** To the target, level, 1 to 600. */
  readonly distanceYards: number
  /** The golfer's usual flight height, if known. */
  readonly trajectory?: Trajectory | undefined
}

export type PlaysLike = {
  /** Carry in the reference air of the swing that reaches the target today. */
  readonly playsLikeYards: number
  /** Contribution of each condition; they add up to the difference from the distance. */
  readonly partsYards: PlaysLikeParts
  /** The true value is about as likely within this many whole yards as an average shot of the model within its own. */
  readonly bandYards: number
}

export type PlaysLikeProblem =
  | LaunchProblem
  | BagProblem
  /** No club reaches the target today; the one that carries farthest carries `reachYards`. */
  | { readonly problem: 'beyond-the-bag'; readonly reachYards: number }
  /** Even half a swing of the shortest club goes farther. */
  | { readonly problem: 'shorter-than-the-bag' }

const TOLERANCE_YARDS = 0.01
/**
 * What a shot plays like today with the golfer's own clubs (carries in the reference air, yards). More tailwind never
 * plays longer. Problems are returned as data. Method: docs/models/ball-flight.md.
 */
export function playsLike(
  bag: readonly CarriedClub[],
  shot: PlaysLikeShot,
  air: Air = {},
): PlaysLike | PlaysLikeProblem {
  const { distanceYards, trajectory } = shot
  const shotProblem = findRangeProblem({ distanceYards })
  if (shotProblem) return shotProblem
  const flightAir = flightAirOf({ ...air, targetDistanceYards: distanceYards })
  if ('problem' in flightAir) return flightAir
  const launches = bagLaunches(bag, trajectory)
  if ('problem' in launches) return launches

  const solved = solve({ launches, distanceYards, airs: [flightAir, ...weakerTailwinds(flightAir)] })
  if ('problem' in solved) return solved
  const partsYards = partsOf(solved, { distanceYards, air })
  const { wind, temperature, altitude, elevation } = partsYards
  return {
    playsLikeYards: distanceYards + wind + temperature + altitude + elevation,
    partsYards,
    bandYards: bandYards({ distanceYards, isTrajectoryKnown: trajectory !== undefined, windPartYards: wind, air }),
  }
}

/** The swing that reaches the target, in the wind in which it needs the least carry. */
function solve({
  launches,
  distanceYards,
  airs,
}: {
  readonly launches: BagLaunches
  readonly distanceYards: number
  readonly airs: readonly FlightAir[]
}): SolvedSwing | PlaysLikeProblem {
  const { shortestYards, longestYards, carriesYards, launchAt } = launches
  let swing: SolvedSwing | undefined
  let neutralYards = longestYards
  let reachYards = 0
  for (const air of airs) {
    const carryAt = (inputYards: number) => carryYardsIn(air, launchAt(inputYards))
    if (air !== airs[0]) {
      const carryYards = carryAt(neutralYards)
      reachYards = Math.max(reachYards, carryYards)
      if (carryYards < distanceYards + TOLERANCE_YARDS) continue
    }
    const solveUpTo = (high: number) =>
      solveRising({
        valueAt: carryAt,
        wanted: distanceYards,
        tolerance: TOLERANCE_YARDS,
        low: shortestYards,
        high,
        guess: distanceYards,
        slope: 1,
      })
    let found = solveUpTo(neutralYards)
    if (found === 'above') {
      // Up a steep hill a shorter club that flies higher may carry farther than the longest one.
      const farthest = farthestOf(air.targetHeightM > 0 ? carriesYards : [longestYards], carryAt)
      reachYards = Math.max(reachYards, farthest.reachYards)
      if (farthest.reachYards >= distanceYards) found = solveUpTo(farthest.carryYards)
    }
    if (found === 'below') return { problem: 'shorter-than-the-bag' }
    if (found !== 'above') {
      neutralYards = found.input
      swing = { air, launch: launchAt(neutralYards), carryYards: found.value }
    }
  }
  return swing ?? { problem: 'beyond-the-bag', reachYards }
}

/** The shot of the bag that reaches farthest, by its carry in the reference air. */
function farthestOf(
  carriesYards: readonly number[],
  carryAt: (neutralYards: number) => number,
): { readonly carryYards: number; readonly reachYards: number } {
  const reaches = carriesYards.map((carryYards) => ({ carryYards, reachYards: carryAt(carryYards) }))
  return reaches.reduce((farthest, each) => (each.reachYards > farthest.reachYards ? each : farthest))
}
