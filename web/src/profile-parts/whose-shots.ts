import { OWN_FROM_SHARE } from '@bagwise/golf/distances/club-distance'
import { ENOUGH_SHOTS } from '@bagwise/golf/shot-advice/enough-shots'
import type { AdvisedClub } from '@bagwise/golf/shot-advice/swings/swing'

/** Whose shots a club's spread is of. A share is the golfer's own, or what the golfer's other clubs say. */
export type WhoseShots =
  | { readonly whose: 'own'; readonly shotCount: number }
  | { readonly whose: 'partly-own' | 'other-clubs'; readonly share: number }
  | { readonly whose: 'typical' }

/** A smaller share is shown as 0 %. */
const LEAST_SHARE = 0.005

export function whoseShots(club: Pick<AdvisedClub, 'measured' | 'patternFrom'> | undefined): WhoseShots {
  const { measured, patternFrom } = club ?? {}
  if (!patternFrom) {
    const shotCount = measured?.shotCount ?? 0
    return shotCount >= ENOUGH_SHOTS ? { whose: 'own', shotCount } : { whose: 'typical' }
  }
  const { shotCount, ownShare, otherClubsShare } = patternFrom
  if (ownShare >= OWN_FROM_SHARE) return { whose: 'own', shotCount }
  if (ownShare >= LEAST_SHARE) return { whose: 'partly-own', share: ownShare }
  return otherClubsShare >= LEAST_SHARE ? { whose: 'other-clubs', share: otherClubsShare } : { whose: 'typical' }
}
