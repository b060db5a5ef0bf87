import { FIRST_BAG } from '../first-bag.ts'
import type { BagPlan } from '../one-bag/plan-bag.ts'
import { planAdvice } from './plan-advice.ts'
import type { Essential, Recommendation } from './recommendation.ts'
import { RECOMMENDATION_PRIORITIES } from './recommendation.ts'
import type { RecommendedGolfer } from './recommended-golfer.ts'
import { antiSliceDriver, changeShafts, easierIrons } from './replacement-rules.ts'
import { shopSpecifications } from './shop-specifications.ts'

/**
 * Equipment advice, high priority first: everything that the plan of the bag says to do, and the rules that are not about
 * gaps. Only the plan adds clubs or leaves any out. Without clubs, the essentials.
 */
export function recommendEquipment(golfer: RecommendedGolfer, plan: BagPlan): readonly Recommendation[] {
  if (golfer.bag.length === 0) return FIRST_BAG.map((essential) => essentialOf(essential, golfer))

  const found: readonly (Recommendation | undefined)[] = [
    ...planAdvice(plan, golfer),
    antiSliceDriver(golfer),
    easierIrons(golfer, plan),
    changeShafts(golfer),
  ]
  return found.filter((one) => one !== undefined).toSorted((a, b) => rankOf(a) - rankOf(b))
}

function rankOf({ priority }: Recommendation): number {
  return RECOMMENDATION_PRIORITIES.indexOf(priority)
}

function essentialOf({ club, priority }: (typeof FIRST_BAG)[number], golfer: RecommendedGolfer): Essential {
  return {
    rule: 'essential',
    id: `essential-${club}`,
    category: 'beginner-essential',
    priority,
    clubType: club,
    specifications: shopSpecifications(club, golfer),
    trigger: 'empty bag',
  }
}
