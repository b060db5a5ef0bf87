import { isEstimated } from '../distances/club-distance.ts'
import type { ClubDistance, DistanceBefore } from '../distances/club-distance.ts'

/** Of fewer shots the golfer has to want the distance in the place of an own number. */
const FEWEST_OVER_OWN_NUMBER = 3

/** What a club's number could be instead. Nothing of it is written before the golfer says so. */
export type DistanceOffer =
  /** What the shots say, where the stored number says something else. */
  | { readonly kind: 'shots'; readonly distance: ClubDistance }
  /** The number that shots had replaced, now that no shot is left. */
  | { readonly kind: 'before'; readonly distance: DistanceBefore }

/** What the page of a club offers in the place of its stored number; undefined where that is what the shots say. */
export function distanceOffer({
  stored,
  learned,
  hasShots,
}: {
  readonly stored: ClubDistance | undefined
  /** Of `learnedDistances`; undefined while it is worked out. */
  readonly learned: ClubDistance | undefined
  /** Whether a kept shot counts for the club. */
  readonly hasShots: boolean
}): DistanceOffer | undefined {
  if (!hasShots) {
    const isFromShots = stored?.source === 'measured' && stored.shots !== undefined
    return isFromShots && stored.before ? { kind: 'before', distance: stored.before } : undefined
  }
  if (!learned) return undefined
  const isSaid = stored?.distance === learned.distance && stored.source !== 'estimated'
  return isSaid ? undefined : { kind: 'shots', distance: learned }
}

/** From how many shots that count on their distance is suggested in the place of what is stored. */
export function fewestShotsOver(stored: ClubDistance | undefined): number {
  return isOwnNumber(stored) ? FEWEST_OVER_OWN_NUMBER : 1
}

/** Typed or confirmed by the golfer, not made by shots. */
export function isOwnNumber(stored: ClubDistance | undefined): boolean {
  return stored !== undefined && !isEstimated(stored) && !stored.shots
}
