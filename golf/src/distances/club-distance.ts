import type { ClubType } from '../club.ts'

/**
 * Measured: confirmed by the golfer or from imported shots. Manual: typed as a reference, or over
 * a number from shots. Estimated: calculated.
 */
export const DISTANCE_SOURCES = ['measured', 'manual', 'estimated'] as const
export type DistanceSource = (typeof DISTANCE_SOURCES)[number]

/** The ways in which Bagwise estimates a carry. */
export const DISTANCE_METHODS = ['like-me', 'classic', 'factors', 'ai'] as const

/** Whole yards of carry, 1 to 400: `MIN_CARRY_YARDS` to `MAX_CARRY_YARDS`. */
export type ClubDistance = {
  readonly distance: number
  readonly source: DistanceSource
  /** For measured distances from imported shots: dropped when the number changes. */
  readonly shots?: DistanceShots | undefined
  /** Of an estimate; dropped when the number changes. */
  readonly basis?: DistanceBasis | undefined
  /** The golfer's number, or Bagwise's, that shots have replaced. */
  readonly before?: DistanceBefore | undefined
}

/** A number before any kept shot; measured is one of imported shots that were not kept. */
export type DistanceBefore = {
  readonly distance: number
  readonly source: DistanceSource
  readonly shots?: DistanceShots | undefined
}

/** How an estimate was made, and the yards it may be off in four of five cases. */
export type DistanceBasis = {
  readonly method: (typeof DISTANCE_METHODS)[number]
  readonly plusMinusYards: number
}

/** Statistics of the shots behind a distance. */
export type DistanceShots = {
  readonly count: number
  /**
   * Standard deviations of the carry, along the line and across it. A single shot has none; some monitors see no
   * direction.
   */
  readonly longShortYards?: number | undefined
  readonly leftRightYards?: number | undefined
  /** Of a number that kept shots made, as it was taken; a summary typed or imported without its shots has none. */
  readonly known?: KnownFromShots | undefined
}

/** How well a carry was known from kept shots. */
export type KnownFromShots = {
  /** 0 to 1: the rest came from the golfer's other clubs and from what is typical. */
  readonly ownShare: number
  /** It holds in four cases of five. */
  readonly plusMinusYards: number
}

/** A number is drawn as the golfer's own when at least this much of it is. */
export const OWN_FROM_SHARE = 0.5

/** Stored distances by club; clubs without one are absent. */
export type ClubDistances = Readonly<Partial<Record<ClubType, ClubDistance>>>

/** A club's carry in whole yards, from any source. */
export type ClubCarry = {
  readonly club: ClubType
  readonly carryYards: number
}

/** Limits for a typed carry. */
export const MIN_CARRY_YARDS = 1
export const MAX_CARRY_YARDS = 400

/** The most shots in one launch monitor file. */
export const MOST_SHOTS = 10_000

export function isEstimated(distance: ClubDistance): boolean {
  return distance.source === 'estimated'
}

/** Whether the number equals the one from imported shots: entered again, it keeps them. */
export function isFromShots(stored: ClubDistance | undefined, carryYards: number): stored is ClubDistance {
  return stored?.shots !== undefined && stored.distance === carryYards
}

type Change = {
  readonly stored: ClubDistance | undefined
  readonly proposed: ClubDistance
  readonly isAgreed?: boolean
}

/**
 * The one rule by which a stored distance changes. The golfer's own number always counts; an estimate replaces a
 * measured or typed one only with the golfer's consent. A number from shots keeps the one it replaces, and another one
 * in its place is Manual: it was not measured.
 */
export function recordDistance(change: Change): ClubDistance {
  const { stored, proposed } = change
  if (stored && isOutranked(change)) return stored
  if (isTypedOverShots(change)) return { ...proposed, source: 'manual' }
  const replaced = proposed.shots?.known && !proposed.before && numberBeforeShots(stored)
  return replaced ? { ...proposed, before: replaced } : withBefore(stored, proposed)
}

function isTypedOverShots({ stored, proposed }: Change): boolean {
  const isConfirmed = proposed.source === 'measured' && !proposed.shots
  return isConfirmed && stored?.shots !== undefined && stored.distance !== proposed.distance
}

/** What kept shots replace; a measured number without shots is one that the golfer has confirmed. */
function numberBeforeShots(stored: ClubDistance | undefined): DistanceBefore | undefined {
  if (!stored || stored.before || stored.shots?.known) return undefined
  const { distance, source, shots } = stored
  if (shots) return { distance, source, shots }
  return { distance, source: source === 'measured' ? 'manual' : source }
}

/** Whether the stored distance stays: an estimate is proposed in the place of the golfer's own number, unasked. */
export function isOutranked({ stored, proposed, isAgreed = false }: Change): boolean {
  return stored !== undefined && !isEstimated(stored) && isEstimated(proposed) && !isAgreed
}

/**
 * The proposed distance; a number from shots that follows another one carries along what that one replaced and, where it is
 * the same of as many shots, how well that was known: older pages and files say nothing of either.
 */
export function withBefore(stored: ClubDistance | undefined, proposed: ClubDistance): ClubDistance {
  const { shots } = proposed
  if (stored?.source !== 'measured' || !shots) return proposed
  const isSame = stored.distance === proposed.distance && stored.shots?.count === shots.count
  const known = shots.known ?? (isSame ? stored.shots?.known : undefined)
  const before = proposed.before ?? stored.before
  return { ...proposed, ...(known && { shots: { ...shots, known } }), ...(before && { before }) }
}

/** Whether the number is a valid carry: whole yards, 1 to 400. */
export function isCarryYards(yards: number): boolean {
  return Number.isInteger(yards) && yards >= MIN_CARRY_YARDS && yards <= MAX_CARRY_YARDS
}

/** The nearest valid carry: whole yards, 1 to 400. */
export function toCarryYards(yards: number): number {
  return Math.min(MAX_CARRY_YARDS, Math.max(MIN_CARRY_YARDS, Math.round(yards)))
}
