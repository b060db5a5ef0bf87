import { documentOf } from '@bagwise/contract/profile-document'
import type { Profile } from '@bagwise/contract/profile'
import type { ClubType } from '@bagwise/golf/club'
import type { CarryCertainty } from '@bagwise/golf/distances/carry-certainty'
import type { ClubCarry, ClubDistance } from '@bagwise/golf/distances/club-distance'
import { isEstimated } from '@bagwise/golf/distances/club-distance'
import { findContradiction } from '@bagwise/golf/distances/order'
import { heldRuleOf } from '@bagwise/golf/distances/estimate-method'
import type { EstimateMethod } from '@bagwise/golf/distances/estimate-method'
import type { HeldCarry, Impossible } from '@bagwise/golf/distances/held-carries'
import { likeMeForGolfer } from '@bagwise/golf/distances/like-me-for-golfer'
import { calculatorClubs, estimateFromOwn } from '@bagwise/golf/distances/recalculate'
import { certaintiesOf } from '#profile-parts/carry-numeral/certainties-of.ts'

export type ResultRow = {
  readonly club: ClubType
  /** Place in the list, from 1. */
  readonly position: number
  readonly distance: ClubDistance | undefined
  /** The next longer club with a distance, when this shorter one goes farther. */
  readonly goesFartherThan: ClubCarry | undefined
  /** Of the distance. */
  readonly certainty: CarryCertainty | undefined
  /** An estimate that is not what Like me says now. */
  readonly isOlder: boolean
  /** The golfer's own number is far from what the others lead one to expect. */
  readonly isSurprising: boolean
  /** What the chosen rule says where that is impossible, and the nearest possible number is stored. */
  readonly impossible: { readonly carryYards: number; readonly reason: Impossible } | undefined
}

/** A row for every club of the golfer's bag, or of the default bag; none before there is any distance to show. */
export function resultRows(
  profile: Profile,
  method: EstimateMethod,
  certainties = certaintiesOf(profile),
): readonly ResultRow[] {
  const { distances } = documentOf(profile)
  const clubs = calculatorClubs(profile.golfBag)
  if (clubs.every((club) => !distances[club])) return []

  const now =
    method === 'like-me' ? estimateFromOwn({ clubs, stored: distances, estimate: likeMeForGolfer(profile) }) : undefined
  const likely = now && 'carries' in now ? now : undefined
  const held = heldCarries(profile, method)
  return clubs.map((club, index) => {
    const distance = distances[club]
    const longerClub = clubs.slice(0, index).findLast((longer) => distances[longer])
    const longer = longerClub && carryOf(longerClub, distances[longerClub])
    const own = carryOf(club, distance)
    const goesFartherThan = longer && own && findContradiction([longer, own]) ? longer : undefined
    const ranged = likely?.carries.find((one) => one.club === club)
    return {
      club,
      position: index + 1,
      distance,
      goesFartherThan,
      certainty: certainties[club],
      isOlder: distance !== undefined && isEstimated(distance) && ranged?.carryYards !== distance.distance,
      isSurprising: likely?.surprising.includes(club) ?? false,
      impossible: impossibleOf(
        distance,
        held.find((one) => one.club === club),
      ),
    }
  })
}

function heldCarries(profile: Profile, method: EstimateMethod): readonly HeldCarry[] {
  if (method === 'like-me') return []
  const { distances } = documentOf(profile)
  const clubs = calculatorClubs(profile.golfBag)
  const found = estimateFromOwn({ clubs, stored: distances, estimate: heldRuleOf(method, profile) })
  return 'carries' in found ? found.carries : []
}

function impossibleOf(distance: ClubDistance | undefined, held: HeldCarry | undefined): ResultRow['impossible'] {
  if (!distance || !isEstimated(distance) || !held?.impossible || held.heldYards !== distance.distance) return undefined
  return { carryYards: held.carryYards, reason: held.impossible }
}

function carryOf(club: ClubType, distance: ClubDistance | undefined): ClubCarry | undefined {
  return distance && { club, carryYards: distance.distance }
}
