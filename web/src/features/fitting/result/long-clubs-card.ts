import type { Fitting } from '@bagwise/golf/fitting/fit'
import { NO_THREE_WOOD_BELOW_MPH, isLongClub } from '@bagwise/golf/fitting/long-club-rules'
import type { FittingRequest } from '@bagwise/golf/fitting/request'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { BagPlan } from '@bagwise/golf/one-bag/plan-bag'
import { bagPartCard } from './bag-part-card.ts'
import * as copy from './recommendation.copy.ts'
import type { FittingRecommendation } from './recommendation.ts'

type Planned = { readonly plan: BagPlan | undefined; readonly units: PreferredUnits }

export function longClubsCard(
  { longClubs, hybridReasons }: Fitting,
  { userProfile }: FittingRequest,
  { plan, units }: Planned,
): FittingRecommendation {
  const card = bagPartCard({ part: longClubs, plan, units, isOfPart: isLongClub, words: copy.longClubs })
  const kinds = longClubs.toBuy.map(({ kind }) => kind)
  return {
    category: 'long-clubs',
    title: copy.titles['long-clubs'],
    recommendations: [
      {
        ...card,
        reasoning: [
          ...card.reasoning,
          {
            sentence:
              copy.threeWoodSentences[userProfile.speed.mph < NO_THREE_WOOD_BELOW_MPH ? 'slow' : 'usual'](units),
            basis: copy.basis.thumb,
          },
          ...hybridReasons.map((reason) => ({
            sentence: copy.hybridSentences[reason](units),
            basis: copy.basis.thumb,
          })),
        ],
        alternatives: [
          ...(kinds.includes('hybrid') ? [copy.insteadOfHybrid] : []),
          ...(kinds.includes('wood') ? [copy.insteadOfWood] : []),
          ...(kinds.includes('hybrid') || kinds.includes('wood') ? [] : [copy.checkLofts]),
        ],
      },
    ],
  }
}
