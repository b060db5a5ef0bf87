import type { Profile } from '@bagwise/contract/profile'
import { documentOf } from '@bagwise/contract/profile-document'
import { buyingOrder, golferWithSet } from '@bagwise/golf/starter-sets/buying-order'
import type { BuyingOrder } from '@bagwise/golf/starter-sets/buying-order'
import type { StarterSet } from '@bagwise/golf/starter-sets/starter-set'
import { speedEvidenceOfProfile } from '#profile-parts/golfer-speed.ts'

/** Without a profile the carries are the average golfer's. */
const NOTHING_KNOWN = { evidence: { references: [], known: {} }, stored: {} }

/** The clubs of a set to begin with, and those to add, in this golfer's hands. */
export function buyingOrderOf({ clubs }: Pick<StarterSet, 'clubs'>, profile: Profile | undefined): BuyingOrder {
  const putter = clubs.flatMap(({ type }) => (type === 'putter' ? [type] : []))
  return buyingOrder(setInHands(clubs, profile), putter)
}

/** The set as the golfer's bag. */
export function setInHands(clubs: StarterSet['clubs'], profile: Profile | undefined) {
  const known = profile && { evidence: speedEvidenceOfProfile(profile), stored: documentOf(profile).distances }
  return golferWithSet(clubs, known ?? NOTHING_KNOWN)
}
