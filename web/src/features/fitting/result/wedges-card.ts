import type { Fitting } from '@bagwise/golf/fitting/fit'
import { BOUNCES, WIDEST_STEP_DEG } from '@bagwise/golf/fitting/wedge-rules'
import { LARGE_GAP_ABOVE_YARDS } from '@bagwise/golf/gapping/find-gaps'
import type { FittingRequest } from '@bagwise/golf/fitting/request'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownDistance, unitWords } from '#quantities/distance.ts'
import { newerClubs } from './newer-clubs.ts'
import * as copy from './recommendation.copy.ts'
import type { FittingRecommendation, Reason } from './recommendation.ts'
import { degreesText } from '#quantities/club-measure.ts'

export function wedgesCard(
  { wedges, bounce }: Fitting,
  request: FittingRequest,
  units: PreferredUnits,
): FittingRecommendation {
  return {
    category: 'wedges',
    title: copy.titles.wedges,
    recommendations: [
      {
        brand: wedges.rule === 'kept' ? copy.inYourBag : copy.anyMaker,
        model: modelOf(wedges),
        specs: {
          [copy.specs.lofts]: wedges.loftsDeg.map(degreesText).join(', '),
          [copy.specs.bounce]: copy.bounceText(bounce, copy.degreesBetween(BOUNCES[bounce])),
        },
        reasoning: [
          splitReason({ wedges }, units),
          ...(wedges.isLoftAssumed ? [ASSUMED] : []),
          { sentence: copy.steepnessSentences[request.userProfile.attackAngle], basis: copy.basis.bounce },
        ],
        priceRange: wedges.rule === 'kept' ? copy.nothingToBuy : copy.wedgePrice,
        alternatives: [
          wedges.lastDeg < LOB_WEDGE_DEG ? copy.lobWedge : copy.lessLobWedge(degreesText(wedges.lastDeg)),
          copy.wedgesOfTheYear,
          newerClubs('wedge'),
        ],
      },
    ],
  }
}

const LOB_WEDGE_DEG = 60

const ASSUMED: Reason = { sentence: copy.assumedLofts, basis: copy.basis.thumb }

function modelOf({ rule, loftsDeg }: Fitting['wedges']): string {
  if (rule === 'kept') return copy.ownWedges
  return loftsDeg.length === 1 ? copy.oneWedge : copy.evenWedges
}

function splitReason({ wedges }: Pick<Fitting, 'wedges'>, units: PreferredUnits): Reason {
  const { pitchingDeg, lastDeg, isOwnGap, isLoftAssumed, gapYards, rule } = wedges
  const widest = `${shownDistance(LARGE_GAP_ABOVE_YARDS, units)} ${unitWords(units)}`
  if (rule === 'kept') {
    const sentence = copy.keptWedges({
      pitching: degreesText(pitchingDeg),
      isLoftAssumed,
      widestDeg: WIDEST_STEP_DEG,
      widestDistance: widest,
    })
    return { sentence, basis: copy.basis.kept }
  }
  const sentence = copy.splitWedges({
    isOwnGap,
    pitching: degreesText(pitchingDeg),
    last: degreesText(lastDeg),
    gap: gapYards === undefined ? undefined : `${shownDistance(gapYards, units)} ${unitWords(units)}`,
    widest: rule === 'yards' ? widest : `${WIDEST_STEP_DEG}°`,
  })
  return { sentence, basis: rule === 'yards' ? copy.basis.rule : copy.basis.thumb }
}
