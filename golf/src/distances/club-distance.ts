/** Measured: the golfer confirmed it or shots were imported. Manual: typed as a reference. Estimated: worked out. */
export const DISTANCE_SOURCES = ['measured', 'manual', 'estimated'] as const
export type DistanceSource = (typeof DISTANCE_SOURCES)[number]

/** Whole yards of carry, 1 to 400: `MIN_CARRY_YARDS` to `MAX_CARRY_YARDS`. */
export type ClubDistance = {
  readonly distance: number
  readonly source: DistanceSource
}

/** The shortest and longest carry that can be typed. */
export const MIN_CARRY_YARDS = 1
export const MAX_CARRY_YARDS = 400

export function isEstimated(distance: ClubDistance): boolean {
  return distance.source === 'estimated'
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
