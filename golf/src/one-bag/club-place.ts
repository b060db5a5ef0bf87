import type { ClubKind, ClubType } from '../club.ts'
import { CLUBS } from '../club.ts'
import { RATE } from '../distances/like-me/loft-effect.ts'
import type { ClubWithCarry } from '../distances/like-me/typical-bag.ts'
import { TYPICAL_BAG } from '../distances/like-me/typical-bag.ts'
import type { LoftedType } from './bag-golfer.ts'

/** A club with its carry in yards. */
type Carried = LoftedType & { readonly carryYards: number }

/**
 * A club's place in the typical bag: ln of its carry over the 7-iron's. That of its type, moved by the loft it has
 * instead of the usual one.
 */
export function clubPlace({ type, kind, loftDeg }: LoftedType): number {
  if (!hasPlace(type) || kind === 'driver') return TYPICAL_BAG.driver
  const { loftDeg: usualDeg } = CLUBS[type]
  return TYPICAL_BAG[type] - ratePerDegree((loftDeg + usualDeg) / 2) * (loftDeg - usualDeg)
}

/**
 * What a club would carry between two others, in yards: between irons and wedges straight along the degrees, else along
 * the typical bag. Undefined for a club that does not stand between them.
 */
export function carryBetween(
  club: LoftedType,
  { longer, shorter }: { readonly longer: Carried; readonly shorter: Carried },
): number | undefined {
  const isByDegrees = [club, longer, shorter].every(({ kind }) => isTurfClub(kind)) && shorter.loftDeg > longer.loftDeg
  const at = (one: LoftedType) => (isByDegrees ? one.loftDeg : clubPlace(one))
  const share = (at(club) - at(longer)) / (at(shorter) - at(longer))
  if (!(share > 0 && share < 1)) return undefined
  return longer.carryYards - share * (longer.carryYards - shorter.carryYards)
}

/** Carry of one club by that of another, both in yards, along the typical bag. */
export function carryBesideClub(club: LoftedType, beside: Carried): number {
  return beside.carryYards * Math.exp(clubPlace(club) - clubPlace(beside))
}

function isTurfClub(kind: ClubKind): boolean {
  return kind === 'iron' || kind === 'wedge'
}

function hasPlace(type: ClubType): type is ClubWithCarry {
  return type !== 'putter'
}

function ratePerDegree(loftDeg: number): number {
  return Math.min(RATE.most, Math.max(RATE.least, RATE.at32Deg + RATE.perDeg * (loftDeg - RATE.aroundDeg)))
}
