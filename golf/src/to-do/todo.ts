import type { BagAction } from '../one-bag/bag-action.ts'
import type { SwingGap } from '../one-bag/holes.ts'
import type { BagPlan } from '../one-bag/plan-bag.ts'
import { recommendEquipment } from '../recommendations/recommend-equipment.ts'
import type { Recommendation } from '../recommendations/recommendation.ts'
import { RECOMMENDATION_PRIORITIES } from '../recommendations/recommendation.ts'
import type { RecommendedGolfer } from '../recommendations/recommended-golfer.ts'

/** Why something is to be done. Of the same priority a number to measure comes before a club to buy, and so on. */
export const TODO_CAUSES = ['measure', 'gap', 'overlap', 'fitting', 'bag', 'first-bag'] as const
export type TodoCause = (typeof TODO_CAUSES)[number]

/**
 * Everything that a golfer can do about the bag, from high to low, each cause once: of several clubs for one gap only the
 * first, since the next ones follow from it.
 */
export function todo(golfer: RecommendedGolfer, plan: BagPlan): readonly Recommendation[] {
  const inTurn = recommendEquipment(golfer, plan).toSorted(
    (a, b) => priorityRank(a) - priorityRank(b) || causeRank(a) - causeRank(b),
  )
  const gapIds = inTurn.map((one) => gapOf(one)?.id)
  return inTurn.filter((_, index) => gapIds[index] === undefined || gapIds.indexOf(gapIds[index]) === index)
}

/** What an item is about. */
export function causeOf(one: Recommendation): TodoCause {
  switch (one.rule) {
    case 'plan':
      return causeOfAction(one.action)
    case 'normal-gap':
      return 'gap'
    case 'essential':
      return 'first-bag'
    default:
      return 'fitting'
  }
}

function causeOfAction(action: BagAction): TodoCause {
  if (action.kind === 'measure') return 'measure'
  if (action.kind === 'leave-out' && action.reason === 'too-many') return 'bag'
  return 'gap' in action ? 'overlap' : 'gap'
}

/** The two neighbors that an item is about; undefined where it is about none. */
function gapOf(one: Recommendation): SwingGap | undefined {
  if (one.rule === 'normal-gap') return one.gap
  if (one.rule !== 'plan') return undefined
  if ('hole' in one.action) return one.action.hole
  return 'gap' in one.action ? one.action.gap : undefined
}

function priorityRank({ priority }: Recommendation): number {
  return RECOMMENDATION_PRIORITIES.indexOf(priority)
}

function causeRank(one: Recommendation): number {
  return TODO_CAUSES.indexOf(causeOf(one))
}
