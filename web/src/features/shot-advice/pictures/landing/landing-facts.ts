import type { Choice } from '@bagwise/golf/shot-advice/choice'
import type { Hole } from '@bagwise/golf/shot-advice/hole/hole'
import type { Air } from '@bagwise/golf/flight/physics/air'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownDistance } from '#quantities/distance.ts'
import type { LandingSpread } from '@bagwise/golf/shot-advice/landing-spread'

export type LandingFacts = {
  readonly choice: Choice
  readonly spread: LandingSpread
  readonly hole: Hole
  readonly air: Air
  readonly units: PreferredUnits
}

/** Whole width and depth of an oval. */
export function ovalSize(
  { lateralSdYards, distanceSdYards }: LandingSpread,
  halfAxisSd: number,
  units: PreferredUnits,
): { readonly acrossShown: number; readonly alongShown: number } {
  return {
    acrossShown: shownDistance(2 * halfAxisSd * lateralSdYards, units),
    alongShown: shownDistance(2 * halfAxisSd * distanceSdYards, units),
  }
}
