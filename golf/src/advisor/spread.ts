import { radiansFromDegrees } from '../units.ts'
import type { Lie, Slope } from './shot.ts'
import { modelHandicap } from './strokes.ts'
import { LIE_EFFECTS } from './swings/lie-effects.ts'
import { SLOPE_EFFECTS } from './swings/slope-effects.ts'

/** How far a golfer's shots scatter about the middle one. */
export type ShotSpread = {
  /** Standard deviations of the solid shots, across the line and along it. */
  readonly lateralSdYards: number
  readonly distanceSdYards: number
  /** Share of shots that are struck fat, thin or off the toe. */
  readonly mishitShare: number
}

/** What a golfer's own shots with a club say, from level fairway in still air. */
export type MeasuredSpread = {
  /** Undefined when the launch monitor saw no direction: the typical one stands in. */
  readonly lateralSdYards: number | undefined
  readonly distanceSdYards: number
  readonly shotCount: number
}

/** Fewer shots say less about a golfer than the handicap does. */
export const ENOUGH_SHOTS = 20

/** Fitted on what trackers publish; the table and its residuals are in docs/models/shot-advice.md. */
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
 * The spread of shots that carry so far from this lie, typical of the handicap; the golfer's own spread of the full
 * swing is taken instead when enough shots were measured.
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
