import type { StarterAnswers } from './starter-answers.ts'
import type { StarterSet, TierPrices } from './starter-set.ts'
import { TIER_BADGES, TIER_OF_BUDGET } from './starter-set.ts'

/** A set rated by the golfer's answers; the first one is recommended. */
export type MatchedSet = {
  readonly set: StarterSet
  readonly tier: (typeof TIER_BADGES)[keyof typeof TIER_BADGES]
  /** Between 60 and 100. */
  readonly matchScore: number
  /** How far the set exceeds the golfer's budget; 0 when it does not. */
  readonly overBudgetDollars: number
  /** Price range of sets in this tier. */
  readonly priceRange: TierPrices['priceRange']
}

/** Price differences from the target with a large or a small penalty, never both (specification 2 §9). */
const FAR_FROM_TARGET_DOLLARS = 500
const OFF_TARGET_DOLLARS = 200
const FAR_PENALTY = 10
const SMALL_PENALTY = 5

/** Too expensive for golfers who rarely play, too cheap for those who play often (specification 2 §9). */
const DEAR_WHEN_RARE_ABOVE_DOLLARS = 800
const CHEAP_WHEN_OFTEN_BELOW_DOLLARS = 1000

const LOWEST_SCORE = 60
const HIGHEST_SCORE = 100

type ScoringAnswers = Pick<StarterAnswers, 'budget' | 'frequency'>

/**
 * Sets rated by the answers: those within the budget first, highest score first, then the others, least over the budget
 * first. Ties keep their order.
 */
export function matchSets(sets: readonly StarterSet[], answers: ScoringAnswers): readonly MatchedSet[] {
  return sets
    .map((set) => matchOf(set, answers))
    .toSorted((a, b) => a.overBudgetDollars - b.overBudgetDollars || b.matchScore - a.matchScore)
}

/** Matched sets within the golfer's budget, and those over it, in their order. */
export function setsByBudget(matches: readonly MatchedSet[]): {
  readonly within: readonly MatchedSet[]
  readonly over: readonly MatchedSet[]
} {
  const isWithin = ({ overBudgetDollars }: MatchedSet) => overBudgetDollars === 0
  return { within: matches.filter(isWithin), over: matches.filter((match) => !isWithin(match)) }
}

/** The set's score less penalties for these answers, clamped to 60 to 100. */
export function scoreOf(set: Pick<StarterSet, 'matchScore' | 'estimatedTotal'>, answers: ScoringAnswers): number {
  const { targetDollars } = TIER_OF_BUDGET[answers.budget]
  const penalty =
    targetPenalty(Math.abs(set.estimatedTotal - targetDollars)) +
    (priceFit(set, answers) === 'fits' ? 0 : SMALL_PENALTY)
  return Math.min(HIGHEST_SCORE, Math.max(LOWEST_SCORE, set.matchScore - penalty))
}

/** Whether the price suits how often the golfer plays. */
export function priceFit(
  { estimatedTotal }: Pick<StarterSet, 'estimatedTotal'>,
  { frequency }: Pick<StarterAnswers, 'frequency'>,
): 'fits' | 'dear' | 'cheap' {
  if (frequency === 'rarely' && estimatedTotal > DEAR_WHEN_RARE_ABOVE_DOLLARS) return 'dear'
  if (frequency === 'multiple' && estimatedTotal < CHEAP_WHEN_OFTEN_BELOW_DOLLARS) return 'cheap'
  return 'fits'
}

function matchOf(set: StarterSet, answers: ScoringAnswers): MatchedSet {
  const { limitDollars, priceRange }: TierPrices = TIER_OF_BUDGET[answers.budget]
  return {
    set,
    tier: TIER_BADGES[set.matchLevel],
    matchScore: scoreOf(set, answers),
    overBudgetDollars: limitDollars === undefined ? 0 : Math.max(0, set.estimatedTotal - limitDollars),
    priceRange,
  }
}

function targetPenalty(offDollars: number): number {
  if (offDollars > FAR_FROM_TARGET_DOLLARS) return FAR_PENALTY
  return offDollars > OFF_TARGET_DOLLARS ? SMALL_PENALTY : 0
}
