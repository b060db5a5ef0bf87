import { DEFAULT_BAG, MAX_CLUBS_IN_BAG, clubsInBag, newBagClub, usualShaftType } from '../bag.ts'
import type { BagClub } from '../bag.ts'
import type { ClubType } from '../club.ts'

/**
 * Clubs to add to a bag so that every club used shows up: in the bag while there is room among fourteen, else on the
 * shelf. A golfer without clubs gets the default bag in the remaining slots, as with a first calculation.
 */
export function newClubs(hit: readonly ClubType[], bag: readonly Pick<BagClub, 'type' | 'isInBag'>[]): BagClub[] {
  if (hit.length === 0) return []
  const samples = bag.length === 0 ? DEFAULT_BAG : []
  const added = hit
    .filter((type) => !bag.some((club) => club.type === type))
    .map((type) => samples.find((club) => club.type === type) ?? clubLike(type))
  const roomFor = MAX_CLUBS_IN_BAG - clubsInBag(bag).length
  const others = samples.filter(({ type }) => !hit.includes(type)).slice(0, Math.max(0, roomFor - added.length))
  return [...added.map((club, index) => ({ ...club, isInBag: index < roomFor })), ...others]
}

function clubLike(type: ClubType): BagClub {
  return { ...newBagClub(type), shaftType: usualShaftType(type) }
}
