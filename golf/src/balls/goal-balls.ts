import { BUDGET_CAP_DOLLARS } from './ball.ts'
import type { Ball, BallGoal } from './ball.ts'
import { feelStepsFirmer, goalFit, goalMerit, servesGoal } from './goal-fit.ts'
import type { GoalMerit } from './goal-fit.ts'
import { dollarsAbove, isAffordable, suitsHandicap, suitsSpeed, suitsSwing } from './suits-swing.ts'
import type { BallGolfer } from './suits-swing.ts'

/** What was given up to find a ball for the goal, the goal itself never; the most important thing last. */
export const GIVEN_UP = ['nothing', 'feel', 'range', 'budget', 'range-and-budget'] as const
export type GivenUp = (typeof GIVEN_UP)[number]

/** Why a ball is shown to this golfer, or what it lacks. */
export type BallReason =
  | { readonly about: 'goal'; readonly goal: BallGoal; readonly merit: GoalMerit }
  | { readonly about: 'budget'; readonly dollarsAbove: number }
  | { readonly about: 'feel'; readonly differs: 'no' | 'softer' | 'firmer' }
  /** Made for other speeds, mph. */
  | { readonly about: 'speed'; readonly minMph: number; readonly maxMph: number }
  | { readonly about: 'handicap'; readonly min: number; readonly max: number }

export type GoalMatch<Candidate extends Ball> = {
  readonly ball: Candidate
  /** From 1. */
  readonly rank: number
  /** 0.5 to 1. */
  readonly goalFit: number
  readonly reasons: readonly BallReason[]
}

/** What a step of feel and the price cost of the goal fit. Our judgement: a putt is felt more often than a dozen bought. */
const COST_PER_FEEL_STEP = 0.08
const COST_OF_PRICE = 0.05
/** Golfers above this handicap lose more balls: the price counts twice. */
const LOSES_BALLS_ABOVE_HANDICAP = 18

/**
 * Every ball that serves the golfer's goal, best first, with what had to be given up: feel, then the published speeds
 * and handicaps, which are editorial, then the budget.
 */
export function goalBalls<Candidate extends Ball>(
  balls: readonly Candidate[],
  golfer: BallGolfer,
): { readonly givenUp: GivenUp; readonly matches: readonly GoalMatch<Candidate>[] } {
  const serving = balls.filter((ball) => ball.available && servesGoal(ball, golfer.primaryGoal, golfer))
  const found = GIVEN_UP.map((givenUp) => ({ givenUp, kept: serving.filter((ball) => isKept(ball, golfer, givenUp)) }))
  const { givenUp, kept } = found.find((step) => step.kept.length > 0) ?? { givenUp: 'nothing', kept: [] }
  return { givenUp, matches: ranked(kept, golfer) }
}

/**
 * Balls that serve the goal, as `goalBalls` ranks them; where the feel alone makes them few, then those that suit speed,
 * handicap and budget with another feel.
 */
export function suitableForGoal<Candidate extends Ball>(
  balls: readonly Candidate[],
  golfer: BallGolfer,
): readonly Candidate[] {
  const { givenUp, matches } = goalBalls(balls, golfer)
  const found = matches.map(({ ball }) => ball)
  if (givenUp !== 'nothing') return found
  const others = balls.filter(
    (ball) => !found.includes(ball) && ball.available && servesGoal(ball, golfer.primaryGoal, golfer),
  )
  const suiting = others.filter((ball) => isKept(ball, golfer, 'feel'))
  return [...found, ...ranked(suiting, golfer).map(({ ball }) => ball)]
}

function isKept(ball: Ball, golfer: BallGolfer, givenUp: GivenUp): boolean {
  switch (givenUp) {
    case 'nothing':
      return suitsSwing(ball, golfer) && isAffordable(ball, golfer) && ball.feel === golfer.preferredFeel
    case 'feel':
      return suitsSwing(ball, golfer) && isAffordable(ball, golfer)
    case 'range':
      return isAffordable(ball, golfer)
    case 'budget':
      return suitsSwing(ball, golfer)
    case 'range-and-budget':
      return true
  }
}

function ranked<Candidate extends Ball>(
  balls: readonly Candidate[],
  golfer: BallGolfer,
): readonly GoalMatch<Candidate>[] {
  return balls
    .toSorted((a, b) => rankValue(b, golfer) - rankValue(a, golfer) || b.popularityScore - a.popularityScore)
    .map((ball, index) => ({
      ball,
      rank: index + 1,
      goalFit: goalFit(ball, golfer.primaryGoal, golfer),
      reasons: reasonsFor(ball, golfer),
    }))
}

function rankValue(ball: Ball, golfer: BallGolfer): number {
  const priceShare = ball.pricePerDozen.typical / BUDGET_CAP_DOLLARS[golfer.budget]
  const priceCount = golfer.handicap > LOSES_BALLS_ABOVE_HANDICAP ? 2 : 1
  return (
    goalFit(ball, golfer.primaryGoal, golfer) -
    COST_PER_FEEL_STEP * Math.abs(feelStepsFirmer(ball, golfer.preferredFeel)) -
    COST_OF_PRICE * priceCount * priceShare
  )
}

function reasonsFor(ball: Ball, golfer: BallGolfer): readonly BallReason[] {
  const { primaryGoal: goal, preferredFeel } = golfer
  const steps = feelStepsFirmer(ball, preferredFeel)
  const { swingSpeedRange, handicapRange } = ball
  return [
    { about: 'goal', goal, merit: goalMerit(ball, goal) },
    { about: 'budget', dollarsAbove: dollarsAbove(ball, golfer) },
    { about: 'feel', differs: steps === 0 ? 'no' : steps > 0 ? 'firmer' : 'softer' },
    ...(suitsSpeed(ball, golfer)
      ? []
      : [{ about: 'speed' as const, minMph: swingSpeedRange.min, maxMph: swingSpeedRange.max }]),
    ...(suitsHandicap(ball, golfer) ? [] : [{ about: 'handicap' as const, ...handicapRange }]),
  ]
}
