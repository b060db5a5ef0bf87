import type { ClubType } from '../club.ts'

/** The one shot that the 60-second bag asks for. */
export type QuickShot = {
  /** Not the putter. */
  readonly club: ClubType
  /** Whole yards within `quickShotLimits`. */
  readonly carryYards: number
}

/** Carries that are taken, in yards: the 7-irons of slow golfers begin at 40. */
const DRIVER_YARDS = { min: 40, max: 300 } as const
const CLUB_YARDS = { min: 40, max: 210 } as const

/** Between which carries in yards the shot with this club is taken. */
export function quickShotLimits(club: ClubType): { readonly min: number; readonly max: number } {
  return club === 'driver' ? DRIVER_YARDS : CLUB_YARDS
}
