import {
  LESS_LOFT_ABOVE_MPH,
  MORE_LOFT_BELOW_MPH,
  REGULAR_BELOW_MPH,
  STIFF_BELOW_MPH,
} from '@bagwise/golf/fitting/driver-rules'
import type { LoftRule } from '@bagwise/golf/fitting/driver-rules'
import type { Fitting } from '@bagwise/golf/fitting/fit'
import type { FittingRequest } from '@bagwise/golf/fitting/request'
import { capitalised } from '#charts/gap-text.ts'
import { flexWord, shaftText } from './club-text.ts'
import { ANY_MAKER, BASIS } from './recommendation.ts'
import type { FittingRecommendation, Reason } from './recommendation.ts'
import { degreesText } from '#quantities/club-measure.ts'
import { numberText } from '#quantities/number-text.ts'

const DRIVER_PRICE = '$300-500'

/** When the rules fail too (specification 2 §4). */
export const GENERIC_DRIVER: FittingRecommendation = {
  category: 'driver',
  title: 'Driver',
  recommendations: [
    {
      brand: ANY_MAKER,
      model: 'Driver with a forgiving head',
      specs: { Loft: degreesText(10.5), Shaft: 'Regular graphite' },
      reasoning: [
        {
          sentence: 'Your answers could not be worked out this time. This is the driver that suits most golfers.',
          basis: BASIS.thumb,
        },
      ],
      priceRange: DRIVER_PRICE,
      alternatives: ['Go back to the questions, check your numbers and try again'],
    },
  ],
}

const LOFT_SENTENCES = {
  more: `Under ${MORE_LOFT_BELOW_MPH} mph: 12° of loft. A slower ball needs help to stay in the air.`,
  usual: `From ${MORE_LOFT_BELOW_MPH} to ${LESS_LOFT_ABOVE_MPH} mph: ${degreesText(10.5)} of loft, the middle of what is sold.`,
  less: `Over ${LESS_LOFT_ABOVE_MPH} mph: 9° of loft. A fast ball climbs by itself.`,
} as const satisfies Record<LoftRule, string>

/** Where drivers are aimed at a fault or a goal, the first that holds. */
const HEADS = [
  {
    holds: ({ currentIssues }: FittingRequest) => currentIssues.includes('Too much spin'),
    model: 'Driver with a low-spin head',
    sentence: 'You have too much spin: a head with its weight far forward takes some of it away, and some forgiveness.',
  },
  {
    holds: ({ userProfile }: FittingRequest) => userProfile.ballFlight === 'slice',
    model: 'Driver with a draw-biased head',
    sentence: 'Your ball slices: weight near the heel helps the face to close. A lesson helps more.',
  },
  {
    holds: () => true,
    model: 'Driver with a large, forgiving head',
    sentence: 'A 460 cc head, the largest the Rules allow, twists least when you miss the middle.',
  },
] as const

export function driverCard(fitting: Fitting, request: FittingRequest): FittingRecommendation {
  const { driver, shaft } = fitting
  const head = HEADS.find(({ holds }) => holds(request)) ?? HEADS[2]
  const isShort = request.currentIssues.includes('Poor accuracy') || request.priorities.includes('accuracy')
  return {
    category: 'driver',
    title: 'Driver',
    recommendations: [
      {
        brand: ANY_MAKER,
        model: head.model,
        specs: {
          Loft: degreesText(driver.loftDeg),
          Shaft: shaftText(shaft),
          ...(shaft.tryFirst === undefined ? {} : { 'Try first': `${capitalised(flexWord(shaft.tryFirst))} flex` }),
          Length: isShort ? `${numberText(44.5)}-45 in` : `45-${numberText(45.5)} in`,
        },
        reasoning: [
          { sentence: `${speedSentence(request)} ${LOFT_SENTENCES[driver.rule]}`, basis: BASIS.rule },
          ...heightReason(request),
          { sentence: shaftSentence(fitting), basis: BASIS.rule },
          { sentence: flexTableSentence(fitting), basis: BASIS.table },
          ...tempoReason(request),
          { sentence: head.sentence, basis: BASIS.thumb },
          ...(isShort
            ? [{ sentence: 'A shorter driver finds the middle of the face more often.', basis: BASIS.thumb }]
            : []),
        ],
        priceRange: DRIVER_PRICE,
        alternatives: [
          'A head whose loft can be set, to move it by a degree or two yourself',
          'Forgiving drivers of 2024: PING G430 MAX 10K, Callaway Paradym Ai Smoke MAX, TaylorMade Qi10 Max',
        ],
      },
    ],
  }
}

function speedSentence({ userProfile: { swingSpeedMph, swingSpeedRange, isSpeedEstimated } }: FittingRequest): string {
  return isSpeedEstimated
    ? `Your swing speed is estimated: ${numberText(swingSpeedMph)} mph, from ${swingSpeedRange ? 'the range in your profile' : 'your score and age'}.`
    : `You swing the driver at ${numberText(swingSpeedMph)} mph.`
}

function shaftSentence({ shaft: { flex, type } }: Fitting): string {
  const shaft = `${flexWord(flex)} ${type}`
  if (flex === 'regular') return `Under ${REGULAR_BELOW_MPH} mph: ${shaft}.`
  if (flex === 'stiff') return `From ${REGULAR_BELOW_MPH} and under ${STIFF_BELOW_MPH} mph: ${shaft}.`
  return `From ${STIFF_BELOW_MPH} mph: ${shaft}.`
}

/** What the rest of Bagwise goes by, and the safe way out when the two differ. */
function flexTableSentence({ shaft: { flex, tableFlex, tryFirst } }: Fitting): string {
  const letters = 'Flex letters differ from maker to maker.'
  if (tryFirst === undefined) {
    return `The flex table says ${flexWord(flex)} too. ${letters} Of two that feel alike, try the softer one first.`
  }
  return `The flex table says ${flexWord(tableFlex)} for your speed. ${letters} Try the softer one first: ${flexWord(tryFirst)}.`
}

function tempoReason({ userProfile: { swingTempo } }: FittingRequest): readonly Reason[] {
  if (swingTempo === 'medium') return []
  const change = swingTempo === 'fast' ? 'firmer' : 'softer'
  return [{ sentence: `Your tempo is ${swingTempo}: it can move you one flex ${change}.`, basis: 'lynxgolf.co.uk' }]
}

function heightReason({ currentIssues }: FittingRequest): readonly Reason[] {
  if (!currentIssues.includes('Difficulty getting height')) return []
  const sentence = 'You have difficulty getting height: hit a head with a degree or two more beside it.'
  return [{ sentence, basis: BASIS.thumb }]
}
