import { CLUBS } from '@bagwise/golf/club'
import type { ClubCarry } from '@bagwise/golf/distances/club-distance'
import type { EstimateMethod } from '@bagwise/golf/distances/estimate-method'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownDistance } from '#quantities/distance.ts'

/** "9-Iron 118." */
export const storedNumber = ({ club, carryYards }: ClubCarry, units: PreferredUnits) =>
  `${CLUBS[club].displayName} ${shownDistance(carryYards, units)}.`

/** After what was stored: the estimates that changed with it. */
export const followed = (movedCount: number) => `${movedCount} ${movedCount === 1 ? 'estimate' : 'estimates'} followed.`

/** After the sentence that names two numbers. */
export const estimatesWait = 'Your estimates stay put until the two agree.'
export const noEstimates = 'Clubs without a distance get none until the two agree.'

/** After the sentence that names two lofts, where they are stored. */
export const loftsDoNotCount = 'Neither loft counts until you correct one.'
/** Where lofts can be corrected. */
export const toBag = 'To your bag'
/** After it, where one was about to be stored. */
export const loftsNotStored = 'Correct one of the two first.'

export const howWeEstimate = 'How we estimate'
/** On the button that opens the choice. */
export const howWeEstimateNow = (method: EstimateMethod) => `${howWeEstimate}: ${methodLabels[method]}`
export const methodIntro = 'For the clubs you have no number for. Your own numbers stay as they are.'
export const methodLabels = { classic: 'Classic', 'like-me': 'Like me', factors: 'Factors' } as const satisfies Record<
  EstimateMethod,
  string
>
/** What each method does. */
export const methodMeanings = {
  'like-me': 'A typical bag, bent through your own numbers, lofts and swing speed. Closest for most golfers.',
  classic: 'A standard chart between your numbers, even 12-yard steps past them.',
  factors: 'Every club is a fixed multiple of your 7-iron.',
} as const satisfies Record<EstimateMethod, string>
export const methodDone = 'Done'
