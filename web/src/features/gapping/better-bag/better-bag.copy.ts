import type { BetterBag } from '@bagwise/golf/better-bag/better-bag'
import type { YardageRange } from '@bagwise/golf/better-bag/coverage'
import { COVERED_WITHIN_YARDS } from '@bagwise/golf/better-bag/coverage'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownDistance, unitWords } from '#quantities/distance.ts'
import { dollars } from '#quantities/dollars.ts'

export const tooFewDistances = 'Give two clubs or more their distances, and what to change shows here.'
/** Before the share of the range that the bag covers. */
export const coveredNow = 'Covered now'
export const coveredThen = 'Then'
export const coveredPerhaps = 'It may become'
export const apply = 'Apply to the bag'
export const applied = 'The better bag is your bag now.'

export const budget = 'Budget (optional)'
/** In the empty field of the budget. */
export const anyBudget = 'any'
export const priceNote = 'Prices are about what one new club costs.'
export const budgetHint = 'Type whole dollars, as in 250, or leave it empty for any price.'

/** What the share is a share of. */
export function coverageText({ fromYards, toYards }: YardageRange, units: PreferredUnits): string {
  const shown = (yards: number) => shownDistance(yards, units)
  return `Recommendations look at one gap; this looks at the whole bag: how much of the range from ${shown(fromYards)} to ${shown(toYards)} ${unitWords(units)}, your shortest club to your longest, a full swing reaches within ${shown(COVERED_WITHIN_YARDS)} ${unitWords(units)}.`
}

/** The plan in one or two sentences, before its steps. */
export function planText(
  { steps, isPreview, shareBefore, shareAfter, priceDollars }: BetterBag,
  bag: readonly { readonly isInBag: boolean }[],
): string {
  if (steps.length === 0) return 'Keep the bag as it is: within this range no change gains more than it costs.'
  if (isPreview)
    return 'These steps rest on estimates. Measure the clubs they name, ten shots each, before you buy anything.'
  const moved = steps.filter(({ kind }) => kind === 'leave-out' || kind === 'reloft').length
  const keptCount = bag.filter(({ isInBag }) => isInBag).length - moved
  const price = priceDollars === 0 ? '' : ` The changes cost about ${dollars(priceDollars)}.`
  const why = shareAfter < shareBefore ? ' It covers less then, because the rules allow 13 clubs and the putter.' : ''
  return `Keep ${keptCount} ${keptCount === 1 ? 'club' : 'clubs'} as they are.${price}${why}`
}
