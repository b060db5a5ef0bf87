import type { ClubType } from '../club.ts'
import type { ClubPattern } from '../memory/club-pattern.ts'
import { ENOUGH_SHOTS } from './enough-shots.ts'
import type { Lie, LieDetail, Slope } from './shot.ts'
import { lieEffectOf, mishitsFrom } from './swings/lie-effects.ts'
import { SLOPE_EFFECTS } from './swings/slope-effects.ts'
import { MISHITS, SPREAD, spreadSizeAt, typicalMishits, typicalSpread } from './typical-spread.ts'
import type { SolidSpread } from './typical-spread.ts'

/** How far a golfer's shots scatter around their middle. */
export type ShotSpread = SolidSpread & {
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

/**
 * The spread of shots with this carry from this lie, typical of the handicap. A learned pattern multiplies it; without
 * one the golfer's own spread of the full swing replaces it once enough shots were measured.
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
  pattern,
}: {
  readonly handicap: number
  readonly club: ClubType
  readonly carryYards: number
  readonly lie: Lie
  readonly lieDetail?: LieDetail | undefined
  readonly slope: Slope
  readonly windMph: number
  readonly measured?: MeasuredSpread | undefined
  readonly pattern?: ClubPattern | undefined
}): ShotSpread {
  const lieEffect = lieEffectOf({ lie, lieDetail })
  const slopeEffect = SLOPE_EFFECTS[slope]
  const wider = slopeEffect.spread * (1 + SPREAD.perWindMph * windMph)
  const typical = typicalSpread({ handicap, carryYards })
  const isMeasured = measured !== undefined && measured.shotCount >= ENOUGH_SHOTS
  const own = pattern ? patterned(typical, pattern) : isMeasured ? measured : typical
  const mishits = typicalMishits(handicap) * mishitsFrom({ lie, lieDetail }, club) * (pattern?.mishitRatio ?? 1)
  return {
    lateralSdYards: (own.lateralSdYards ?? typical.lateralSdYards) * lieEffect.lateralSpread * wider,
    distanceSdYards: own.distanceSdYards * lieEffect.distanceSpread * wider,
    mishitShare: Math.min(MISHITS.most, mishits * slopeEffect.mishits),
  }
}

function patterned(
  { lateralSdYards, distanceSdYards }: SolidSpread,
  { acrossRatio, alongRatio }: ClubPattern,
): SolidSpread {
  return { lateralSdYards: lateralSdYards * acrossRatio, distanceSdYards: distanceSdYards * alongRatio }
}

/** The golfer's spread with part of a swing; it shrinks with the carry like the typical one. */
export function partSpread(
  { lateralSdYards, distanceSdYards, shotCount }: MeasuredSpread,
  { fullCarryYards, carryYards }: { readonly fullCarryYards: number; readonly carryYards: number },
): MeasuredSpread {
  const full = spreadSizeAt(fullCarryYards)
  const part = spreadSizeAt(carryYards)
  return {
    shotCount,
    lateralSdYards: lateralSdYards && lateralSdYards * (part.lateral / full.lateral),
    distanceSdYards: distanceSdYards * (part.distance / full.distance),
  }
}
