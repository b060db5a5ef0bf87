import { CLUBS, isClubType } from './club.ts'

/** Degrees for clubs missing from the order table (specification 1 §4): a wood's, else a short iron's. */
const UNKNOWN_WOOD_LOFT_DEG = 10
const UNKNOWN_CLUB_LOFT_DEG = 45

/** The loft for a club type's name: the order table's, in degrees, else one of two fallbacks. */
export function usualLoftDeg(typeName: string): number {
  if (isClubType(typeName)) return CLUBS[typeName].loftDeg
  return /driver|wood/.test(typeName) ? UNKNOWN_WOOD_LOFT_DEG : UNKNOWN_CLUB_LOFT_DEG
}
