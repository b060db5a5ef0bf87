import type { Profile } from '@bagwise/contract/profile'
import { CLUBS } from '@bagwise/golf/club'
import type { ClubType } from '@bagwise/golf/club'
import type { ClubCarry } from '@bagwise/golf/distances/club-distance'
import type { BeyondLimits } from '@bagwise/golf/distances/like-me/beyond-limits'
import type { CarryDoubt } from '@bagwise/golf/distances/number-doubts'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownDistance } from '#quantities/distance.ts'
import { quantityText } from '#quantities/quantity.ts'

/** Two own numbers of which the shorter club goes farther. */
export type ContradictingCarries = { readonly longer: ClubCarry; readonly shorter: ClubCarry }

/** "Your 7-Iron (170) goes farther than your Driver (160)." */
export function contradictionSentence({ longer, shorter }: ContradictingCarries, units: PreferredUnits): string {
  const [far, near] = [shorter, longer].map(
    ({ club, carryYards }) => `${CLUBS[club].displayName} (${shownDistance(carryYards, units)})`,
  )
  return `Your ${far} goes farther than your ${near}.`
}

/** The golfer's units, and whether the swing speed is one that the golfer gave. */
type DoubtingGolfer = Pick<Profile, 'preferredUnits' | 'swingSpeed' | 'swingSpeedRange'>

/** What is doubtful about a number, and what to check. */
export function carryDoubtText(doubt: CarryDoubt, golfer: DoubtingGolfer): string {
  if (doubt.kind === 'carries') return contradictionSentence(doubt, golfer.preferredUnits)
  const { beyond, moreCount } = doubt
  const text = beyondLimitsText(beyond, golfer.preferredUnits)
  if (!('tooFarFor' in beyond)) return text
  const isSpeedSaid = golfer.swingSpeed !== null || golfer.swingSpeedRange !== null
  const more = moreCount > 0 ? [`Nor do ${moreCount} more of your numbers.`] : []
  return [text, ...more, isSpeedSaid ? checkSpeed : checkOthers].join(' ')
}

/** "240 does not go with 75 mph." */
export function beyondLimitsText(beyond: BeyondLimits, units: PreferredUnits): string {
  const shown = shownDistance(beyond.carryYards, units)
  if ('tooFarFor' in beyond) return `${shown} does not go with ${quantityText('speed', beyond.tooFarFor.mph, units)}.`
  const sevenIron = shownDistance(beyond.tooShortFor.sevenIronYards, units)
  return `${shown} does not go with a 7-Iron of ${sevenIron}. Check both numbers.`
}
const checkSpeed = 'Check the number, or the swing speed in your profile.'
const checkOthers = 'Check the number, or your other numbers.'

/** "Your Pitching Wedge has less loft than your 9-Iron." */
export const contradictingLoftsText = ([longer, shorter]: readonly [ClubType, ClubType]) =>
  `Your ${CLUBS[shorter].displayName} has less loft than your ${CLUBS[longer].displayName}.`
