import { documentOf } from '@bagwise/contract/profile-document'
import type { Profile } from '@bagwise/contract/profile'
import type { ClubType } from '@bagwise/golf/club'
import type { ClubCarry, ClubDistance } from '@bagwise/golf/distances/club-distance'
import { isEstimated } from '@bagwise/golf/distances/club-distance'
import { findContradiction } from '@bagwise/golf/distances/order'
import type { LikeMeEstimate } from '@bagwise/golf/distances/like-me'
import { calculatorClubs, estimateFromOwn } from '@bagwise/golf/distances/recalculate'
import type { Estimator } from '@bagwise/golf/distances/recalculate'

export type ResultRow = {
  readonly club: ClubType
  /** Place in the list, from 1. */
  readonly position: number
  readonly distance: ClubDistance | undefined
  /** The next longer club with a distance, when this shorter one goes farther. */
  readonly goesFartherThan: ClubCarry | undefined
  /** Of an estimate of Like me; undefined for any other number. */
  readonly plusMinusYards: number | undefined
  /** The golfer's own number is far from what the others lead one to expect. */
  readonly isSurprising: boolean
}

/** A row for every club of the golfer's bag, or of the default bag; none before there is any distance to show. */
export function resultRows(profile: Profile, likeMe?: Estimator<LikeMeEstimate>): readonly ResultRow[] {
  const { distances } = documentOf(profile)
  const clubs = calculatorClubs(profile.golfBag)
  if (clubs.every((club) => !distances[club])) return []

  const now = likeMe && estimateFromOwn({ clubs, stored: distances, estimate: likeMe })
  const likely = now && 'carries' in now ? now : undefined
  return clubs.map((club, index) => {
    const distance = distances[club]
    const longerClub = clubs.slice(0, index).findLast((longer) => distances[longer])
    const longer = longerClub && carryOf(longerClub, distances[longerClub])
    const own = carryOf(club, distance)
    const goesFartherThan = longer && own && findContradiction([longer, own]) ? longer : undefined
    const ranged = likely?.carries.find((one) => one.club === club)
    const isLikeMe = distance && isEstimated(distance) && ranged?.carryYards === distance.distance
    return {
      club,
      position: index + 1,
      distance,
      goesFartherThan,
      plusMinusYards: isLikeMe ? ranged.plusMinusYards : undefined,
      isSurprising: likely?.surprising.includes(club) ?? false,
    }
  })
}

function carryOf(club: ClubType, distance: ClubDistance | undefined): ClubCarry | undefined {
  return distance && { club, carryYards: distance.distance }
}
