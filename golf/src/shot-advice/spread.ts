import { radiansFromDegrees } from '../units.ts'
import type { Lie, Slope } from './shot.ts'
import { modelHandicap } from './strokes.ts'
import { LIE_EFFECTS } from './swings/lie-effects.ts'
import { SLOPE_EFFECTS } from './swings/slope-effects.ts'

/** How far a golfer's shots scatter around their middle. */
export type ShotSpread = {
  /** Standard deviations of solid shots, across the line and along it. */
  readonly lateralSdYards: number
  readonly distanceSdYards: number
  /** Share of fat, thin and toe shots. */
  readonly mishitShare: number
}

/** The golfer's own spread with a club, from level fairway in still air. */
export type MeasuredSpread = {
  /** Undefined when the launch monitor saw no direction: then the typical one is used. */
  readonly lateralSdYards: number | undefined
  readonly distanceSdYards: number
  readonly shotCount: number
}

/** With fewer shots the handicap tells more about a golfer. */
export const ENOUGH_SHOTS = 20

/** Fitted to published tracker data; table and residuals: docs/models/shot-advice.md. */
export const SPREAD = {
  lateralDeg: 4.2,
  lateralDegPerHandicap: 0.08,
  lateralExponent: 0.4,
  distanceShare: 0.062,
  distanceSharePerHandicap: 0.0022,
  distanceExponent: -0.6,
  typicalCarryYards: 150,
  perWindMph: 0.008,
  partialSwing: 1.1,
} as const
export const MISHITS = { share: 0.03, perHandicap: 0.01, most: 0.6 } as const

/**
 * The spread of shots with this carry from this lie, typical of the handicap; the golfer's own spread of the full swing
 * replaces it once enough shots were measured.
 */
export function shotSpread({
  handicap,
  carryYards,
  lie,
  slope,
  windMph,
  measured,
}: {
  readonly handicap: number
  readonly carryYards: number
  readonly lie: Lie
  readonly slope: Slope
  readonly windMph: number
  readonly measured?: MeasuredSpread | undefined
}): ShotSpread {
  const lieEffect = LIE_EFFECTS[lie]
  const slopeEffect = SLOPE_EFFECTS[slope]
  const wider = slopeEffect.spread * (1 + SPREAD.perWindMph * windMph)
  const typical = typicalSpread({ handicap, carryYards })
  const own = measured && measured.shotCount >= ENOUGH_SHOTS ? measured : typical
  const mishits = (MISHITS.share + MISHITS.perHandicap * modelHandicap(handicap)) * lieEffect.mishits
  return {
    lateralSdYards: (own.lateralSdYards ?? typical.lateralSdYards) * lieEffect.lateralSpread * wider,
    distanceSdYards: own.distanceSdYards * lieEffect.distanceSpread * wider,
    mishitShare: Math.min(MISHITS.most, mishits * slopeEffect.mishits),
  }
}

function typicalSpread({
  handicap,
  carryYards,
}: {
  readonly handicap: number
  readonly carryYards: number
}): Omit<ShotSpread, 'mishitShare'> {
  const clamped = modelHandicap(handicap)
  const sized = carryYards / SPREAD.typicalCarryYards
  const lateralDeg = SPREAD.lateralDeg + SPREAD.lateralDegPerHandicap * clamped
  const distanceShare = SPREAD.distanceShare + SPREAD.distanceSharePerHandicap * clamped
  return {
    lateralSdYards: carryYards * Math.tan(radiansFromDegrees(lateralDeg)) * sized ** SPREAD.lateralExponent,
    distanceSdYards: carryYards * distanceShare * sized ** SPREAD.distanceExponent,
  }
}
