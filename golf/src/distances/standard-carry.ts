import { CLUB_TYPES } from '../club.ts'
import type { ClubType } from '../club.ts'
import { toCarryYards } from './club-distance.ts'
import type { ClubCarry } from './club-distance.ts'

/**
 * Carries at a driver speed of 95 mph (specification 1 §9), those of `UNCOMMON_CLUBS` between their neighbours'. Strictly
 * falling in the order table; a putter has none.
 */
export const STANDARD_CARRY_YARDS = {
  driver: 250,
  '3-wood': 225,
  '5-wood': 210,
  '2-hybrid': 200,
  '7-wood': 195,
  '3-hybrid': 190,
  '3-iron': 185,
  '4-hybrid': 180,
  '9-wood': 178,
  '4-iron': 175,
  '5-hybrid': 170,
  '5-iron': 165,
  '11-wood': 163,
  '6-hybrid': 160,
  '6-iron': 155,
  '7-hybrid': 150,
  '7-iron': 145,
  '8-iron': 135,
  '9-iron': 125,
  pw: 115,
  gw: 100,
  sw: 85,
  lw: 70,
  putter: 0,
} as const satisfies Record<ClubType, number>

/** Types that the specification's table lacks: golfers who carry them say so. */
export const UNCOMMON_CLUBS: readonly ClubType[] = ['9-wood', '11-wood', '6-hybrid', '7-hybrid']

/** The driver speed of the table (specification 1 §9). */
/** Of the golfer whose carries the table has. */
export const STANDARD_SWING_SPEED_MPH = 95

/** Scaled carries are rounded to this (specification 1 §9). */
const STANDARD_CARRY_STEP_YARDS = 5

/** The table's carry scaled by driver speed and rounded to 5 yards, at most 400; 0 for the putter. */
export function standardCarryYards({
  club,
  swingSpeedMph,
}: {
  readonly club: ClubType
  readonly swingSpeedMph: number
}): number {
  if (club === 'putter') return STANDARD_CARRY_YARDS.putter
  const scaledYards = (STANDARD_CARRY_YARDS[club] * swingSpeedMph) / STANDARD_SWING_SPEED_MPH
  return toCarryYards(Math.round(scaledYards / STANDARD_CARRY_STEP_YARDS) * STANDARD_CARRY_STEP_YARDS)
}

/** The specification's table as the bag of a golfer about whom nothing is known. */
export const STANDARD_BAG: readonly ClubCarry[] = CLUB_TYPES.filter(
  (club) => club !== 'putter' && !UNCOMMON_CLUBS.includes(club),
).map((club) => ({ club, carryYards: STANDARD_CARRY_YARDS[club] }))
