import type { Fitting } from '@bagwise/golf/fitting/fit'
import { BOUNCES, WIDEST_STEP_DEG } from '@bagwise/golf/fitting/wedge-rules'
import { LARGE_GAP_ABOVE_YARDS } from '@bagwise/golf/gapping/find-gaps'
import type { FittingRequest } from '@bagwise/golf/fitting/request'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { capitalised } from '#charts/gap-text.ts'
import { shownDistance, unitWords } from '#quantities/distance.ts'
import { degreesBetween } from './club-text.ts'
import { ANY_MAKER, BASIS } from './recommendation.ts'
import type { FittingRecommendation, Reason } from './recommendation.ts'
import { degreesText } from '#quantities/club-measure.ts'

const STEEPNESS = {
  steep: 'You hit down steeply: more bounce keeps the sole out of the ground.',
  neutral: 'Level swings do best with a sole in the middle.',
  shallow: 'You sweep the ball: less bounce gets the edge under it.',
  unknown: 'Nothing is known of your attack angle: a sole in the middle does least harm.',
} as const

export function wedgesCard(
  { wedges, bounce }: Fitting,
  request: FittingRequest,
  units: PreferredUnits,
): FittingRecommendation {
  return {
    category: 'wedges',
    title: 'Wedges',
    recommendations: [
      {
        brand: wedges.rule === 'kept' ? 'In your bag' : ANY_MAKER,
        model: modelOf(wedges),
        specs: {
          Lofts: wedges.loftsDeg.map(degreesText).join(', '),
          Bounce: `${capitalised(bounce)}, ${degreesBetween(BOUNCES[bounce])}`,
        },
        reasoning: [
          splitReason({ wedges }, units),
          ...(wedges.isLoftAssumed ? [ASSUMED] : []),
          { sentence: STEEPNESS[request.userProfile.attackAngle], basis: 'Vokey guide, golfwrx.com' },
        ],
        priceRange: wedges.rule === 'kept' ? 'nothing to buy' : '$100-200 each',
        alternatives: [
          wedges.lastDeg < LOB_WEDGE_DEG
            ? 'A 60° wedge below it, if you often have to stop the ball quickly'
            : `A 58° in place of the ${degreesText(wedges.lastDeg)}: easier to strike, and enough loft for most shots`,
          'Of 2024: Titleist Vokey SM10, Cleveland CBX 4, PING s159',
        ],
      },
    ],
  }
}

const LOB_WEDGE_DEG = 60

const ASSUMED: Reason = {
  sentence: 'You have not given the loft of every wedge, so the usual one is taken. Read yours before you buy.',
  basis: BASIS.thumb,
}

function modelOf({ rule, loftsDeg }: Fitting['wedges']): string {
  if (rule === 'kept') return 'Your own wedges'
  return loftsDeg.length === 1 ? 'One wedge below the pitching wedge' : 'Wedges in even steps'
}

function splitReason({ wedges }: Pick<Fitting, 'wedges'>, units: PreferredUnits): Reason {
  const { pitchingDeg, lastDeg, isOwnGap, isLoftAssumed, gapYards, rule } = wedges
  const widest = `${shownDistance(LARGE_GAP_ABOVE_YARDS, units)} ${unitWords(units)}`
  if (rule === 'kept') {
    const sentence = `Below ${isLoftAssumed ? 'a' : 'your'} pitching wedge of ${degreesText(pitchingDeg)} no step is wider than ${WIDEST_STEP_DEG}°, and none known to be longer than ${widest}. Keep them.`
    return { sentence, basis: BASIS.kept }
  }
  const ends = isOwnGap
    ? `Your wedges go from ${degreesText(pitchingDeg)} to ${degreesText(lastDeg)}`
    : `From a pitching wedge of ${degreesText(pitchingDeg)} to ${degreesText(lastDeg)}`
  const apart = gapYards === undefined ? '' : `, ${shownDistance(gapYards, units)} ${unitWords(units)} apart`
  const step =
    rule === 'yards'
      ? `Steps of no more than ${widest} split that.`
      : `Steps of no more than ${WIDEST_STEP_DEG}° split that.`
  return { sentence: `${ends}${apart}. ${step}`, basis: rule === 'yards' ? BASIS.rule : BASIS.thumb }
}
