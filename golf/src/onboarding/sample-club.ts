import { DEFAULT_BAG } from '../bag.ts'
import type { BagClub } from '../bag.ts'
import type { ClubType } from '../club.ts'

/** Brand of a club of a type the golfer owns, maker unknown. */
export const OWN_BRAND = 'Personal'
/** Brand of a club of an unspecified starter set. */
export const STARTER_BRAND = 'Starter Set'
/** Brand of a club that golfers of this speed usually carry: the golfer has named none. */
export const TYPICAL_BRAND = 'Typical'

type Named = Pick<BagClub, 'type' | 'brand' | 'model'>

/**
 * Whether the club is still a sample from the default bag, a typical bag or a starter set. Entering another brand or model
 * makes it the golfer's own.
 */
export function isSampleClub({ type, brand, model }: Named): boolean {
  const isOfDefaultBag = DEFAULT_BAG.some((club) => club.type === type && club.brand === brand && club.model === model)
  return isOfDefaultBag || isUnnamedClub({ brand, model })
}

/** Whether the questionnaire chose the club without the golfer naming it. */
export function isUnnamedClub({ brand, model }: Pick<Named, 'brand' | 'model'>): boolean {
  return model === '' && (brand === TYPICAL_BRAND || brand === STARTER_BRAND)
}

/** Whether the club belongs to a bag that is typical of a speed, and to nobody yet. */
export function isTypicalClub({ brand, model }: Pick<Named, 'brand' | 'model'>): boolean {
  return model === '' && brand === TYPICAL_BRAND
}

/** Clubs in the bag that the golfer has not named: until then the bag is typical, not theirs. */
export function unnamedClubs(bag: readonly (Named & Pick<BagClub, 'isInBag'>)[]): readonly ClubType[] {
  return bag.filter((club) => club.isInBag && isUnnamedClub(club)).map(({ type }) => type)
}

/** The club as the golfer's own: one that nobody had named becomes theirs, maker unknown. */
export function asOwnClub<Club extends Pick<Named, 'brand' | 'model'>>(club: Club): Club {
  return isUnnamedClub(club) ? { ...club, brand: OWN_BRAND } : club
}
