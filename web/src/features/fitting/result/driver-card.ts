import type { Fitting } from '@bagwise/golf/fitting/fit'
import type { FittingRequest } from '@bagwise/golf/fitting/request'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { newerClubs } from './newer-clubs.ts'
import * as copy from './recommendation.copy.ts'
import type { FittingRecommendation, Reason } from './recommendation.ts'
import { capitalised } from '#charts/gap-text.ts'
import { degreesText } from '#quantities/club-measure.ts'
import { flexText } from '#quantities/flex.copy.ts'
import { sourcedSpeed } from '#profile-parts/golfer-speed.copy.ts'

/** When the rules fail too (specification 2 §4). */
export const GENERIC_DRIVER: FittingRecommendation = {
  category: 'driver',
  title: copy.titles.driver,
  recommendations: [
    {
      brand: copy.anyMaker,
      model: copy.genericDriver.model,
      specs: { [copy.specs.loft]: degreesText(10.5), [copy.specs.shaft]: copy.genericDriver.shaft },
      reasoning: [{ sentence: copy.genericDriver.reason, basis: copy.basis.thumb }],
      priceRange: copy.driverPrice,
      alternatives: [copy.genericDriver.alternative],
    },
  ],
}

/** Where drivers are aimed at a fault or a goal, the first that holds. */
const HEADS = [
  {
    holds: ({ currentIssues }: FittingRequest) => currentIssues.includes('Too much spin'),
    ...copy.driverHeads.lowSpin,
  },
  {
    holds: ({ userProfile }: FittingRequest) => userProfile.ballFlight === 'slice',
    ...copy.driverHeads.drawBiased,
  },
  {
    holds: () => true,
    ...copy.driverHeads.forgiving,
  },
] as const

export function driverCard(fitting: Fitting, request: FittingRequest, units: PreferredUnits): FittingRecommendation {
  const { driver, shaft, specifiedShaft } = fitting
  const head = HEADS.find(({ holds }) => holds(request)) ?? HEADS[2]
  const isShort = request.currentIssues.includes('Poor accuracy') || request.priorities.includes('accuracy')
  return {
    category: 'driver',
    title: copy.titles.driver,
    recommendations: [
      {
        brand: copy.anyMaker,
        model: head.model,
        specs: {
          [copy.specs.loft]: degreesText(driver.loftDeg),
          [copy.specs.shaft]: copy.shaftName(shaft),
          [copy.specs.flex]: capitalised(flexText(shaft)),
          [copy.specs.length]: copy.clubLength(shaft.lengthInches, units),
        },
        reasoning: [
          {
            sentence: `${speedSentence(request, units)} ${copy.loftSentences[driver.rule](units)}`,
            basis: copy.basis.rule,
          },
          ...sliceReason(fitting),
          ...heightReason(request),
          {
            sentence: copy.flexTableSentence({
              shaft,
              plusMinusMph: request.userProfile.speed.plusMinusMph,
              units,
            }),
            basis: copy.basis.table,
          },
          { sentence: copy.simpleRuleSentence(specifiedShaft), basis: copy.basis.rule },
          ...tempoReason(request),
          { sentence: head.sentence, basis: copy.basis.thumb },
          ...(isShort ? [{ sentence: copy.shortDriverSentence(units), basis: copy.basis.thumb }] : []),
        ],
        priceRange: copy.driverPrice,
        alternatives: [
          ...copy.driverAlternatives,
          newerClubs('driver'),
          ...(request.userProfile.ballFlight === 'slice' ? [newerClubs('slice-driver')] : []),
        ],
      },
    ],
  }
}

function speedSentence({ userProfile: { speed } }: FittingRequest, units: PreferredUnits): string {
  return copy.speedSentence(sourcedSpeed(speed, units))
}

/** The same advice as the recommendations and the analyzer give. */
function sliceReason({ loftAgainstSlice }: Fitting): readonly Reason[] {
  if (!loftAgainstSlice) return []
  return [{ sentence: copy.sliceSentence(copy.degreesBetween(loftAgainstSlice)), basis: copy.basis.thumb }]
}

function tempoReason({ userProfile: { swingTempo } }: FittingRequest): readonly Reason[] {
  if (swingTempo === 'medium') return []
  return [{ sentence: copy.tempoSentences[swingTempo], basis: copy.basis.tempo }]
}

function heightReason({ currentIssues }: FittingRequest): readonly Reason[] {
  if (!currentIssues.includes('Difficulty getting height')) return []
  return [{ sentence: copy.heightSentence, basis: copy.basis.thumb }]
}
