import { BUDGET_CAP_DOLLARS } from './ball.ts'
import type { Ball, BallPreferences } from './ball.ts'

export type BallGolfer = BallPreferences & {
  /** 18 when unknown; a plus handicap is negative. */
  readonly handicap: number
}

/** Ranges of the catalogue begin here, mph: the slowest speed it was made for. A range from here is open below. */
const SLOWEST_RANGE_MPH = 60

/** Whether the ball's published speeds include the golfer's. */
export function suitsSpeed({ swingSpeedRange: { min, max } }: Ball, { swingSpeedMph }: BallGolfer): boolean {
  const countedMph = Math.max(SLOWEST_RANGE_MPH, swingSpeedMph)
  return countedMph >= min && countedMph <= max
}

/** Whether its handicaps include the golfer's. Golfers better than scratch play what scratch golfers play. */
export function suitsHandicap({ handicapRange: { min, max } }: Ball, { handicap }: BallGolfer): boolean {
  const countedHandicap = Math.max(0, handicap)
  return countedHandicap >= min && countedHandicap <= max
}

export function suitsSwing(ball: Ball, golfer: BallGolfer): boolean {
  return suitsSpeed(ball, golfer) && suitsHandicap(ball, golfer)
}

/** By the typical price of a dozen. */
export function isAffordable(ball: Ball, golfer: BallGolfer): boolean {
  return dollarsAbove(ball, golfer) === 0
}

/** Dollars a dozen above the budget; 0 within it. */
export function dollarsAbove({ pricePerDozen }: Ball, { budget }: BallGolfer): number {
  return Math.max(0, pricePerDozen.typical - BUDGET_CAP_DOLLARS[budget])
}
