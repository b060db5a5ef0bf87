import { metresPerSecondFromMph, radiansPerSecondFromRpm, yardsFromMetres } from '../../units.ts'
import { groundHeightM } from './air.ts'
import type { FlightAir } from './air.ts'
import { cosineOfDegrees, sineOfDegrees } from './angles.ts'
import { ballWithin, shareAtApex, shareAtGround } from './between-steps.ts'
import { forcesIn } from './forces.ts'
import type { BallState, SpinAxis } from './forces.ts'
import { STEP_S, createStepper } from './integrate.ts'

/** How the ball leaves the club. */
export type Launch = {
  /** 15 to 230. */
  readonly ballSpeedMph: number
  /** Above the horizontal, −5 to 60. */
  readonly launchDeg: number
  /** 0 to 15,000. */
  readonly spinRpm: number
  /** Tilt of the spin axis, −90 to 90; positive curves right; default 0. */
  readonly spinAxisDeg?: number | undefined
  /** Relative to the target line, −90 to 90; positive starts right; default 0. */
  readonly startDirectionDeg?: number | undefined
}

/** A flight in SI units. */
export type BallFlight = {
  readonly landing: BallState
  readonly apexM: number
  readonly hangS: number
}

/** A safe limit: a ball that falls 1,500 ft takes less than 30 s. */
const LONGEST_FLIGHT_S = 90
/** The wind changes fastest in the first metre above ground: the first step is this share of the others. */
export const FIRST_STEP_SHARE = 0.2

/**
 * Flies the ball until it comes down to the ground, or, where level ground lies above all of its flight, to its highest
 * point. Calls `visit` with every state from strike to landing.
 */
export function flyBall({
  launch,
  air,
  stepS = STEP_S,
  visit,
}: {
  readonly launch: Launch
  readonly air: FlightAir
  readonly stepS?: number
  readonly visit?: (ball: BallState) => void
}): BallFlight {
  const groundAt = (alongM: number) => groundHeightM(air, alongM)
  const struck = struckBall(launch)
  const step = createStepper(forcesIn(air, spinAxisOf(launch)))
  let ball = struck
  let apexM = 0
  let timeS = 0
  visit?.(ball)
  if (isDrivenIntoGround(struck, air)) return { landing: struck, apexM, hangS: 0 }

  for (let nextStepS = stepS * FIRST_STEP_SHARE; timeS < LONGEST_FLIGHT_S; nextStepS = stepS) {
    const span = { from: ball, to: step(ball, nextStepS), stepS: nextStepS }
    const { to: next } = span
    if (ball.vyMps > 0 && next.vyMps <= 0) apexM = Math.max(apexM, ballWithin(span, shareAtApex(span)).yM)
    // Level ground may lie above a ball that is still on its way up.
    if (next.yM <= groundAt(next.xM) && (air.riseEndsM > 0 || next.vyMps <= 0)) {
      const share = shareAtGround(span, groundAt)
      const landing = ballWithin(span, share)
      visit?.(landing)
      return { landing, apexM, hangS: timeS + share * nextStepS }
    }
    ball = next
    timeS += nextStepS
    visit?.(ball)
  }
  return { landing: ball, apexM, hangS: timeS }
}

/** Carry along the target line. */
export function carryYardsIn(air: FlightAir, launch: Launch): number {
  return yardsFromMetres(flyBall({ launch, air }).landing.xM)
}

/** A ball that starts below the ground ahead of it does not fly. */
function isDrivenIntoGround({ vxMps, vyMps }: BallState, { targetHeightM, riseEndsM }: FlightAir): boolean {
  if (riseEndsM === 0) return targetHeightM === 0 && vyMps < 0
  return vyMps < (targetHeightM / riseEndsM) * vxMps
}

function struckBall({ ballSpeedMph, launchDeg, spinRpm, startDirectionDeg = 0 }: Launch): BallState {
  const speedMps = metresPerSecondFromMph(ballSpeedMph)
  const forwardMps = speedMps * cosineOfDegrees(launchDeg)
  return {
    xM: 0,
    yM: 0,
    zM: 0,
    vxMps: forwardMps * cosineOfDegrees(startDirectionDeg),
    vyMps: speedMps * sineOfDegrees(launchDeg),
    vzMps: forwardMps * sineOfDegrees(startDirectionDeg),
    spinRadPerS: radiansPerSecondFromRpm(spinRpm),
  }
}

/**
 * Perpendicular to the start direction: level and pointing right for pure backspin, its right end tilted down for a
 * ball that curves right.
 */
function spinAxisOf({ launchDeg, spinAxisDeg = 0, startDirectionDeg = 0 }: Launch): SpinAxis {
  const level = cosineOfDegrees(spinAxisDeg)
  const tilt = sineOfDegrees(spinAxisDeg)
  const ahead = cosineOfDegrees(startDirectionDeg)
  const aside = sineOfDegrees(startDirectionDeg)
  const rise = sineOfDegrees(launchDeg)
  return {
    x: tilt * rise * ahead - level * aside,
    y: -tilt * cosineOfDegrees(launchDeg),
    z: tilt * rise * aside + level * ahead,
  }
}
