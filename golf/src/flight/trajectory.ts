import { degreesFromRadians, mphFromMetresPerSecond, rpmFromRadiansPerSecond, yardsFromMetres } from '../units.ts'
import { flightAirOf } from './physics/air.ts'
import type { Air } from './physics/air.ts'
import { flyBall } from './physics/fly.ts'
import type { Launch } from './physics/fly.ts'
import type { BallState } from './physics/forces.ts'
import { findRangeProblem } from './physics/physical-range.ts'
import type { RangeProblem } from './physics/physical-range.ts'

/** A point of the flight, relative to the ball's start. */
export type FlightPoint = {
  /** Along the target line. */
  readonly downrangeYards: number
  /** Above the ball's start. */
  readonly heightYards: number
  /** Positive to the right. */
  readonly lateralYards: number
}

export type Flight = {
  /** Along the target line, to where the ball comes down to the ground. */
  readonly carryYards: number
  /** Away from the target line, positive to the right. */
  readonly lateralYards: number
  /** Above the ball's start. */
  readonly apexYards: number
  /** Angle of descent, 0 to 90; 0 for a ball that meets a hillside on its way up. */
  readonly landingDeg: number
  readonly landingSpeedMph: number
  readonly landingSpinRpm: number
  readonly hangSeconds: number
  /** From strike to landing, a point every 0.08 s. */
  readonly path: readonly FlightPoint[]
}

/**
 * Flies a ball through the day's air. Units and ranges: see `Launch` and `Air`. Values out of range return a problem.
 * Without a distance to the target, its height is that of level ground; a ball that never gets up there ends at its
 * highest point. Equations and sources: docs/models/ball-flight.md.
 */
export function simulateFlight(launch: Launch, air: Air = {}): Flight | RangeProblem {
  const launchProblem = findRangeProblem(launch)
  if (launchProblem) return launchProblem
  const flightAir = flightAirOf(air)
  if ('problem' in flightAir) return flightAir

  const path: FlightPoint[] = []
  const { landing, apexM, hangS } = flyBall({
    launch,
    air: flightAir,
    visit: (ball) => path.push(pointOf(ball)),
  })
  const { downrangeYards, lateralYards } = pointOf(landing)
  return {
    carryYards: downrangeYards,
    lateralYards,
    apexYards: yardsFromMetres(apexM),
    landingDeg: Math.max(0, fallDeg(landing)),
    landingSpeedMph: mphFromMetresPerSecond(Math.hypot(landing.vxMps, landing.vyMps, landing.vzMps)),
    landingSpinRpm: rpmFromRadiansPerSecond(landing.spinRadPerS),
    hangSeconds: hangS,
    path,
  }
}

/** The angle of descent; negative on the way up. */
export function fallDeg({ vxMps, vyMps, vzMps }: BallState): number {
  return degreesFromRadians(Math.atan2(-vyMps, Math.hypot(vxMps, vzMps)))
}

/** Adding zero turns negative zero into zero, so that straight is straight from both sides. */
function pointOf({ xM, yM, zM }: BallState): FlightPoint {
  return {
    downrangeYards: yardsFromMetres(xM),
    heightYards: yardsFromMetres(yM),
    lateralYards: yardsFromMetres(zM) + 0,
  }
}
