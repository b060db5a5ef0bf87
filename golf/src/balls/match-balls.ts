import type { Ball } from './ball.ts'
import { goalBalls } from './goal-balls.ts'
import type { GivenUp, GoalMatch } from './goal-balls.ts'
import { feelStepsFirmer, servesGoal } from './goal-fit.ts'
import { compareForGoal } from './goal-order.ts'
import { dollarsAbove, isAffordable, suitsSwing } from './suits-swing.ts'
import type { BallGolfer } from './suits-swing.ts'

/** By what serves the golfer's goal, or by the specification: by popularity. */
export const BALL_ORDERS = ['goal', 'popular'] as const
export type BallOrder = (typeof BALL_ORDERS)[number]

/** A popular ball with the reasons for it. */
export type PopularMatch<Candidate extends Ball> = {
  readonly ball: Candidate
  /** Per cent; expresses the rank, not a probability. */
  readonly matchScore: number
  readonly reasons: readonly string[]
}

/** What was relaxed to find a popular ball at all; the most important thing last. */
export const RELAXATIONS = ['nothing', 'feel', 'budget', 'feel-and-budget'] as const
export type Relaxation = (typeof RELAXATIONS)[number]

/** Up to five, best first. */
export type PopularMatches<Candidate extends Ball> = {
  readonly order: 'popular'
  readonly relaxed: Relaxation
  readonly matches: readonly PopularMatch<Candidate>[]
}
export type GoalMatches<Candidate extends Ball> = {
  readonly order: 'goal'
  readonly relaxed: GivenUp
  readonly matches: readonly GoalMatch<Candidate>[]
}
export type BallMatches<Candidate extends Ball> = PopularMatches<Candidate> | GoalMatches<Candidate>

/** Specification 2 §9. */
const MOST_MATCHES = 5
const BEST_SCORE = 95
const SCORE_PER_RANK = 5
const REASON_COUNT = 3
/** A ball found by relaxing never scores as high as an exact match. */
const SCORE_PER_RELAXED = 10

const RELAXED_COUNT = { nothing: 0, feel: 1, budget: 1, 'feel-and-budget': 2 } as const satisfies Record<
  Relaxation,
  number
>

/** Up to five balls for a golfer, best first: by what serves the goal, or the most popular ones. */
export function matchBalls<Candidate extends Ball>(
  balls: readonly Candidate[],
  golfer: BallGolfer,
  wish: { readonly order: 'popular' },
): PopularMatches<Candidate>
export function matchBalls<Candidate extends Ball>(
  balls: readonly Candidate[],
  golfer: BallGolfer,
  wish?: { readonly order: 'goal' },
): GoalMatches<Candidate>
export function matchBalls<Candidate extends Ball>(
  balls: readonly Candidate[],
  golfer: BallGolfer,
  wish?: { readonly order: BallOrder },
): BallMatches<Candidate>
export function matchBalls<Candidate extends Ball>(
  balls: readonly Candidate[],
  golfer: BallGolfer,
  { order }: { readonly order: BallOrder } = { order: 'goal' },
): BallMatches<Candidate> {
  if (order === 'popular') return popularBalls(balls, golfer)
  const { givenUp, matches } = goalBalls(balls, golfer)
  return { order, relaxed: givenUp, matches: matches.slice(0, MOST_MATCHES) }
}

/**
 * The most popular balls for the golfer's speed, handicap, feel and budget; ties go to the ball that serves the goal
 * better. Without an exact match the feel is relaxed first, then the budget, then both (specification 2 §9).
 */
function popularBalls<Candidate extends Ball>(
  balls: readonly Candidate[],
  golfer: BallGolfer,
): PopularMatches<Candidate> {
  const fitting = balls.filter((ball) => ball.available && suitsSwing(ball, golfer))
  const found = RELAXATIONS.map((relaxed) => ({
    relaxed,
    kept: fitting.filter((ball) => isKept(ball, golfer, relaxed)),
  }))
  const { relaxed, kept } = found.find((candidates) => candidates.kept.length > 0) ?? { relaxed: 'nothing', kept: [] }
  const penalty = SCORE_PER_RELAXED * RELAXED_COUNT[relaxed]
  const matches = kept
    .toSorted(byPopularity(golfer))
    .slice(0, MOST_MATCHES)
    .map((ball, rank) => ({
      ball,
      matchScore: matchScoreOf(rank) - penalty,
      reasons: ball.bestFor.slice(0, REASON_COUNT),
    }))
  return { order: 'popular', relaxed, matches }
}

/** Per cent for a ball of this rank, counted from 0, when nothing was relaxed: 95, 90, 85 and so on. */
export function matchScoreOf(rank: number): number {
  return BEST_SCORE - SCORE_PER_RANK * rank
}

/** Balls softer than any feel a golfer can ask for, with the same order's claim; only for those who ask for soft. */
export function softerStill<Candidate extends Ball>(
  balls: readonly Candidate[],
  golfer: BallGolfer,
  { order }: { readonly order: BallOrder } = { order: 'goal' },
): readonly Candidate[] {
  if (golfer.preferredFeel !== 'soft') return []
  return balls.filter(
    (ball) =>
      ball.available &&
      ball.feel === 'very-soft' &&
      suitsSwing(ball, golfer) &&
      isAffordable(ball, golfer) &&
      (order === 'popular' || servesGoal(ball, golfer.primaryGoal, golfer)),
  )
}

function isKept(ball: Ball, golfer: BallGolfer, relaxed: Relaxation): boolean {
  const hasFeel = ball.feel === golfer.preferredFeel
  switch (relaxed) {
    case 'nothing':
      return hasFeel && isAffordable(ball, golfer)
    case 'feel':
      return isAffordable(ball, golfer)
    case 'budget':
      return hasFeel
    case 'feel-and-budget':
      return true
  }
}

/** Nearest feel, then least above the budget, then most popular; the first two are equal when nothing was relaxed. */
function byPopularity(golfer: BallGolfer): (first: Ball, second: Ball) => number {
  const forGoal = compareForGoal(golfer.primaryGoal)
  const feelStepsAway = (ball: Ball) => Math.abs(feelStepsFirmer(ball, golfer.preferredFeel))
  return (first, second) =>
    feelStepsAway(first) - feelStepsAway(second) ||
    dollarsAbove(first, golfer) - dollarsAbove(second, golfer) ||
    second.popularityScore - first.popularityScore ||
    forGoal(first, second) ||
    first.pricePerDozen.typical - second.pricePerDozen.typical
}
