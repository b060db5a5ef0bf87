import { cosineOfDegrees, sineOfDegrees } from './physics/angles.ts'
import type { Launch } from './physics/fly.ts'
import { findRangeProblem } from './physics/physical-range.ts'
import type { RangeProblem } from './physics/physical-range.ts'

/** How the club meets the ball. */
export type Delivery = {
  /** Of the head, 15 to 155. */
  readonly clubSpeedMph: number
  /** Of the face at impact, against the upright, 0 to 70. */
  readonly dynamicLoftDeg: number
  /** Of the head's path, −20 to 20; positive is upward. */
  readonly attackDeg: number
}

/** Ball speed over club speed without loft; fitted: docs/models/ball-flight.md. */
export const SMASH_WITHOUT_LOFT = 1.505
/** Share of the spin loft in the launch direction; fitted, same page. */
export const LAUNCH_SHARE = 0.875
/** Spin per mph of club speed in a grazing hit; fitted, same page. */
export const SPIN_RPM_PER_MPH = 130

/**
 * The launch of a well-struck drive. Spin loft is dynamic loft less attack angle. Values outside their range, and
 * launches outside the model's range, return a problem.
 */
export function launchFromDelivery({ clubSpeedMph, dynamicLoftDeg, attackDeg }: Delivery): Launch | RangeProblem {
  const problem = findRangeProblem({ clubSpeedMph, dynamicLoftDeg, attackDeg })
  if (problem) return problem

  const spinLoftDeg = dynamicLoftDeg - attackDeg
  const launch = {
    ballSpeedMph: SMASH_WITHOUT_LOFT * clubSpeedMph * cosineOfDegrees(spinLoftDeg),
    launchDeg: attackDeg + LAUNCH_SHARE * spinLoftDeg,
    spinRpm: SPIN_RPM_PER_MPH * clubSpeedMph * sineOfDegrees(spinLoftDeg),
  }
  return findRangeProblem(launch) ?? launch
}
