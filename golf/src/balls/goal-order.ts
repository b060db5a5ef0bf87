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

/** Enough spin to stop a ball, and not so much that a miss curves far. */
const CONTROLLED_SPIN: SpinRate = 'mid-high'

/**
 * What serves a goal, the most telling first; more is better. Distance: little spin, then a firm core. Control: a cover
 * that grips, then spin that is neither little nor most. Spin: spin, then the cover. Durability: how long it lasts, then
 * what a lost one costs.
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

/** For sorting: negative when the first ball serves the goal better, 0 when both serve it alike. */
export function compareForGoal(goal: BallGoal): (first: Ball, second: Ball) => number {
  return (first, second) => {
    const merits = MERITS[goal](first)
    const others = MERITS[goal](second)
    return merits.map((merit, index) => (others[index] ?? 0) - merit).find((difference) => difference !== 0) ?? 0
  }
}

/** Those of these that serve the goal best: several when nothing tells them apart. */
export function bestForGoal(balls: readonly Ball[], goal: BallGoal): readonly Ball[] {
  const compare = compareForGoal(goal)
  return balls.filter((ball) => balls.every((other) => compare(ball, other) <= 0))
}

function spinStep(spinRate: SpinRate): number {
  return SPIN_RATES.indexOf(spinRate)
}
