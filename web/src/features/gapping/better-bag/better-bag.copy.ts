import type { YardageRange } from '@bagwise/golf/one-bag/coverage'
import { COVERED_WITHIN_YARDS } from '@bagwise/golf/one-bag/coverage'
import type { PlannedCoverage } from '@bagwise/golf/one-bag/planned-coverage'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { ClubType } from '@bagwise/golf/club'
import { clubList } from '#charts/gap.copy.ts'
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

/** What following the plan changes and costs, and why a bag may cover less afterwards. */
export function planText(
  { shareBefore, shareAfter, priceDollars }: PlannedCoverage,
  { joining, leaving }: { readonly joining: readonly string[]; readonly leaving: readonly ClubType[] },
): string {
  const steps = [
    ...(joining.length > 0 ? [`Add ${listOf(joining)}`] : []),
    ...(leaving.length > 0 ? [`${joining.length > 0 ? 'leave' : 'Leave'} out ${clubList(leaving)}`] : []),
  ]
  const price = priceDollars === 0 ? '' : `, for about ${dollars(priceDollars)}`
  const why = shareAfter < shareBefore ? ' It covers less then, because the Rules allow 13 clubs and the putter.' : ''
  return `${steps.join(', ')}${price}.${why}`
}

function listOf(names: readonly string[]): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}
