import type { ClubType } from '../club.ts'
import { CLUBS, byPosition } from '../club.ts'
import { FIRST_BAG } from '../first-bag.ts'
import type { LoftedType } from '../one-bag/bag-golfer.ts'
import { aboutDollars } from '../one-bag/price.ts'
import { sandWedgeDeg } from '../one-bag/sand-wedge.ts'
import type { IronType } from './iron-rules.ts'
import { isLongClub } from './long-club-rules.ts'
import type { FittedClub } from './request.ts'
import { PITCHING_WEDGE_OF_IRONS_DEG } from './wedge-rules.ts'

/**
 * Why clubs are to be bought: by the plan for the bag, which may have none; as a first bag, for a golfer without clubs; or
 * that it cannot be said, since fewer than two clubs of the bag have a carry.
 */
export type BuyingBasis = 'plan' | 'first-bag' | 'too-few-carries'

/** A part of the bag: what the golfer has, and what to buy. */
export type BagPart = {
  /** In the bag, longest first; no sample clubs. */
  readonly owned: readonly FittedClub[]
  readonly toBuy: readonly LoftedType[]
  readonly priceDollars: number
  readonly basis: BuyingBasis
}

export type WedgePart = BagPart & {
  /** Of the golfer's pitching wedge, else of the one that comes with the advised irons. */
  readonly pitchingDeg: number
  /** That of the advised irons where it is stronger than the golfer's own: then their wedges follow it. */
  readonly strongerPitchingDeg: number | undefined
}

/** The clubs of a bag, and those that its plan buys; undefined where there is no plan. */
export type PlannedBag = {
  readonly clubs: readonly FittedClub[]
  readonly toBuy: readonly LoftedType[] | undefined
}

/** Woods, hybrids and single irons: the woods and hybrids of the bag, and what the plan buys of all three. */
export function longClubPart(bag: PlannedBag): BagPart {
  return partOf(bag, {
    isOwned: (club) => isLongClub(club) && CLUBS[club].kind !== 'iron',
    isBought: isLongClub,
    first: firstOf(isLongClub).filter(({ kind }) => kind === 'hybrid'),
  })
}

/** Wedges, which begin at the golfer's own pitching wedge. */
export function wedgePart(bag: PlannedBag, irons: IronType): WedgePart {
  const ironsDeg = PITCHING_WEDGE_OF_IRONS_DEG[irons]
  const own = bag.clubs.find(({ type, isSample }) => type === 'pw' && !isSample)
  const isWedge = (club: ClubType) => CLUBS[club].kind === 'wedge'
  const first = firstOf(isWedge).map((club) => ({ ...club, loftDeg: sandWedgeDeg(ironsDeg) }))
  return {
    ...partOf(bag, { isOwned: isWedge, isBought: isWedge, first }),
    pitchingDeg: own?.loftDeg ?? ironsDeg,
    strongerPitchingDeg: own && ironsDeg < own.loftDeg ? ironsDeg : undefined,
  }
}

function partOf(
  { clubs, toBuy }: PlannedBag,
  {
    isOwned,
    isBought,
    first,
  }: {
    readonly isOwned: (club: ClubType) => boolean
    readonly isBought: (club: ClubType) => boolean
    readonly first: readonly LoftedType[]
  },
): BagPart {
  const basis: BuyingBasis =
    toBuy !== undefined
      ? 'plan'
      : clubs.every(({ type }) => CLUBS[type].kind === 'putter')
        ? 'first-bag'
        : 'too-few-carries'
  const bought = basis === 'first-bag' ? first : (toBuy ?? []).filter(({ type }) => isBought(type))
  return {
    owned: clubs
      .filter(({ type, isSample }) => isOwned(type) && !isSample)
      .toSorted((a, b) => byPosition(a.type, b.type)),
    toBuy: bought,
    priceDollars: bought.reduce((sum, { type }) => sum + aboutDollars(type), 0),
    basis,
  }
}

function firstOf(isPart: (club: ClubType) => boolean): readonly LoftedType[] {
  return FIRST_BAG.flatMap(({ club }) =>
    isPart(club) ? [{ type: club, kind: CLUBS[club].kind, loftDeg: CLUBS[club].loftDeg }] : [],
  )
}
