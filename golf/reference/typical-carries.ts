import type { ClubType } from '../src/club.ts'

/**
 * Carries of a man of handicap 25 with a 7-iron of 133 yards: the shape that fits 38 published tables best (tour players,
 * Shot Scope, Arccos and charts by club makers and coaches), in whole yards.
 */
export const TYPICAL_CARRY_YARDS: Readonly<Partial<Record<ClubType, number>>> = {
  driver: 214,
  '3-wood': 191,
  '5-wood': 179,
  '7-wood': 170,
  '3-hybrid': 169,
  '4-hybrid': 165,
  '4-iron': 160,
  '5-hybrid': 156,
  '5-iron': 151,
  '6-iron': 142,
  '7-iron': 133,
  '8-iron': 123,
  '9-iron': 113,
  pw: 101,
  gw: 87,
  sw: 76,
  lw: 62,
}
