import type { ClubType } from '../club.ts'
import { radiansFromDegrees } from '../units.ts'
import { modelHandicap } from './model-handicap.ts'
import type { Lie, LieDetail, Slope } from './shot.ts'
import { lieEffectOf, mishitsFrom } from './swings/lie-effects.ts'
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

/**
 * The spread of shots with this carry from this lie, typical of the handicap; the golfer's own spread of the full swing
 * replaces it once enough shots were measured.
 */
export function shotSpread({
  handicap,
  club,
  carryYards,
  lie,
  lieDetail,
  slope,
  windMph,
  measured,
}: {
  readonly handicap: number
  readonly club: ClubType
  readonly carryYards: number
  readonly lie: Lie
  readonly lieDetail?: LieDetail | undefined
  readonly slope: Slope
  readonly windMph: number
  readonly measured?: MeasuredSpread | undefined
}): ShotSpread {
  const lieEffect = lieEffectOf({ lie, lieDetail })
  const slopeEffect = SLOPE_EFFECTS[slope]
  const wider = slopeEffect.spread * (1 + SPREAD.perWindMph * windMph)
  const typical = typicalSpread({ handicap, carryYards })
  const own = measured && measured.shotCount >= ENOUGH_SHOTS ? measured : typical
  const mishits =
    (MISHITS.share + MISHITS.perHandicap * modelHandicap(handicap)) * mishitsFrom({ lie, lieDetail }, club)
  return {
    lateralSdYards: (own.lateralSdYards ?? typical.lateralSdYards) * lieEffect.lateralSpread * wider,
    distanceSdYards: own.distanceSdYards * lieEffect.distanceSpread * wider,
    mishitShare: Math.min(MISHITS.most, mishits * slopeEffect.mishits),
  }
}

/** The golfer's spread with part of a swing; it shrinks with the carry like the typical one. */
export function partSpread(
  { lateralSdYards, distanceSdYards, shotCount }: MeasuredSpread,
  { fullCarryYards, carryYards }: { readonly fullCarryYards: number; readonly carryYards: number },
): MeasuredSpread {
  const full = sizeAt(fullCarryYards)
  const part = sizeAt(carryYards)
  return {
    shotCount,
    lateralSdYards: lateralSdYards && lateralSdYards * (part.lateral / full.lateral),
    distanceSdYards: distanceSdYards * (part.distance / full.distance),
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
  const { lateral, distance } = sizeAt(carryYards)
  const lateralDeg = SPREAD.lateralDeg + SPREAD.lateralDegPerHandicap * clamped
  const distanceShare = SPREAD.distanceShare + SPREAD.distanceSharePerHandicap * clamped
  return {
    lateralSdYards: SPREAD.typicalCarryYards * Math.tan(radiansFromDegrees(lateralDeg)) * lateral,
    distanceSdYards: SPREAD.typicalCarryYards * distanceShare * distance,
  }
}

/** How wide and how long the spread is, as multiples of the one at the typical carry. */
function sizeAt(carryYards: number): { readonly lateral: number; readonly distance: number } {
  const sized = carryYards / SPREAD.typicalCarryYards
  return {
    lateral: sized ** (sized > 1 ? SPREAD.lateralExponentBeyond : SPREAD.lateralExponent),
    distance: sized ** SPREAD.distanceExponent,
  }
}
