import type { Fitting } from '@bagwise/golf/fitting/fit'
import { IRON_PRICES } from '@bagwise/golf/fitting/iron-rules'
import type { FittingRequest } from '@bagwise/golf/fitting/request'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { handicapText } from '#quantities/handicap.ts'
import * as copy from './recommendation.copy.ts'
import type { FittingRecommendation, Reason } from './recommendation.ts'

export function ironsCard(
  { irons, ironLengthChangeInches }: Fitting,
  request: FittingRequest,
  units: PreferredUnits,
): FittingRecommendation {
  const { model, sentence, sole, alternatives } = copy.irons[irons]
  const { handicap, isHandicapKnown, isHandicapEstimated } = request.userProfile
  const known = isHandicapKnown
    ? copy.ownHandicap({ handicap: handicapText(handicap), isEstimated: isHandicapEstimated })
    : copy.takenHandicap(handicapText(handicap))
  return {
    category: 'irons',
    title: copy.titles.irons,
    recommendations: [
      {
        brand: copy.anyMaker,
        model,
        specs: {
          [copy.specs.sole]: sole,
          [copy.specs.length]: copy.ironLength(ironLengthChangeInches, units),
          [copy.specs.flex]: copy.ironFlex,
        },
        reasoning: [
          { sentence: `${known} ${sentence}`, basis: copy.basis.rule },
          {
            sentence: copy.ironLengthSentence({ isStandard: ironLengthChangeInches === 0, units }),
            basis: copy.basis.ironLength,
          },
          ...issueReasons(request),
        ],
        priceRange: copy.ironPrice(IRON_PRICES[irons]),
        alternatives,
      },
    ],
  }
}

function issueReasons({ currentIssues }: FittingRequest): readonly Reason[] {
  const sentences = [
    ...(currentIssues.includes('Inconsistent distance') ? [copy.varyingDistances] : []),
    ...(currentIssues.includes('Lack of forgiveness') ? [copy.lackingForgiveness] : []),
  ]
  return sentences.map((sentence) => ({ sentence, basis: copy.basis.thumb }))
}
