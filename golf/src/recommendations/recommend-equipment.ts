import type { ClubType } from '../club.ts'
import { analyseGaps } from '../gapping/analyse-gaps.ts'
import { neededClubs } from './needed-clubs.ts'
import { gapClubs } from '../gapping/find-gaps.ts'
import type { GapRecommendation, HoleAdvice, TooClose } from '../gapping/gap-recommendation.ts'
import { fillGap, removeOverlap } from './gap-rules.ts'
import { planAfterGaps } from './planned-bag.ts'
import type { Essential, Recommendation, RecommendationPriority } from './recommendation.ts'
import { RECOMMENDATION_PRIORITIES } from './recommendation.ts'
import type { RecommendedGolfer } from './recommended-golfer.ts'
import { antiSliceDriver, changeShafts, easierIrons } from './replacement-rules.ts'
import { addHybrid, addWedges } from './set-rules.ts'
import { shopSpecifications } from './shop-specifications.ts'

/** A first bag, most used clubs first; our selection. */
const ESSENTIALS = [
  { club: '7-iron', priority: 'high' },
  { club: 'putter', priority: 'high' },
  { club: '5-hybrid', priority: 'high' },
  { club: 'driver', priority: 'medium' },
  { club: 'sw', priority: 'medium' },
] as const satisfies readonly { readonly club: ClubType; readonly priority: RecommendationPriority }[]

/** Rules that add clubs: each builds on the ones before. */
const PLANNED_RULES = [addHybrid, antiSliceDriver, addWedges, easierIrons] as const

/**
 * Equipment advice, high priority first. Each piece builds on those before it: followed together, no club appears twice
 * and there are never more than 13 besides the putter. Without clubs, the essentials.
 */
export function recommendEquipment(golfer: RecommendedGolfer): readonly Recommendation[] {
  if (golfer.bag.length === 0) return ESSENTIALS.map((essential) => essentialOf(essential, golfer))

  const { recommendations } = analyseGaps({ ...golfer, needed: neededClubs(golfer) })
  const holes = recommendations.filter(isAboutHole)
  const clubs = gapClubs(golfer)
  let plan = planAfterGaps(golfer, holes)
  const planned = PLANNED_RULES.flatMap((rule) => {
    const followed = rule(golfer, plan)
    plan = followed?.plan ?? plan
    return followed ? [followed.recommendation] : []
  })
  const shafts = changeShafts(golfer)
  const found: readonly Recommendation[] = [
    ...holes.map((advice) => fillGap(advice, golfer)),
    ...planned,
    ...recommendations.filter(isOverlap).map((advice) => removeOverlap(advice, { golfer, clubs, plan })),
    ...(shafts ? [shafts] : []),
  ]
  return found.toSorted((a, b) => rankOf(a) - rankOf(b))
}

function rankOf({ priority }: Recommendation): number {
  return RECOMMENDATION_PRIORITIES.indexOf(priority)
}

function isAboutHole(advice: GapRecommendation): advice is HoleAdvice {
  return 'gap' in advice && advice.kind !== 'too-close'
}

function isOverlap(advice: GapRecommendation): advice is TooClose {
  return advice.kind === 'too-close'
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
