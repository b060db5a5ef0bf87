import type { ClubType } from '../club.ts'
import type { BagPlan } from '../one-bag/plan-bag.ts'
import { planAdvice } from './plan-advice.ts'
import type { Essential, Recommendation, RecommendationPriority } from './recommendation.ts'
import { RECOMMENDATION_PRIORITIES } from './recommendation.ts'
import type { RecommendedGolfer } from './recommended-golfer.ts'
import { antiSliceDriver, changeShafts, easierIrons } from './replacement-rules.ts'
import { shopSpecifications } from './shop-specifications.ts'

/** A first bag, most used clubs first; our selection. */
const ESSENTIALS = [
  { club: '7-iron', priority: 'high' },
  { club: 'putter', priority: 'high' },
  { club: '5-hybrid', priority: 'high' },
  { club: 'driver', priority: 'medium' },
  { club: 'sw', priority: 'medium' },
] as const satisfies readonly { readonly club: ClubType; readonly priority: RecommendationPriority }[]

/**
 * Equipment advice, high priority first: everything that the plan of the bag says to do, and the rules that are not about
 * gaps. Only the plan adds clubs or leaves any out. Without clubs, the essentials.
 */
export function recommendEquipment(golfer: RecommendedGolfer, plan: BagPlan): readonly Recommendation[] {
  if (golfer.bag.length === 0) return ESSENTIALS.map((essential) => essentialOf(essential, golfer))

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

function essentialOf({ club, priority }: (typeof ESSENTIALS)[number], golfer: RecommendedGolfer): Essential {
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
