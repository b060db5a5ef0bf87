import type { BagClub } from '../bag.ts'
import { DEFAULT_BAG, newBagClub, usualShaftType } from '../bag.ts'
import type { ClubType } from '../club.ts'
import { byPosition } from '../club.ts'
import { TYPICAL_BRAND } from './sample-club.ts'

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
