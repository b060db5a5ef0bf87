import type { ClubKind, ClubType } from '../../club.ts'
import { CLUBS } from '../../club.ts'
import { UNCOMMON_CLUBS } from '../standard-carry.ts'

/** ln of a club's carry over the 7-iron's, for a golfer of average steepness. */
export type TypicalBag = Readonly<Record<ClubWithCarry, number>>
export type ClubWithCarry = Exclude<ClubType, 'putter'>

/**
 * Fitted by generalised least squares to the 38 tables of `golf/reference/`; `scripts/models/distances/` repeats the
 * fit. No table has 9- and 11-woods or 6- and 7-hybrids: theirs stand between
 * their neighbours'. Strictly falling in the order table.
 */
export const TYPICAL_BAG: TypicalBag = {
  driver: 0.477,
  '3-wood': 0.364,
  '5-wood': 0.296,
  '2-hybrid': 0.285,
  '7-wood': 0.245,
  '3-hybrid': 0.241,
  '3-iron': 0.237,
  '4-hybrid': 0.214,
  '9-wood': 0.19,
  '4-iron': 0.186,
  '5-hybrid': 0.158,
  '5-iron': 0.13,
  '11-wood': 0.12,
  '6-hybrid': 0.1,
  '6-iron': 0.069,
  '7-hybrid': 0.035,
  '7-iron': 0,
  '8-iron': -0.08,
  '9-iron': -0.164,
  pw: -0.273,
  gw: -0.421,
  sw: -0.557,
  lw: -0.756,
}

/**
 * Below a 7-iron of 120 yards bags are a little steeper, by 0.2 per unit of its logarithm: the flight model's drivers carry
 * about 1.6 times the 7-iron at every speed, charts for slow golfers more. The variation between golfers of a level rises
 * too. Judged with bags of women, juniors and seniors in view.
 */
export const STEEPNESS = { fromYards: 120, perLevel: 0.2, sd: 0.06, sdPerLevel: 0.5 } as const

/** Variation that neighbouring clubs share, and over how many positions it fades. Judged likewise. */
export const SHARED = { sd: 0.045, fadePositions: 8 } as const

/** A club's own variation, as a share of its carry. Judged likewise. */
export const OWN_SD = {
  driver: 0.012,
  wood: 0.012,
  hybrid: 0.025,
  iron: 0.008,
  wedge: 0.045,
} as const satisfies Record<Exclude<ClubKind, 'putter'>, number>

/** The pitching wedge belongs to the irons more than to the wedges. */
export const PITCHING_WEDGE_OWN_SD = 0.025

/** Mean steepness of a bag at a level, and its standard deviation between golfers. `level` is ln of the 7-iron. */
export function steepnessAt(level: number): { readonly mean: number; readonly sd: number } {
  const below = Math.max(0, Math.log(STEEPNESS.fromYards) - level)
  return { mean: 1 + STEEPNESS.perLevel * below, sd: Math.hypot(STEEPNESS.sd, STEEPNESS.sdPerLevel * below) }
}

/** Covariance of two clubs in ln carry. */
export function sharedVariance(a: ClubType, b: ClubType): number {
  const apartPositions = Math.abs(CLUBS[a].position - CLUBS[b].position)
  return SHARED.sd ** 2 * Math.exp(-apartPositions / SHARED.fadePositions)
}

/** A club's own variance in ln carry; clubs that no table has are as unsure as hybrids. */
export function ownVariance(club: ClubWithCarry): number {
  if (UNCOMMON_CLUBS.includes(club)) return OWN_SD.hybrid ** 2
  return (club === 'pw' ? PITCHING_WEDGE_OWN_SD : OWN_SD[CLUBS[club].kind]) ** 2
}
