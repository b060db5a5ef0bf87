import type { StarterAnswers } from './starter-answers.ts'
import type { StarterSet, TierPrices } from './starter-set.ts'
import { TIER_BADGES, TIER_OF_BUDGET } from './starter-set.ts'

/** A set as the golfer's answers rate it; the best one first is the one that is recommended. */
export type MatchedSet = {
  readonly set: StarterSet
  readonly tier: (typeof TIER_BADGES)[keyof typeof TIER_BADGES]
  /** Of a hundred, between 60 and 100. */
  readonly matchScore: number
  /** What the set costs more than the golfer would spend; 0 when it does not. */
  readonly overBudgetDollars: number
  /** What sets of this tier cost. */
  readonly priceRange: TierPrices['priceRange']
}

/** Farther from the target than this costs a set the larger or the smaller penalty, never both (specification 2 §9). */
const FAR_FROM_TARGET_DOLLARS = 500
const OFF_TARGET_DOLLARS = 200
const FAR_PENALTY = 10
const SMALL_PENALTY = 5

/** More than somebody needs who rarely plays, and less than somebody wants who plays often (specification 2 §9). */
const DEAR_WHEN_RARE_ABOVE_DOLLARS = 800
const CHEAP_WHEN_OFTEN_BELOW_DOLLARS = 1000

const LOWEST_SCORE = 60
const HIGHEST_SCORE = 100

type ScoringAnswers = Pick<StarterAnswers, 'budget' | 'frequency'>

/** The sets by what the golfer answered, the highest score first; equal scores stay in the order they came in. */
export function matchSets(sets: readonly StarterSet[], answers: ScoringAnswers): readonly MatchedSet[] {
  return sets.map((set) => matchOf(set, answers)).toSorted((a, b) => b.matchScore - a.matchScore)
}

/** The set's score less what speaks against it for these answers, kept between 60 and 100. */
export function scoreOf(set: Pick<StarterSet, 'matchScore' | 'estimatedTotal'>, answers: ScoringAnswers): number {
  const { targetDollars } = TIER_OF_BUDGET[answers.budget]
  const penalty =
    targetPenalty(Math.abs(set.estimatedTotal - targetDollars)) +
    (priceFit(set, answers) === 'fits' ? 0 : SMALL_PENALTY)
  return Math.min(HIGHEST_SCORE, Math.max(LOWEST_SCORE, set.matchScore - penalty))
}

/** Whether the price suits how often the golfer plays: dear for few rounds, cheap for many, or neither. */
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
