import type { BagPlan } from '@bagwise/golf/one-bag/plan-bag'
import type { BagDistances } from './clubs/bag-distances.ts'
import type { JudgedBag } from '@bagwise/golf/one-bag/judged-bag'

/** The two sentences about the whole bag. */
export type AdviceSentence = 'more-clubs' | 'well-spaced'

/** With fewer clubs than this, besides the putter, golfers are advised to carry more (specification 1 §9). */
const FEW_CLUBS_BELOW = 10
/** Fewer known numbers do not deserve praise. */
const FEWEST_KNOWN = 3

/**
 * What to say of the whole bag. By the 5-20 rule as specified; clubs without a distance count as carried, since a golfer
 * with ten in the bag needs distances, not more clubs. For the golfer's swing only praise, and only where nothing is left
 * to do.
 */
export function adviceSentences({
  bag: { carried, ownCount },
  judged: { rule, gaps },
  plan: { actions },
}: {
  readonly bag: Pick<BagDistances, 'carried' | 'ownCount'>
  readonly judged: Pick<JudgedBag, 'rule' | 'gaps'>
  readonly plan: Pick<BagPlan, 'actions'>
}): readonly AdviceSentence[] {
  const isEven = gaps.length > 0 && gaps.every(({ verdict }) => verdict === 'good')
  if (rule === 'swing') return isEven && actions.length === 0 && ownCount >= FEWEST_KNOWN ? ['well-spaced'] : []
  return [
    ...(carried.length < FEW_CLUBS_BELOW ? (['more-clubs'] as const) : []),
    ...(isEven ? (['well-spaced'] as const) : []),
  ]
}
