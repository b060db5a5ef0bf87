import type { ClubType } from '../club.ts'

/** Measured: the golfer confirmed it or shots were imported. Manual: typed as a reference. Estimated: worked out. */
export const DISTANCE_SOURCES = ['measured', 'manual', 'estimated'] as const
export type DistanceSource = (typeof DISTANCE_SOURCES)[number]

/** Whole yards of carry, 1 to 400: `MIN_CARRY_YARDS` to `MAX_CARRY_YARDS`. */
export type ClubDistance = {
  readonly distance: number
  readonly source: DistanceSource
  /** Of a measured distance that comes from imported shots: whatever replaces the number drops them. */
  readonly shots?: DistanceShots | undefined
}

/** What the shots behind a distance say. */
export type DistanceShots = {
  readonly count: number
  /** Standard deviations of the carry, along the line and across it. One shot has none; some monitors see no direction. */
  readonly longShortYards?: number | undefined
  readonly leftRightYards?: number | undefined
}

/** The stored distances by club; a club that was never given one is absent. */
export type ClubDistances = Readonly<Partial<Record<ClubType, ClubDistance>>>

/** A club's carry in whole yards, wherever it comes from. */
export type ClubCarry = {
  readonly club: ClubType
  readonly carryYards: number
}

/** The shortest and longest carry that can be typed. */
export const MIN_CARRY_YARDS = 1
export const MAX_CARRY_YARDS = 400

/** As many shots as one file of a launch monitor may hold. */
export const MOST_SHOTS = 10_000

export function isEstimated(distance: ClubDistance): boolean {
  return distance.source === 'estimated'
}

/** Whether the number is the one that imported shots made: given again, it keeps them. */
export function isFromShots(stored: ClubDistance | undefined, carryYards: number): stored is ClubDistance {
  return stored?.shots !== undefined && stored.distance === carryYards
}

/**
 * The one rule by which a club's stored distance changes. The golfer's own number always counts; a derived one
 * replaces a measured or typed one only when the golfer was asked and agreed.
 */
export function recordDistance({
  stored,
  proposed,
  isAgreed = false,
}: {
  readonly stored: ClubDistance | undefined
  readonly proposed: ClubDistance
  readonly isAgreed?: boolean
}): ClubDistance {
  if (stored && !isEstimated(stored) && isEstimated(proposed) && !isAgreed) return stored
  return proposed
}

/** Whether the number can be stored as a carry: whole yards, 1 to 400. */
export function isCarryYards(yards: number): boolean {
  return Number.isInteger(yards) && yards >= MIN_CARRY_YARDS && yards <= MAX_CARRY_YARDS
}

/** The nearest number that can be stored as a carry: rounded to whole yards, 1 to 400. */
export function toCarryYards(yards: number): number {
  return Math.min(MAX_CARRY_YARDS, Math.max(MIN_CARRY_YARDS, Math.round(yards)))
}
