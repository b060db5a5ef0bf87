import { findBagProblems } from '../bag-problems.ts'
import { contradictingLofts } from '../contradicting-lofts.ts'
import type { CarryDoubt } from '../distances/number-doubts.ts'
import type { BagAction } from '../one-bag/bag-action.ts'
import type { BagPlan } from '../one-bag/plan-bag.ts'
import { recommendEquipment } from '../recommendations/recommend-equipment.ts'
import { RECOMMENDATION_PRIORITIES } from '../recommendations/recommendation.ts'
import type { RecommendedGolfer } from '../recommendations/recommended-golfer.ts'
import type { TodoItem, Wish } from './todo-item.ts'
import { ADD_PUTTER, checkNumbers, chooseClubs, followWish, pairOf } from './todo-item.ts'

/** Why something is to be done. Of the same priority a number to measure comes before a club to buy, and so on. */
export const TODO_CAUSES = ['doubt', 'measure', 'gap', 'overlap', 'fitting', 'ball', 'bag', 'first-bag'] as const
export type TodoCause = (typeof TODO_CAUSES)[number]

type TodoSources = {
  /** Of the golfer's own numbers. */
  readonly doubts?: readonly CarryDoubt[]
  /** What the golfer has added. */
  readonly wishes?: readonly Wish[]
}

/**
 * Everything that a golfer can do about the bag, from high to low, each cause once: of several things about the same two
 * clubs only the first, since the next ones follow from it.
 */
export function todo(
  golfer: RecommendedGolfer,
  plan: BagPlan,
  { doubts = [], wishes = [] }: TodoSources = {},
): readonly TodoItem[] {
  const lofts = contradictingLofts(golfer.bag).map((pair) => ({ kind: 'lofts', pair }) as const)
  const all: readonly TodoItem[] = [
    ...[...doubts, ...lofts].map(checkNumbers),
    ...recommendEquipment(golfer, plan),
    ...wishes.map(followWish),
    ...problemsOf(golfer, plan),
  ]
  const inTurn = all.toSorted((a, b) => priorityRank(a) - priorityRank(b) || causeRank(a) - causeRank(b))
  const pairs = inTurn.map(pairOf)
  return inTurn.filter((_, index) => pairs[index] === undefined || pairs.indexOf(pairs[index]) === index)
}

/** Of a bag whose clubs have too few carries the plan cannot say which to leave out. */
function problemsOf({ bag }: RecommendedGolfer, { actions }: BagPlan): readonly TodoItem[] {
  const isSettled = actions.some((action) => action.kind === 'leave-out' && action.reason === 'too-many')
  return findBagProblems(bag).flatMap((problem): readonly TodoItem[] => {
    if (problem.code === 'no-putter') return [ADD_PUTTER]
    return isSettled ? [] : [chooseClubs(problem.surplusCount)]
  })
}

/** What an item is about. */
export function causeOf(item: TodoItem): TodoCause {
  switch (item.rule) {
    case 'doubt':
      return 'doubt'
    case 'plan':
      return causeOfAction(item.action)
    case 'normal-gap':
      return 'gap'
    case 'essential':
      return 'first-bag'
    case 'putter':
    case 'too-many':
      return 'bag'
    case 'wish':
      return ({ fitting: 'fitting', balls: 'ball', 'starter-sets': 'first-bag' } as const)[item.wish.from]
    default:
      return 'fitting'
  }
}

function causeOfAction(action: BagAction): TodoCause {
  if (action.kind === 'measure') return 'measure'
  if (action.kind === 'leave-out' && action.reason === 'too-many') return 'bag'
  return 'gap' in action ? 'overlap' : 'gap'
}

function priorityRank({ priority }: TodoItem): number {
  return RECOMMENDATION_PRIORITIES.indexOf(priority)
}

function causeRank(item: TodoItem): number {
  return TODO_CAUSES.indexOf(causeOf(item))
}
