import { CLUBS } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import type { Fitting } from '@bagwise/golf/fitting/fit'
import { NO_THREE_WOOD_BELOW_MPH } from '@bagwise/golf/fitting/long-club-rules'
import type { HybridReason } from '@bagwise/golf/fitting/long-club-rules'
import type { FittingRequest } from '@bagwise/golf/fitting/request'
import { suggestedLoft } from '@bagwise/golf/gapping/filler'
import * as copy from './recommendation.copy.ts'
import type { ClubRecommendation, FittingRecommendation, Reason } from './recommendation.ts'

export function longClubsCard({ longClubs }: Fitting, request: FittingRequest): FittingRecommendation {
  const woods = longClubs.clubs.filter((club) => CLUBS[club].kind === 'wood')
  const hybrids = longClubs.clubs.filter((club) => CLUBS[club].kind === 'hybrid')
  return {
    category: 'long-clubs',
    title: copy.titles['long-clubs'],
    recommendations: [
      woodsOf(woods, request),
      ...(hybrids.length > 0 ? [hybridsOf(hybrids, longClubs.hybridReasons, request)] : []),
    ],
  }
}

function woodsOf(woods: readonly ClubType[], request: FittingRequest): ClubRecommendation {
  const { model, sentence, alternative } =
    request.userProfile.swingSpeedMph < NO_THREE_WOOD_BELOW_MPH ? copy.woods.slow : copy.woods.usual
  return {
    brand: copy.anyMaker,
    model,
    specs: specsOf(woods),
    reasoning: [{ sentence, basis: copy.basis.thumb }, ...ownedReason(woods, request)],
    priceRange: copy.woodsPrice,
    alternatives: [alternative],
  }
}

function hybridsOf(
  hybrids: readonly ClubType[],
  reasons: readonly HybridReason[],
  request: FittingRequest,
): ClubRecommendation {
  return {
    brand: copy.anyMaker,
    model: copy.hybridsModel,
    specs: specsOf(hybrids),
    reasoning: [
      ...reasons.map((reason) => ({ sentence: copy.hybridSentences[reason], basis: copy.basis.thumb })),
      ...ownedReason(hybrids, request),
    ],
    priceRange: copy.hybridsPrice,
    alternatives: [copy.hybridsAlternative],
  }
}

function specsOf(clubs: readonly ClubType[]): Readonly<Record<string, string>> {
  return Object.fromEntries(clubs.map((club) => [CLUBS[club].displayName, copy.degreesBetween(suggestedLoft(club))]))
}

function ownedReason(clubs: readonly ClubType[], { userProfile }: FittingRequest): readonly Reason[] {
  const owned = clubs.filter((club) => userProfile.clubs.some(({ type }) => type === club))
  if (owned.length === 0) return []
  const names = owned.map((club) => CLUBS[club].displayName)
  return [{ sentence: copy.ownedSentence(names), basis: copy.basis.kept }]
}
