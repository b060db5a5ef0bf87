import { loftOf } from '../bag.ts'
import type { BagClub } from '../bag.ts'
import { CLUBS } from '../club.ts'
import type { ClubType } from '../club.ts'
import { plainLabel } from './club-of-label.ts'

/** `60 Degree`, `56°`, `52`, `Wedge 58`, `Cocheur 54`, `50 deg wedge`: lofts of wedges only, other numbers are clubs. */
const LOFT_LABEL = /^(?:wedge |cocheur )?([4-6]\d)(?: (?:deg|degrees?|grad|grados|degres|gradi))?(?: wedge)?$/
/** Lofts are stamped in whole degrees, and bent by one to close a gap. */
const SAME_LOFT_WITHIN_DEG = 1

/**
 * The golfer's wedge that a launch monitor names by its loft, entered or usual. Undefined when the label is no loft, when
 * no wedge of the bag is within a degree of it, and when two are equally near.
 */
export function clubOfLoft(label: string, bag: readonly Pick<BagClub, 'type' | 'loft'>[]): ClubType | undefined {
  const [, loft] = LOFT_LABEL.exec(plainLabel(label)) ?? []
  if (loft === undefined) return undefined
  const [nearest, second] = bag
    .filter(({ type }) => CLUBS[type].kind === 'wedge')
    .map((club) => ({ type: club.type, offDeg: Math.abs(loftOf(club) - Number(loft)) }))
    .filter(({ offDeg }) => offDeg <= SAME_LOFT_WITHIN_DEG)
    .toSorted((a, b) => a.offDeg - b.offDeg)
  return nearest?.offDeg === second?.offDeg ? undefined : nearest?.type
}
