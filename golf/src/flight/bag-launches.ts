import type { ClubType } from '../club.ts'
import { PARTIAL_SWINGS } from '../distances/partial-swings.ts'
import type { Launch } from './physics/fly.ts'
import { inferLaunch } from './launch-from-carry.ts'
import type { LaunchProblem } from './launch-from-carry.ts'
import type { LaunchChange, Trajectory } from './typical-launch.ts'

/** A club with its carry in the reference air. */
export type CarriedClub = {
  readonly club: ClubType
  readonly carryYards: number
  /** How the golfer launches it, where that is known; typical otherwise. */
  readonly ownLaunch?: LaunchChange | undefined
}

/** A launch with its carry in the reference air. */
type Node = { readonly carryYards: number; readonly launch: Launch }

/** Every shot in a bag: full swings, easier ones of the shortest club, and a little more of the longest. */
export type BagLaunches = {
  readonly shortestYards: number
  readonly longestYards: number
  /** Carries of the shots that the line goes through, shortest first. */
  readonly carriesYards: readonly number[]
  /** Interpolates between the launches of the nearest two shots, from the shortest to the longest. */
  readonly launchAt: (neutralYards: number) => Launch
}

/** How much more than usual the longest club can give. */
export const STRETCH = 1.05

/** No club in the bag makes the ball fly. */
export type BagProblem = { readonly problem: 'empty-bag' }

/**
 * The bag's launches as one line over carry. Putters are left out; of clubs with equal carries the last one counts. An
 * impossible carry returns its problem.
 */
export function bagLaunches(
  bag: readonly CarriedClub[],
  trajectory: Trajectory | undefined,
): BagLaunches | LaunchProblem | BagProblem {
  const nodes = new Map<number, Node>()
  const clubs = bag.filter(({ club }) => club !== 'putter')
  for (const { club, carryYards, ownLaunch } of clubs) {
    const launch = inferLaunch(club, carryYards, trajectory, ownLaunch)
    if ('problem' in launch) return launch
    nodes.set(carryYards, { carryYards, launch })
  }
  const lastOfCarry = new Map(clubs.map((each) => [each.carryYards, each]))
  const byCarry = [...lastOfCarry.values()].toSorted((a, b) => a.carryYards - b.carryYards)
  const [shortest] = byCarry
  const longest = byCarry.at(-1)
  if (!shortest || !longest) return { problem: 'empty-bag' }

  const swings = [
    { ...shortest, carryYards: shortest.carryYards * PARTIAL_SWINGS.half },
    { ...shortest, carryYards: shortest.carryYards * PARTIAL_SWINGS.threeQuarter },
    { ...longest, carryYards: longest.carryYards * STRETCH },
  ]
  for (const { club, carryYards, ownLaunch } of swings) {
    const launch = inferLaunch(club, carryYards, trajectory, ownLaunch)
    if (!('problem' in launch)) nodes.set(carryYards, { carryYards, launch })
  }
  const line = [...nodes.values()].toSorted((a, b) => a.carryYards - b.carryYards)
  return {
    shortestYards: line[0]?.carryYards ?? shortest.carryYards,
    longestYards: line.at(-1)?.carryYards ?? longest.carryYards,
    carriesYards: line.map(({ carryYards }) => carryYards),
    launchAt: (neutralYards) => launchOn(line, neutralYards),
  }
}

function launchOn(line: readonly Node[], neutralYards: number): Launch {
  const above = line.findIndex(({ carryYards }) => carryYards >= neutralYards)
  const longer = line[above] ?? line.at(-1)
  const shorter = line[above - 1] ?? longer
  if (!longer || !shorter) throw new Error('A line of shots has at least one')
  if (longer === shorter) return longer.launch

  const share = (neutralYards - shorter.carryYards) / (longer.carryYards - shorter.carryYards)
  const between = (a: number, b: number) => a + share * (b - a)
  return {
    ballSpeedMph: between(shorter.launch.ballSpeedMph, longer.launch.ballSpeedMph),
    launchDeg: between(shorter.launch.launchDeg, longer.launch.launchDeg),
    spinRpm: between(shorter.launch.spinRpm, longer.launch.spinRpm),
  }
}
