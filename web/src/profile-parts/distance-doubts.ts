import type { Profile } from '@bagwise/contract/profile'
import { documentOf } from '@bagwise/contract/profile-document'
import type { ClubType } from '@bagwise/golf/club'
import type { ClubDistances } from '@bagwise/golf/distances/club-distance'
import { speedEvidenceOf } from '@bagwise/golf/distances/like-me-for-golfer'
import { carryDoubts, doubtfulClub } from '@bagwise/golf/distances/number-doubts'
import type { CarryDoubt } from '@bagwise/golf/distances/number-doubts'
import * as copy from './doubts.copy.ts'

/**
 * What is doubtful about the golfer's own numbers, a sentence for each club that has any: the numbers are kept and used all
 * the same.
 */
export function distanceDoubts(
  profile: Profile,
  distances: ClubDistances = documentOf(profile).distances,
): ReadonlyMap<ClubType, string> {
  const doubts = carryDoubtsOf(profile, distances)
  return new Map(doubts.map((doubt) => [doubtfulClub(doubt), copy.carryDoubtText(doubt, profile)] as const))
}

/** The same before it is put into words. */
export function carryDoubtsOf(
  profile: Profile,
  distances: ClubDistances = documentOf(profile).distances,
): readonly CarryDoubt[] {
  return carryDoubts({ golfBag: profile.golfBag, distances, evidence: speedEvidenceOf(profile, distances) })
}
