import { DEFAULT_BAG } from '../bag.ts'
import type { BagClub } from '../bag.ts'

/** Brand of a club of a type the golfer owns, maker unknown. */
export const OWN_BRAND = 'Personal'
/** Brand of a club of an unspecified starter set. */
export const STARTER_BRAND = 'Starter Set'

/**
 * Whether the club is still a sample from the default bag or a starter set. Entering another brand or model makes it
 * the golfer's own.
 */
export function isSampleClub({ type, brand, model }: Pick<BagClub, 'type' | 'brand' | 'model'>): boolean {
  const isOfDefaultBag = DEFAULT_BAG.some((club) => club.type === type && club.brand === brand && club.model === model)
  return isOfDefaultBag || (brand === STARTER_BRAND && model === '')
}
