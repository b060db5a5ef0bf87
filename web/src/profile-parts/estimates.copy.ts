import { CLUBS } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import type { ClubCarry } from '@bagwise/golf/distances/club-distance'
import type { EstimateMethod } from '@bagwise/golf/distances/estimate-method'
import type { BeyondLimits } from '@bagwise/golf/distances/like-me/beyond-limits'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownDistance } from '#quantities/distance.ts'

/** Two own numbers of which the shorter club goes farther. */
export type ContradictingCarries = { readonly longer: ClubCarry; readonly shorter: ClubCarry }

/** "9-Iron 118." */
export const storedNumber = ({ club, carryYards }: ClubCarry, units: PreferredUnits) =>
  `${CLUBS[club].displayName} ${shownDistance(carryYards, units)}.`

/** After what was stored: the estimates that changed with it. */
export const followed = (movedCount: number) => `${movedCount} ${movedCount === 1 ? 'estimate' : 'estimates'} followed.`

/** "Your 7-Iron (170) goes farther than your Driver (160)." */
export function contradictionSentence({ longer, shorter }: ContradictingCarries, units: PreferredUnits): string {
  const [far, near] = [shorter, longer].map(
    ({ club, carryYards }) => `${CLUBS[club].displayName} (${shownDistance(carryYards, units)})`,
  )
  return `Your ${far} goes farther than your ${near}.`
}

/** After the sentence that names two numbers. */
export const estimatesWait = 'Your estimates stay put until the two agree.'
export const noEstimates = 'Clubs without a distance get none until the two agree.'

/** "240 does not go with 75 mph." */
export function beyondLimitsText(beyond: BeyondLimits, units: PreferredUnits): string {
  const shown = shownDistance(beyond.carryYards, units)
  if ('tooFarFor' in beyond) return `${shown} does not go with ${Math.round(beyond.tooFarFor.mph)} mph.`
  const sevenIron = shownDistance(beyond.tooShortFor.sevenIronYards, units)
  return `${shown} does not go with a 7-Iron of ${sevenIron}. Check both numbers.`
}
/** After it, at the longest of many clubs that the speed cannot carry. */
export const moreBeyond = (count: number) => `Nor do ${count} more of your numbers.`
/** After it: what to do. */
export const checkSpeed = 'Check the number, or the swing speed in your profile.'
export const checkOthers = 'Check the number, or your other numbers.'

/** "Your Pitching Wedge has less loft than your 9-Iron." */
export const contradictingLoftsText = ([longer, shorter]: readonly [ClubType, ClubType]) =>
  `Your ${CLUBS[shorter].displayName} has less loft than your ${CLUBS[longer].displayName}.`
/** After it, where lofts that are stored contradict each other. */
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
