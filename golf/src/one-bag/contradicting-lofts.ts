import type { ClubType } from '../club.ts'
import { CLUBS, byPosition } from '../club.ts'

/**
 * Neighbouring irons and wedges of which the shorter club has less loft than the longer one: one of the two was mistyped.
 * Clubs without a loft say nothing.
 */
export function contradictingLofts(
  bag: readonly { readonly type: ClubType; readonly loft: number | null }[],
): readonly (readonly [longer: ClubType, shorter: ClubType])[] {
  const told = bag
    .flatMap(({ type, loft }) => (loft === null || !isOfTheSet(type) ? [] : [{ type, loft }]))
    .toSorted((a, b) => byPosition(a.type, b.type))
  return told.slice(1).flatMap((shorter, index) => {
    const longer = told[index]
    return longer && shorter.loft < longer.loft ? [[longer.type, shorter.type] as const] : []
  })
}

function isOfTheSet(type: ClubType): boolean {
  return CLUBS[type].kind === 'iron' || CLUBS[type].kind === 'wedge'
}
