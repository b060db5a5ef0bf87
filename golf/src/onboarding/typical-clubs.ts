import type { BagClub } from '../bag.ts'
import { DEFAULT_BAG, MAX_CLUBS_IN_BAG, newBagClub, usualShaftType } from '../bag.ts'
import type { ClubType } from '../club.ts'
import { CLUBS, byPosition } from '../club.ts'
import { OWN_BRAND, TYPICAL_BRAND } from './sample-club.ts'

/** Driver speeds, mph, below which fitters swap long irons for hybrids, and fairway woods for ones with more loft. */
const HYBRIDS_BELOW_MPH = 85
const LOFTED_WOODS_BELOW_MPH = 70

const FAST: readonly ClubType[] = [...DEFAULT_BAG.map(({ type }) => type).filter((type) => type !== '4-iron'), 'putter']
const SHORT_CLUBS: readonly ClubType[] = ['5-hybrid', '6-hybrid', '7-iron', '8-iron', '9-iron', 'pw', 'sw', 'putter']
const MEDIUM: readonly ClubType[] = ['driver', '5-wood', '7-wood', ...SHORT_CLUBS]
const SLOW: readonly ClubType[] = ['driver', '7-wood', '9-wood', ...SHORT_CLUBS]

/** The clubs that golfers with this driver speed usually carry, longest first, the putter last. */
export function typicalClubs(speedMph: number): readonly ClubType[] {
  const clubs = speedMph < LOFTED_WOODS_BELOW_MPH ? SLOW : speedMph < HYBRIDS_BELOW_MPH ? MEDIUM : FAST
  return clubs.toSorted(byPosition)
}

/** The same as a bag that is marked as nobody's yet. */
export function typicalBag(speedMph: number): readonly BagClub[] {
  return typicalClubs(speedMph).map((type) => ({
    ...newBagClub(type),
    brand: TYPICAL_BRAND,
    shaftType: usualShaftType(type),
  }))
}

/** Of two clubs whose usual lofts are at most this far apart a bag needs one. */
const SAME_JOB_DEG = 1

/** Each does what no other club does. */
const STAYS: readonly ClubType[] = ['driver', 'pw', 'sw', 'putter']

/**
 * The same with the one club that the golfer has named as their own. It takes the place of the club that does the same job,
 * or in a full bag of the wood, hybrid or wedge that comes nearest.
 */
export function typicalBagWith(speedMph: number, named: ClubType | undefined): readonly BagClub[] {
  const bag = typicalBag(speedMph)
  if (named === undefined) return bag
  const ownClub = { ...newBagClub(named), brand: OWN_BRAND, shaftType: usualShaftType(named) }
  const others = bag.filter(({ type }) => type !== named)
  const leaving = others.length < bag.length ? undefined : replacedBy(named, others)
  return [...others.filter(({ type }) => type !== leaving), ownClub].toSorted((a, b) => byPosition(a.type, b.type))
}

function replacedBy(named: ClubType, bag: readonly BagClub[]): ClubType | undefined {
  const apartDeg = (type: ClubType) => Math.abs(CLUBS[type].loftDeg - CLUBS[named].loftDeg)
  const byLoft = bag
    .map(({ type }) => type)
    .filter((type) => !STAYS.includes(type))
    .toSorted((a, b) => apartDeg(a) - apartDeg(b))
  const same = byLoft.find((type) => apartDeg(type) <= SAME_JOB_DEG)
  if (same !== undefined || bag.length < MAX_CLUBS_IN_BAG) return same
  return byLoft.find((type) => CLUBS[type].kind !== 'iron')
}
