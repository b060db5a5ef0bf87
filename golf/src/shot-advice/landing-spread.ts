import type { Choice } from './choice.ts'
import type { Shot } from './shot.ts'
import { flyClubs } from './swings/flown-clubs.ts'
import type { AdvisedClub } from './swings/swing.ts'
import { swingsFor } from './swings/swings.ts'
import { flightAirOf } from '../flight/physics/air.ts'
import type { Air } from '../flight/physics/air.ts'
import type { Trajectory } from '../flight/typical-launch.ts'

/** How the solid shots of the advised swing scatter, and what share is not solid. */
export type LandingSpread = {
  readonly lateralSdYards: number
  readonly distanceSdYards: number
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
}

/** The very spread the advice was worked out over; undefined when the ball does not fly. */
export function landingSpread(
  choice: Choice,
  { clubs, shot, air, handicap, trajectory }: LandingConditions,
): LandingSpread | undefined {
  const own = clubs.find(({ club }) => club === choice.club)
  const flightAir = flightAirOf(air)
  if (!own || choice.swingFraction === undefined || 'problem' in flightAir) return undefined
  const { swingFraction } = choice
  const flown = flyClubs([own], { shot, air: flightAir, trajectory, isLeftHanded: false })
  if ('problem' in flown) return undefined
  const swings = swingsFor(flown, { shot, handicap, windMph: air.windSpeedMph ?? 0 })
  const [swing] = swings.toSorted(
    (a, b) => Math.abs(a.swingFraction - swingFraction) - Math.abs(b.swingFraction - swingFraction),
  )
  const [solid, ...missed] = swing?.scatters ?? []
  if (!solid) return undefined
  return {
    lateralSdYards: solid.lateralSdYards,
    distanceSdYards: solid.distanceSdYards,
    mishitShare: 1 - solid.share,
    isMissedLong: missed.some(({ landingYards }) => landingYards > solid.landingYards),
  }
}
