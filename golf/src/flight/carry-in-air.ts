import type { CarriedClub } from './bag-launches.ts'
import { gentlerTailwinds } from './gentler-tailwinds.ts'
import { inferLaunch } from './launch-from-carry.ts'
import type { LaunchProblem } from './launch-from-carry.ts'
import type { Air } from './physics/air.ts'
import { flightAirOf } from './physics/air.ts'
import { carryYardsIn } from './physics/fly.ts'
import type { Trajectory } from './typical-launch.ts'

/**
 * What the swing with which a club carries so many yards in the reference air (1 to 500) carries along the target line
 * in this air, to level ground; 0 when the wind blows the ball back. The other direction of `playsLike`: more tailwind
 * never carries shorter.
 */
export function carryInAir(
  { club, carryYards }: CarriedClub,
  air: Omit<Air, 'targetElevationFeet'>,
  trajectory?: Trajectory,
): number | LaunchProblem {
  const flightAir = flightAirOf(air)
  if ('problem' in flightAir) return flightAir
  const launch = inferLaunch(club, carryYards, trajectory)
  if ('problem' in launch) return launch
  return Math.max(0, ...[flightAir, ...gentlerTailwinds(flightAir)].map((each) => carryYardsIn(each, launch)))
}
