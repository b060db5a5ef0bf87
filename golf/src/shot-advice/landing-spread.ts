import { ovalOf } from '../memory/oval.ts'
import type { PatternOval } from '../memory/oval.ts'
import type { Choice } from './choice.ts'
import type { Shot } from './shot.ts'
import { flyClubs } from './swings/flown-clubs.ts'
import { swingWind } from './swings/swing.ts'
import type { AdvisedClub, Scatter } from './swings/swing.ts'
import { swingsFor } from './swings/swings.ts'
import { flightAirOf } from '../flight/physics/air.ts'
import type { Air } from '../flight/physics/air.ts'
import { sameAir } from '../flight/physics/same-air.ts'
import type { Trajectory } from '../flight/typical-launch.ts'

/** How the solid shots of the advised swing scatter, and what share is not solid. */
export type LandingSpread = {
  readonly lateralSdYards: number
  readonly distanceSdYards: number
  /** Correlation of right with long, −1 to 1, and the oval of one standard deviation; undefined where it stands straight. */
  readonly tilted?: { readonly tilt: number; readonly oval: PatternOval }
  readonly mishitShare: number
  /** Some of the mishits fly past the solid ones, as thinned bunker shots do. */
  readonly isMissedLong: boolean
}

export type LandingConditions = {
  readonly clubs: readonly AdvisedClub[]
  readonly shot: Shot
  readonly air: Air
  readonly handicap: number
  readonly trajectory?: Trajectory | undefined
  readonly isLeftHanded?: boolean | undefined
}

/** The very spread the advice was worked out over; undefined when the ball does not fly. */
export function landingSpread(
  choice: Choice,
  { clubs, shot, air, handicap, trajectory, isLeftHanded = false }: LandingConditions,
): LandingSpread | undefined {
  const flightAir = flightAirOf({ ...air, targetDistanceYards: shot.distanceYards })
  if (choice.swingFraction === undefined || 'problem' in flightAir) return undefined
  const { swingFraction } = choice
  // Out of sand the swings of one club depend on what the others reach.
  const flying = clubs.filter(({ club }) => club !== 'putter')
  const flown = flyClubs(flying, { shot, air: sameAir(flightAir), trajectory, isLeftHanded })
  if ('problem' in flown) return undefined
  const swings = swingsFor(flown, { shot, handicap, ...swingWind(air) })
  const [swing] = swings
    .filter(({ club, kind }) => club === choice.club && kind === choice.kind)
    .toSorted((a, b) => Math.abs(a.swingFraction - swingFraction) - Math.abs(b.swingFraction - swingFraction))
  const [solid, ...missed] = swing?.scatters ?? []
  if (!solid) return undefined
  const lateralSdYards = acrossSdYards(solid)
  const { distanceSdYards, rightPerLong } = solid
  return {
    lateralSdYards,
    distanceSdYards,
    ...(rightPerLong !== undefined && {
      tilted: tiltedOval({
        acrossYards: lateralSdYards,
        alongYards: distanceSdYards,
        tilt: (rightPerLong * distanceSdYards) / lateralSdYards,
      }),
    }),
    mishitShare: 1 - solid.share,
    isMissedLong: missed.some(({ landingYards }) => landingYards > solid.landingYards),
  }
}

function tiltedOval(spread: Parameters<typeof ovalOf>[0]): NonNullable<LandingSpread['tilted']> {
  return { tilt: spread.tilt, oval: ovalOf(spread, 1) }
}

/** Of all balls, however long they are. */
function acrossSdYards({ lateralSdYards, distanceSdYards, rightPerLong }: Scatter): number {
  return rightPerLong === undefined ? lateralSdYards : Math.hypot(lateralSdYards, rightPerLong * distanceSdYards)
}
