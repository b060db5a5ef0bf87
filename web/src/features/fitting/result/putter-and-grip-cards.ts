import type { Fitting } from '@bagwise/golf/fitting/fit'
import type { FittingRequest } from '@bagwise/golf/fitting/request'
import { INCHES_PER_FOOT } from '@bagwise/golf/units'
import { capitalised } from '#charts/gap-text.ts'
import { ANY_MAKER, BASIS } from './recommendation.ts'
import type { FittingRecommendation, Reason } from './recommendation.ts'
import { numberText } from '#quantities/number-text.ts'

export function putterCard(
  fitting: Fitting,
  { userProfile: { heightTotalInches } }: FittingRequest,
): FittingRecommendation {
  const feet = Math.floor(heightTotalInches / INCHES_PER_FOOT)
  return {
    category: 'putter',
    title: 'Putter',
    recommendations: [
      {
        brand: ANY_MAKER,
        model: 'Mallet or blade, whichever you aim better',
        specs: { Length: `${numberText(fitting.putterLengthInches)} in`, Loft: '2-4°' },
        reasoning: [
          {
            sentence: `You are ${feet} ft ${numberText(heightTotalInches % INCHES_PER_FOOT)} in tall: begin with ${numberText(fitting.putterLengthInches)} inches. It is right when your eyes are over the ball and your arms hang freely.`,
            basis: `${BASIS.thumb}: 1-800-golfing.com`,
          },
          {
            sentence: 'A mallet twists less on off-centre putts; most blades suit a stroke with some arc.',
            basis: BASIS.thumb,
          },
        ],
        priceRange: '$100-600',
        alternatives: ['An inch shorter if you bend over far', 'Your own putter, cut to length'],
      },
    ],
  }
}

const HAND_SENTENCES = {
  small: 'Your hands are under 7 inches: undersize.',
  medium: 'Your hands are 7 to 8 inches: standard.',
  large: 'Your hands are over 8 inches: midsize, or jumbo.',
  unknown: 'Nothing is known of your hands: standard, until you have measured wrist crease to fingertip.',
} as const

export function gripsCard({ grip }: Fitting, { userProfile }: FittingRequest): FittingRecommendation {
  const taper: readonly Reason[] = grip.hasLittleTaper
    ? [{ sentence: 'With all fingers on the club a grip with less taper fills the lower hand.', basis: BASIS.thumb }]
    : []
  const pressure: readonly Reason[] =
    grip.tryToo === undefined
      ? []
      : [
          {
            sentence: `You hold on firmly: try ${grip.tryToo} too. A fuller grip asks for less squeezing.`,
            basis: BASIS.thumb,
          },
        ]
  return {
    category: 'grips',
    title: 'Grips',
    recommendations: [
      {
        brand: ANY_MAKER,
        model: grip.hasLittleTaper ? 'Grips with reduced taper' : 'Rubber or cord, as your hands like',
        specs: { Size: capitalised(grip.size) },
        reasoning: [
          { sentence: HAND_SENTENCES[userProfile.handSize], basis: 'Chart: loggerheadgolf.com' },
          ...pressure,
          ...taper,
        ],
        priceRange: '$6-15 each, putter grips $20-45',
        alternatives: ['One more wrap of tape under the grip: a small step up in size'],
      },
    ],
  }
}
