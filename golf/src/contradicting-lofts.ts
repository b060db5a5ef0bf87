import type { ClubType } from './club.ts'
import { CLUBS, byPosition } from './club.ts'

/** A second gap wedge goes under one of the other two, with its own loft: their order says nothing. */
const WEDGE_PLACES: readonly ClubType[] = ['gw', 'sw', 'lw']

/**
 * Neighbouring irons and wedges of which the shorter club has less loft than the longer one: one of the two was mistyped.
 * Clubs without a loft say nothing,
 * nor does the order of gap, sand and lob wedge among themselves.
 */
export function contradictingLofts(
  bag: readonly { readonly type: ClubType; readonly loft: number | null }[],
): readonly (readonly [longer: ClubType, shorter: ClubType])[] {
  const told = bag
    .flatMap(({ type, loft }) => (loft === null || !isOfTheSet(type) ? [] : [{ type, loft }]))
    .toSorted((a, b) => byPosition(a.type, b.type))
  return told.slice(1).flatMap((shorter, index) => {
    const longer = told[index]
    if (!longer || shorter.loft >= longer.loft) return []
    const arePlaces = [longer, shorter].every(({ type }) => WEDGE_PLACES.includes(type))
    return arePlaces ? [] : [[longer.type, shorter.type] as const]
  })
}

function isOfTheSet(type: ClubType): boolean {
  return CLUBS[type].kind === 'iron' || CLUBS[type].kind === 'wedge'
}
