import { MAX_CLUBS_BESIDES_PUTTER } from '../bag.ts'
import type { ClubKind, ClubType } from '../club.ts'
import { byPosition } from '../club.ts'

/** A club, with its loft in degrees: what a place in the bag is made of. */
export type LoftedType = { readonly type: ClubType; readonly kind: ClubKind; readonly loftDeg: number }

/** How far a club of the bag carries, in yards, and what is known of that. */
export type KnownCarry = {
  readonly carryYards: number
  readonly isEstimated: boolean
  /** Of an estimate: four in five carries are this near. */
  readonly plusMinusYards: number
}

/** A club that the golfer owns; the putter takes no part. */
export type OwnedClub = LoftedType & {
  readonly isInBag: boolean
  /** Nobody told the loft: it is the usual one of the type. */
  readonly isLoftAssumed: boolean
  readonly carry: KnownCarry | undefined
}

/** What a plan for a bag rests on. */
export type BagGolfer = {
  readonly clubs: readonly OwnedClub[]
  /** The golfer's 7-iron, whether owned or not: it stands for the swing. */
  readonly sevenIronCarryYards: number
  /** Driver speed. */
  readonly speedMph: number
  /** Undefined counts as 18. */
  readonly handicap: number | undefined
  readonly isBeginner: boolean
  readonly isSerious: boolean
}

/** A club in the bag whose carry is known. */
export type BagClubCarry = LoftedType & KnownCarry & { readonly isLoftAssumed: boolean }

/** What is calculated with for a golfer without a handicap (specification 1 §3). */
const USUAL_HANDICAP = 18

export function handicapOf({ handicap = USUAL_HANDICAP }: Pick<BagGolfer, 'handicap'>): number {
  return handicap
}

/** Clubs in the bag with a carry, longest carry first; of equal carries the one with less loft. */
export function clubsByCarry(clubs: readonly OwnedClub[]): readonly BagClubCarry[] {
  return clubs
    .flatMap(({ type, kind, loftDeg, isLoftAssumed, isInBag, carry }) =>
      isInBag && carry ? [{ type, kind, loftDeg, isLoftAssumed, ...carry }] : [],
    )
    .toSorted((a, b) => b.carryYards - a.carryYards || a.loftDeg - b.loftDeg || byPosition(a.type, b.type))
}

/** Clubs in the bag without a carry. */
export function clubsWithoutCarry(clubs: readonly OwnedClub[]): readonly OwnedClub[] {
  return clubs.filter(({ isInBag, carry }) => isInBag && !carry)
}

/** By how many clubs the bag is over the Rules' fourteen, the putter being one of them. */
export function clubsTooMany(clubs: readonly OwnedClub[]): number {
  return Math.max(0, clubs.filter(({ isInBag }) => isInBag).length - MAX_CLUBS_BESIDES_PUTTER)
}
