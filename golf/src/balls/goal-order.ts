import { SPIN_RATES } from './ball.ts'
import type { Ball, BallGoal, Cover, SpinRate } from './ball.ts'

/** How a cover grips on short shots: urethane most, ionomer and Surlyn least. */
const COVER_GRIP = {
  'Cast Urethane': 2,
  Urethane: 2,
  'Hybrid Cover': 1,
  Ionomer: 0,
  Surlyn: 0,
} as const satisfies Record<Cover, number>

/** Enough spin to stop a ball, without curving misses too far. */
const CONTROLLED_SPIN: SpinRate = 'mid-high'

/**
 * What serves a goal, most important first; more is better. Distance: low spin, then a firm core. Control: a cover that
 * grips, then medium spin. Spin: spin, then the cover. Durability: durability, then the price of a lost ball.
 */
const MERITS = {
  distance: (ball) => [-spinStep(ball.spinRate), ball.compression],
  control: (ball) => [
    COVER_GRIP[ball.cover],
    -Math.abs(spinStep(ball.spinRate) - spinStep(CONTROLLED_SPIN)),
    ball.durability,
  ],
  spin: (ball) => [spinStep(ball.spinRate), COVER_GRIP[ball.cover]],
  durability: (ball) => [ball.durability, -ball.pricePerDozen.typical],
} as const satisfies Record<BallGoal, (ball: Ball) => readonly number[]>

/** For sorting: negative when the first ball serves the goal better, 0 when they are equal. */
export function compareForGoal(goal: BallGoal): (first: Ball, second: Ball) => number {
  return (first, second) => {
    const merits = MERITS[goal](first)
    const others = MERITS[goal](second)
    return merits.map((merit, index) => (others[index] ?? 0) - merit).find((difference) => difference !== 0) ?? 0
  }
}

/** The balls that serve the goal best: several when they are equal. */
export function bestForGoal(balls: readonly Ball[], goal: BallGoal): readonly Ball[] {
  const compare = compareForGoal(goal)
  return balls.filter((ball) => balls.every((other) => compare(ball, other) <= 0))
}

function spinStep(spinRate: SpinRate): number {
  return SPIN_RATES.indexOf(spinRate)
}
