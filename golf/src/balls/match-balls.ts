import { BUDGET_CAP_DOLLARS, FEELS } from './ball.ts'
import type { Ball, BallPreferences } from './ball.ts'
import { compareForGoal } from './goal-order.ts'

/** A matching ball with the reasons for it. */
export type MatchedBall<Candidate extends Ball> = {
  readonly ball: Candidate
  /** Per cent; expresses the rank, not a probability. */
  readonly matchScore: number
  readonly reasons: readonly string[]
}

/** What was relaxed to find a ball at all; the most important thing last. */
export const RELAXATIONS = ['nothing', 'feel', 'budget', 'feel-and-budget'] as const
export type Relaxation = (typeof RELAXATIONS)[number]

export type BallMatches<Candidate extends Ball> = {
  readonly relaxed: Relaxation
  /** Up to five, best first. */
  readonly matches: readonly MatchedBall<Candidate>[]
}

export type BallGolfer = BallPreferences & {
  /** 18 when unknown; a plus handicap is negative. */
  readonly handicap: number
}

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

/**
 * The most popular balls for the golfer's speed, handicap, feel and budget; ties go to the ball that serves the goal
 * better. Without an exact match the feel is relaxed first, then the budget, then both.
 */
export function matchBalls<Candidate extends Ball>(
  balls: readonly Candidate[],
  golfer: BallGolfer,
): BallMatches<Candidate> {
  const fitting = balls.filter((ball) => ball.available && fitsSwing(ball, golfer))
  const found = RELAXATIONS.map((relaxed) => ({
    relaxed,
    kept: fitting.filter((ball) => isKept(ball, golfer, relaxed)),
  }))
  const { relaxed, kept } = found.find((candidates) => candidates.kept.length > 0) ?? { relaxed: 'nothing', kept: [] }
  const penalty = SCORE_PER_RELAXED * RELAXED_COUNT[relaxed]
  const matches = kept
    .toSorted(inOrder(golfer))
    .slice(0, MOST_MATCHES)
    .map((ball, rank) => ({
      ball,
      matchScore: matchScoreOf(rank) - penalty,
      reasons: ball.bestFor.slice(0, REASON_COUNT),
    }))
  return { relaxed, matches }
}

/** Per cent for a ball of this rank, counted from 0, when nothing was relaxed: 95, 90, 85 and so on. */
export function matchScoreOf(rank: number): number {
  return BEST_SCORE - SCORE_PER_RANK * rank
}

/** Balls for the golfer's speed, handicap and budget, whatever their feel: nearest first. */
export function suitableBalls<Candidate extends Ball>(
  balls: readonly Candidate[],
  golfer: BallGolfer,
): readonly Candidate[] {
  return balls
    .filter((ball) => ball.available && fitsSwing(ball, golfer) && isAffordable(ball, golfer))
    .toSorted(inOrder(golfer))
}

/** Balls softer than any feel a golfer can ask for; only for those who ask for soft. */
export function softerStill<Candidate extends Ball>(
  balls: readonly Candidate[],
  golfer: BallGolfer,
): readonly Candidate[] {
  if (golfer.preferredFeel !== 'soft') return []
  return balls.filter(
    (ball) => ball.available && ball.feel === 'very-soft' && fitsSwing(ball, golfer) && isAffordable(ball, golfer),
  )
}

function fitsSwing({ swingSpeedRange, handicapRange }: Ball, { swingSpeedMph, handicap }: BallGolfer): boolean {
  // Golfers better than scratch play what scratch golfers play.
  const countedHandicap = Math.max(0, handicap)
  return (
    swingSpeedMph >= swingSpeedRange.min &&
    swingSpeedMph <= swingSpeedRange.max &&
    countedHandicap >= handicapRange.min &&
    countedHandicap <= handicapRange.max
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

function isAffordable({ pricePerDozen }: Ball, { budget }: BallGolfer): boolean {
  return pricePerDozen.typical <= BUDGET_CAP_DOLLARS[budget]
}

/** Nearest feel, then least above the budget, then most popular; the first two are equal when nothing was relaxed. */
function inOrder(golfer: BallGolfer): (first: Ball, second: Ball) => number {
  const forGoal = compareForGoal(golfer.primaryGoal)
  return (first, second) =>
    feelStepsAway(first, golfer) - feelStepsAway(second, golfer) ||
    dollarsAbove(first, golfer) - dollarsAbove(second, golfer) ||
    second.popularityScore - first.popularityScore ||
    forGoal(first, second) ||
    first.pricePerDozen.typical - second.pricePerDozen.typical
}

function feelStepsAway({ feel }: Ball, { preferredFeel }: BallGolfer): number {
  return Math.abs(FEELS.indexOf(feel) - FEELS.indexOf(preferredFeel))
}

function dollarsAbove({ pricePerDozen }: Ball, { budget }: BallGolfer): number {
  return Math.max(0, pricePerDozen.typical - BUDGET_CAP_DOLLARS[budget])
}
