import type { Air } from './physics/air.ts'
import { inSiUnits } from './physics/air.ts'
import { carryYardsIn } from './physics/fly.ts'
import type { Launch } from './physics/fly.ts'
import { bandYards } from './plays-like-band.ts'
import type { PlaysLike } from './plays-like.ts'
import { partsOf } from './plays-like-parts.ts'

/**
 * What a shot plays like with one swing: the distance, and what that very swing loses to the air and height of the day.
 * Short shots fly low and slow, so the wind takes another share of them than of a full swing. The air is known to be
 * within range.
 */
export function playsLikeWith(
  launch: Launch,
  { distanceYards, isTrajectoryKnown }: { readonly distanceYards: number; readonly isTrajectoryKnown: boolean },
  air: Air,
): PlaysLike {
  const flightAir = inSiUnits({ ...air, targetDistanceYards: distanceYards })
  const carryYards = carryYardsIn(flightAir, launch)
  const partsYards = partsOf({ air: flightAir, launch, carryYards }, { distanceYards: carryYards, air })
  const { wind, temperature, altitude, elevation } = partsYards
  return {
    playsLikeYards: distanceYards + wind + temperature + altitude + elevation,
    partsYards,
    bandYards: bandYards({ distanceYards, isTrajectoryKnown, windPartYards: wind, air }),
  }
}
