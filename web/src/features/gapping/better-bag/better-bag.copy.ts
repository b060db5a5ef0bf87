import type { YardageRange } from '@bagwise/golf/one-bag/coverage'
import { COVERED_WITHIN_YARDS } from '@bagwise/golf/one-bag/coverage'
import type { PlannedCoverage } from '@bagwise/golf/one-bag/planned-coverage'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownDistance, unitWords } from '#quantities/distance.ts'
import { dollars } from '#quantities/dollars.ts'

export const tooFewDistances = 'Give two clubs or more their distances, and what to change shows here.'
/** Before the share of the range that the bag covers. */
export const coveredNow = 'Covered now'
export const coveredThen = 'Then'
export const apply = 'Apply to the bag'
export const applied = 'Your bag is updated.'
export const keepAsItIs = 'Your bag is set. No change is worth the money.'
export const measureFirst = 'The numbers it rests on are estimates: measure the clubs named above, then look again.'

/** What the share is a share of. */
export function coverageText({ fromYards, toYards }: YardageRange, units: PreferredUnits): string {
  const shown = (yards: number) => shownDistance(yards, units)
  return `How much of the range from ${shown(fromYards)} to ${shown(toYards)} ${unitWords(units)}, your shortest club to your longest, a full swing reaches within ${shown(COVERED_WITHIN_YARDS)} ${unitWords(units)}.`
}

/** What the steps cost, and why a bag may cover less afterwards. */
export function planText({ shareBefore, shareAfter, priceDollars }: PlannedCoverage, changeCount: number): string {
  const what = changeCount === 1 ? 'One change' : `${changeCount} changes`
  const price = priceDollars === 0 ? 'for nothing' : `for about ${dollars(priceDollars)}`
  const why = shareAfter < shareBefore ? ' It covers less then, because the Rules allow 13 clubs and the putter.' : ''
  return `${what} from the list above, ${price}.${why}`
}
