import { radiansFromDegrees } from '../units.ts'
import { modelHandicap } from './model-handicap.ts'

/** Standard deviations of solid shots, across the line and along it. */
export type SolidSpread = { readonly lateralSdYards: number; readonly distanceSdYards: number }

/**
 * Fitted to what shot trackers publish; table and residuals: docs/models/shot-advice.md. Long shots widen faster than
 * short ones, as in the accuracy table of the Course Rating manual.
 */
export const SPREAD = {
  lateralDeg: 3.1,
  lateralDegPerHandicap: 0.0515,
  lateralExponent: 0.532,
  lateralExponentBeyond: 2,
  distanceShare: 0.0788,
  distanceSharePerHandicap: 0.0013,
  distanceExponent: 0.463,
  typicalCarryYards: 150,
  perWindMph: 0.008,
  partialSwing: 1.1,
} as const
export const MISHITS = { share: 0.005, perHandicap: 0.0153, most: 0.6 } as const
/** Fat, thin and toe shots; a model of published misses, docs/models/shot-advice.md. */
export const MISHIT = { carryShare: 0.68, distanceSdShare: 0.18, lateralFactor: 1.5 } as const

/** Mishits of a full swing with a wedge from fairway, before any limit; other clubs and lies have multiples of it. */
export function typicalMishits(handicap: number | undefined): number {
  return MISHITS.share + MISHITS.perHandicap * modelHandicap(handicap)
}

/** Standard deviations of solid shots with this carry, from a flat fairway in still air, typical of the handicap. */
export function typicalSpread({
  handicap,
  carryYards,
}: {
  readonly handicap: number | undefined
  readonly carryYards: number
}): SolidSpread {
  const clamped = modelHandicap(handicap)
  const { lateral, distance } = spreadSizeAt(carryYards)
  const lateralDeg = SPREAD.lateralDeg + SPREAD.lateralDegPerHandicap * clamped
  const distanceShare = SPREAD.distanceShare + SPREAD.distanceSharePerHandicap * clamped
  return {
    lateralSdYards: SPREAD.typicalCarryYards * Math.tan(radiansFromDegrees(lateralDeg)) * lateral,
    distanceSdYards: SPREAD.typicalCarryYards * distanceShare * distance,
  }
}

/** How wide and how long the spread is, as multiples of the one at the typical carry. */
export function spreadSizeAt(carryYards: number): { readonly lateral: number; readonly distance: number } {
  const sized = carryYards / SPREAD.typicalCarryYards
  return {
    lateral: sized ** (sized > 1 ? SPREAD.lateralExponentBeyond : SPREAD.lateralExponent),
    distance: sized ** SPREAD.distanceExponent,
  }
}
