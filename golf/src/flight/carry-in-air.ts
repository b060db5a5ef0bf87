import type { CarriedClub } from './bag-launches.ts'
import { weakerTailwinds } from './tailwind-guard.ts'
import { inferLaunch } from './launch-from-carry.ts'
import type { LaunchProblem } from './launch-from-carry.ts'
import type { Air } from './physics/air.ts'
import { flightAirOf } from './physics/air.ts'
import { carryYardsIn } from './physics/fly.ts'
import type { Trajectory } from './typical-launch.ts'

/**
 * The carry along the target line, in this air and to level ground, of the swing that carries `carryYards` (1 to 500)
 * in the reference air; 0 when the wind blows the ball back. The inverse of `playsLike`: more tailwind never carries
 * shorter.
 */
export function carryInAir(
  { club, carryYards, ownLaunch }: CarriedClub,
  air: Omit<Air, 'targetElevationFeet'>,
  trajectory?: Trajectory,
): number | LaunchProblem {
  const flightAir = flightAirOf(air)
  if ('problem' in flightAir) return flightAir
  const launch = inferLaunch(club, carryYards, trajectory, ownLaunch)
  if ('problem' in launch) return launch
  return Math.max(0, ...[flightAir, ...weakerTailwinds(flightAir)].map((each) => carryYardsIn(each, launch)))
}

/** `carryInAir` of each club in each air: a row for each club. */
export function carriesInAirs(
  clubs: readonly CarriedClub[],
  airs: readonly Omit<Air, 'targetElevationFeet'>[],
): readonly (readonly (number | LaunchProblem)[])[] {
  return clubs.map((club) => airs.map((air) => carryInAir(club, air)))
}
