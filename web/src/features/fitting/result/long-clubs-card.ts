import { CLUBS } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import type { Fitting } from '@bagwise/golf/fitting/fit'
import { GAME_IMPROVEMENT_ABOVE_HANDICAP } from '@bagwise/golf/fitting/iron-rules'
import { HYBRIDS_BELOW_MPH, NO_THREE_WOOD_BELOW_MPH } from '@bagwise/golf/fitting/long-club-rules'
import type { HybridReason } from '@bagwise/golf/fitting/long-club-rules'
import type { FittingRequest } from '@bagwise/golf/fitting/request'
import { suggestedLoft } from '@bagwise/golf/gapping/filler'
import { degreesBetween } from './club-text.ts'
import { ANY_MAKER, BASIS } from './recommendation.ts'
import type { ClubRecommendation, FittingRecommendation, Reason } from './recommendation.ts'

const HYBRID_SENTENCES = {
  'slow-swing': `Under ${HYBRIDS_BELOW_MPH} mph of driver speed a hybrid usually carries farther than the long iron it replaces.`,
  handicap: `With a handicap over ${GAME_IMPROVEMENT_ABOVE_HANDICAP} a hybrid forgives more than a long iron.`,
  'hard-to-hit': 'You find long irons hard to hit: hybrids take their place.',
  height: 'You have difficulty getting height: hybrids fly higher than irons of the same loft.',
} as const satisfies Record<HybridReason, string>

export function longClubsCard({ longClubs }: Fitting, request: FittingRequest): FittingRecommendation {
  const woods = longClubs.clubs.filter((club) => CLUBS[club].kind === 'wood')
  const hybrids = longClubs.clubs.filter((club) => CLUBS[club].kind === 'hybrid')
  return {
    category: 'long-clubs',
    title: 'Fairway woods and hybrids',
    recommendations: [
      woodsOf(woods, request),
      ...(hybrids.length > 0 ? [hybridsOf(hybrids, longClubs.hybridReasons, request)] : []),
    ],
  }
}

function woodsOf(woods: readonly ClubType[], request: FittingRequest): ClubRecommendation {
  const isSlow = request.userProfile.swingSpeedMph < NO_THREE_WOOD_BELOW_MPH
  return {
    brand: ANY_MAKER,
    model: isSlow ? 'Fairway woods with loft' : 'Fairway woods',
    specs: specsOf(woods),
    reasoning: [
      {
        sentence: isSlow
          ? `Under ${NO_THREE_WOOD_BELOW_MPH} mph a 3-wood hardly gets up from the turf: begin with a 5-wood, and a 7-wood below it.`
          : `From ${NO_THREE_WOOD_BELOW_MPH} mph a 3-wood gets up from the turf; a 5-wood stands below it.`,
        basis: BASIS.thumb,
      },
      ...ownedReason(woods, request),
    ],
    priceRange: '$180-400 each',
    alternatives: [
      isSlow ? 'A 9-wood, 23-25°, for high and soft landings' : 'A 7-wood, 20-22°, in place of a 3-hybrid',
    ],
  }
}

function hybridsOf(
  hybrids: readonly ClubType[],
  reasons: readonly HybridReason[],
  request: FittingRequest,
): ClubRecommendation {
  return {
    brand: ANY_MAKER,
    model: 'Hybrids in place of the long irons',
    specs: specsOf(hybrids),
    reasoning: [
      ...reasons.map((reason) => ({ sentence: HYBRID_SENTENCES[reason], basis: BASIS.thumb })),
      ...ownedReason(hybrids, request),
    ],
    priceRange: '$130-330 each',
    alternatives: ['A fairway wood of the same loft: higher from the fairway, weaker in the rough'],
  }
}

function specsOf(clubs: readonly ClubType[]): Readonly<Record<string, string>> {
  return Object.fromEntries(clubs.map((club) => [CLUBS[club].displayName, degreesBetween(suggestedLoft(club))]))
}

function ownedReason(clubs: readonly ClubType[], { userProfile }: FittingRequest): readonly Reason[] {
  const owned = clubs.filter((club) => userProfile.clubs.some(({ type }) => type === club))
  if (owned.length === 0) return []
  const names = owned.map((club) => CLUBS[club].displayName).join(' and ')
  return [{ sentence: `Already in your bag: ${names}.`, basis: BASIS.kept }]
}
