import type { Fitting } from '@bagwise/golf/fitting/fit'
import type { FittingRequest } from '@bagwise/golf/fitting/request'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import * as copy from './recommendation.copy.ts'
import type { FittingRecommendation, Reason } from './recommendation.ts'

export function putterCard(
  fitting: Fitting,
  { userProfile: { heightTotalInches } }: FittingRequest,
  units: PreferredUnits,
): FittingRecommendation {
  const putterInches = fitting.putterLengthInches
  return {
    category: 'putter',
    title: copy.titles.putter,
    recommendations: [
      {
        brand: copy.anyMaker,
        model: copy.putter.model,
        specs: { [copy.specs.length]: copy.clubLength(putterInches, units), [copy.specs.loft]: copy.putter.loft },
        reasoning: [
          {
            sentence: copy.putterLengthSentence({
              heightInches: heightTotalInches,
              putterInches,
              units,
            }),
            basis: copy.basis.putterLength,
          },
          { sentence: copy.putter.mallet, basis: copy.basis.thumb },
        ],
        priceRange: copy.putter.price,
        alternatives: copy.putter.alternatives(units),
      },
    ],
  }
}

export function gripsCard(
  { grip }: Fitting,
  { userProfile }: FittingRequest,
  units: PreferredUnits,
): FittingRecommendation {
  const taper: readonly Reason[] = grip.hasLittleTaper ? [{ sentence: copy.lessTaper, basis: copy.basis.thumb }] : []
  const pressure: readonly Reason[] =
    grip.tryToo === undefined ? [] : [{ sentence: copy.firmHold(grip.tryToo), basis: copy.basis.thumb }]
  return {
    category: 'grips',
    title: copy.titles.grips,
    recommendations: [
      {
        brand: copy.anyMaker,
        model: grip.hasLittleTaper ? copy.grips.reducedTaper : copy.grips.model,
        specs: { [copy.specs.size]: copy.gripSizes[grip.size] },
        reasoning: [
          { sentence: copy.handSentences[userProfile.handSize](units), basis: copy.basis.gripSize },
          ...pressure,
          ...taper,
        ],
        priceRange: copy.grips.price,
        alternatives: [copy.grips.alternative],
      },
    ],
  }
}
