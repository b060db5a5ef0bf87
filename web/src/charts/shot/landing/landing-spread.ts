import type { Choice } from '@bagwise/golf/advisor/choice'
import type { Shot } from '@bagwise/golf/advisor/shot'
import { flyClubs } from '@bagwise/golf/advisor/swings/flown-clubs'
import type { AdvisedClub } from '@bagwise/golf/advisor/swings/swing'
import { swingsFor } from '@bagwise/golf/advisor/swings/swings'
import { flightAirOf } from '@bagwise/golf/flight/physics/air'
import type { Air } from '@bagwise/golf/flight/physics/air'
import type { Trajectory } from '@bagwise/golf/flight/typical-launch'

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
