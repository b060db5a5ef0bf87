import type { ClubType } from './club.ts'
import { CLUB_TYPES, CLUBS, byPosition } from './club.ts'

export const SHAFT_TYPES = ['graphite', 'steel'] as const
export type ShaftType = (typeof SHAFT_TYPES)[number]

export const SHAFT_FLEXES = ['ladies', 'senior', 'regular', 'stiff', 'extra-stiff'] as const
export type ShaftFlex = (typeof SHAFT_FLEXES)[number]

/**
 * A club the golfer owns. Lie and loft in degrees, length in inches; a loft or flex of null was never entered and is
 * assumed to be the usual one. Its distance is stored separately, once.
 */
export type BagClub = {
  readonly type: ClubType
  readonly brand: string
  readonly model: string
  readonly shaftType: ShaftType
  readonly shaftFlex: ShaftFlex | null
  readonly lie: number
  readonly loft: number | null
  readonly length: number
  readonly isInBag: boolean
  readonly notes: string
  /** The calendar day on which it replaced another club of its type; distances from before are of the other one. */
  readonly since?: string | null | undefined
}

/** Rules of Golf, Rule 4.1b(1): fourteen clubs including the putter. */
export const MAX_CLUBS_IN_BAG = 14

/** The bag selector's maximum: Rule 4.1b(1) with one slot kept for the putter. */
export const MAX_CLUBS_BESIDES_PUTTER = 13

/** Lie (degrees) and length (inches) of a club without further facts (specification 1 §9). */
const NEW_CLUB_LIE_DEG = 60
const NEW_CLUB_LENGTH_INCHES = 36

/** A club of this type without further facts: brand Standard, graphite, loft and flex as usual. */
export function newBagClub(type: ClubType): BagClub {
  return {
    type,
    brand: 'Standard',
    model: '',
    shaftType: 'graphite',
    shaftFlex: null,
    lie: NEW_CLUB_LIE_DEG,
    loft: null,
    length: NEW_CLUB_LENGTH_INCHES,
    isInBag: true,
    notes: '',
  }
}

/** The flex of a shaft without an entered one (specification 1 §9). */
const USUAL_FLEX: ShaftFlex = 'regular'

/** The club's loft in degrees: the entered one, else the usual one of its type. */
export function loftOf({ type, loft }: Pick<BagClub, 'type' | 'loft'>): number {
  return loft ?? CLUBS[type].loftDeg
}

/** The shaft's flex: the entered one, else regular. */
export function flexOf({ shaftFlex }: Pick<BagClub, 'shaftFlex'>): ShaftFlex {
  return shaftFlex ?? USUAL_FLEX
}

/** Whether the golfer never entered it, so that the usual one is assumed. */
export function isAssumed<Measure extends 'loft' | 'shaftFlex'>(
  club: Pick<BagClub, Measure>,
  measure: Measure,
): boolean {
  return club[measure] === null
}

/** Graphite for the driver, woods and hybrids, steel for the rest (specification 1 §9). */
export function usualShaftType(type: ClubType): ShaftType {
  const { kind } = CLUBS[type]
  return kind === 'driver' || kind === 'wood' || kind === 'hybrid' ? 'graphite' : 'steel'
}

/**
 * The bag of a golfer without one: fourteen clubs and no putter (specification 1 §3). Brands and models are lines sold
 * in 2024. Lie and length are the trade's usual men's right-handed values; iron lengths: dimensionsguide.com.
 */
export const DEFAULT_BAG: readonly BagClub[] = [
  sampleClub({ type: 'driver', brand: 'TaylorMade', model: 'Qi10', lie: 58, length: 45.5 }),
  sampleClub({ type: '3-wood', brand: 'TaylorMade', model: 'Qi10', lie: 57, length: 43 }),
  sampleClub({ type: '5-wood', brand: 'TaylorMade', model: 'Qi10', lie: 57.5, length: 42.5 }),
  sampleClub({ type: '3-hybrid', brand: 'TaylorMade', model: 'Qi10 Rescue', lie: 58, length: 40.5 }),
  sampleClub({ type: '4-iron', brand: 'Titleist', model: 'T150', lie: 60, length: 38.5 }),
  sampleClub({ type: '5-iron', brand: 'Titleist', model: 'T150', lie: 60.5, length: 38 }),
  sampleClub({ type: '6-iron', brand: 'Titleist', model: 'T150', lie: 61, length: 37.5 }),
  sampleClub({ type: '7-iron', brand: 'Titleist', model: 'T150', lie: 61.5, length: 37 }),
  sampleClub({ type: '8-iron', brand: 'Titleist', model: 'T150', lie: 62, length: 36.5 }),
  sampleClub({ type: '9-iron', brand: 'Titleist', model: 'T150', lie: 62.5, length: 36 }),
  sampleClub({ type: 'pw', brand: 'Titleist', model: 'T150', lie: 63.5, length: 35.5 }),
  sampleClub({ type: 'gw', brand: 'Titleist', model: 'Vokey SM10', lie: 64, length: 35.5 }),
  sampleClub({ type: 'sw', brand: 'Titleist', model: 'Vokey SM10', lie: 64, length: 35.25 }),
  sampleClub({ type: 'lw', brand: 'Titleist', model: 'Vokey SM10', lie: 64, length: 35 }),
]

function sampleClub(club: Pick<BagClub, 'type' | 'brand' | 'model' | 'lie' | 'length'>): BagClub {
  return { ...newBagClub(club.type), ...club, shaftType: usualShaftType(club.type) }
}

/** Clubs in the bag, longest first. */
export function clubsInBag<Club extends { readonly type: ClubType; readonly isInBag: boolean }>(
  bag: readonly Club[],
): readonly Club[] {
  return bag.filter((club) => club.isInBag).toSorted((a, b) => byPosition(a.type, b.type))
}

/** Club types missing from this bag, longest first. */
export function typesNotIn(bag: readonly { readonly type: ClubType }[]): readonly ClubType[] {
  const owned = new Set(bag.map((club) => club.type))
  return CLUB_TYPES.filter((type) => !owned.has(type))
}
