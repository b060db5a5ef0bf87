import type { ClubType } from './club.ts'
import { CLUB_TYPES, CLUBS, byPosition } from './club.ts'

export const SHAFT_TYPES = ['graphite', 'steel'] as const
export type ShaftType = (typeof SHAFT_TYPES)[number]

export const SHAFT_FLEXES = ['ladies', 'senior', 'regular', 'stiff', 'extra-stiff'] as const
export type ShaftFlex = (typeof SHAFT_FLEXES)[number]

/** A club as the golfer owns it. Lie and loft in degrees, length in inches. Its distance is stored elsewhere, once. */
export type BagClub = {
  readonly type: ClubType
  readonly brand: string
  readonly model: string
  readonly shaftType: ShaftType
  readonly shaftFlex: ShaftFlex
  readonly lie: number
  readonly loft: number
  readonly length: number
  readonly isInBag: boolean
  readonly notes: string
}

/** Rules of Golf, Rule 4.1b(1): fourteen clubs, the putter among them. */
export const MAX_CLUBS_IN_BAG = 14

/** Lie (degrees) and length (inches) given to a club about which nothing is known (specification 1 §9). */
const NEW_CLUB_LIE_DEG = 60
const NEW_CLUB_LENGTH_INCHES = 36

/** A club of this type as added without further facts: brand Standard, graphite, regular, the usual loft. */
export function newBagClub(type: ClubType): BagClub {
  return {
    type,
    brand: 'Standard',
    model: '',
    shaftType: 'graphite',
    shaftFlex: 'regular',
    lie: NEW_CLUB_LIE_DEG,
    loft: CLUBS[type].loftDeg,
    length: NEW_CLUB_LENGTH_INCHES,
    isInBag: true,
    notes: '',
  }
}

/** The clubs that are in the bag, longest first. */
export function clubsInBag<Club extends { readonly type: ClubType; readonly isInBag: boolean }>(
  bag: readonly Club[],
): readonly Club[] {
  return bag.filter((club) => club.isInBag).toSorted((a, b) => byPosition(a.type, b.type))
}

/** The types this bag lacks, longest first. */
export function typesNotIn(bag: readonly { readonly type: ClubType }[]): readonly ClubType[] {
  const owned = new Set(bag.map((club) => club.type))
  return CLUB_TYPES.filter((type) => !owned.has(type))
}
