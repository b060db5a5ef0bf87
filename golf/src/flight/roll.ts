import { metresPerSecondFromMph, radiansFromDegrees, radiansPerSecondFromRpm, yardsFromMetres } from '../units.ts'
import { BALL_RADIUS_M, GRAVITY_MPS2 } from './physics/forces.ts'
import { findRangeProblem } from './physics/physical-range.ts'
import type { RangeProblem } from './physics/physical-range.ts'

export const FIRMNESSES = ['soft', 'normal', 'firm'] as const
/** How hard the landing area is. */
export type Firmness = (typeof FIRMNESSES)[number]

/** How the ball lands; `simulateFlight` returns these. */
export type Landing = {
  readonly landingSpeedMph: number
  /** 0 to 90. */
  readonly landingDeg: number
  /** Backspin. */
  readonly landingSpinRpm: number
}

/** Bounce and roll from the landing, in the direction of flight; negative when the ball comes back. */
export type RollBand = { readonly fromYards: number; readonly toYards: number }

type Ground = { readonly craterShare: number; readonly friction: number; readonly rollingFriction: number }

/**
 * Penner, The run of a golf ball, 2002 (recalled): the ball digs a crater that tilts the ground against it by 15.4° at
 * 18.6 m/s and 44.4° from the vertical; friction 0.40 sliding, 0.131 rolling. The shares of that crater are our
 * judgement: a 220-yard drive runs about 10 yards on a usual fairway and 20 on a firm one.
 */
export const PENNER = { craterDeg: 15.4, atSpeedMps: 18.6, atAngleDeg: 44.4 } as const
const CRATER_SHARE_PER_MPS = PENNER.craterDeg / (PENNER.atSpeedMps * PENNER.atAngleDeg)
export const GROUNDS = {
  soft: { craterShare: 1.4, friction: 0.5, rollingFriction: 0.2 },
  normal: { craterShare: 1.3, friction: 0.4, rollingFriction: 0.131 },
  firm: { craterShare: 1.15, friction: 0.35, rollingFriction: 0.1 },
} as const satisfies Record<Firmness, Ground>
/** Relative variation between landings on the same ground. */
export const SPREAD_SHARE = 0.3
/** Even balls that stop dead do not all stop on the same spot. */
export const LEAST_SPREAD_YARDS = 2

/** Same source: restitution e = 0.510 − 0.0375 v + 0.000903 v² up to 20 m/s, 0.120 above (v into the ground). */
export const BOUNCE = { still: 0.51, perMps: -0.0375, perMps2: 0.000_903, upToMps: 20, above: 0.12 } as const
/** Moment of inertia of a solid ball over m r². */
const INERTIA_SHARE = 0.4
const LAST_BOUNCE_M = 0.005
const MOST_BOUNCES = 30

/** The ball at the ground: speed along it and away from it, and backspin. */
type Contact = { readonly alongMps: number; readonly upMps: number; readonly backspinRadPerS: number }

/**
 * How far the ball runs after landing, as a band. A simple published model with recalled numbers: good for "8 to 20
 * yards", not for choosing a club. Advice is given in carry.
 */
export function rollBand(landing: Landing, firmness: Firmness = 'normal'): RollBand | RangeProblem {
  const { landingSpeedMph, landingDeg, landingSpinRpm } = landing
  const problem = findRangeProblem({ landingSpeedMph, landingDeg, landingSpinRpm })
  if (problem) return problem

  const runYards = yardsFromMetres(runM(landing, GROUNDS[firmness]))
  const spreadYards = Math.max(LEAST_SPREAD_YARDS, Math.abs(runYards) * SPREAD_SHARE)
  return { fromYards: runYards - spreadYards, toYards: runYards + spreadYards }
}

function runM({ landingSpeedMph, landingDeg, landingSpinRpm }: Landing, ground: Ground): number {
  const speedMps = metresPerSecondFromMph(landingSpeedMph)
  const landingRad = radiansFromDegrees(landingDeg)
  let contact: Contact = {
    alongMps: speedMps * Math.cos(landingRad),
    upMps: -speedMps * Math.sin(landingRad),
    backspinRadPerS: radiansPerSecondFromRpm(landingSpinRpm),
  }
  let bouncedM = 0
  for (let bounceCount = 0; bounceCount < MOST_BOUNCES; bounceCount += 1) {
    contact = bounced(contact, ground)
    if (contact.upMps <= 0 || contact.upMps ** 2 / (2 * GRAVITY_MPS2) < LAST_BOUNCE_M) break
    bouncedM += (contact.alongMps * 2 * contact.upMps) / GRAVITY_MPS2
    contact = { ...contact, upMps: -contact.upMps }
  }
  const rolledM = contact.alongMps ** 2 / (2 * (1 / (1 + INERTIA_SHARE)) * ground.rollingFriction * GRAVITY_MPS2)
  return bouncedM + Math.sign(contact.alongMps) * rolledM
}

/** One bounce off ground tilted by a crater; depending on friction the ball slides or ends up rolling. */
function bounced({ alongMps, upMps, backspinRadPerS }: Contact, ground: Ground): Contact {
  const speedMps = Math.hypot(alongMps, upMps)
  const fromUprightRad = Math.atan2(alongMps, -upMps)
  // A crater tilts the ground at most perpendicular to the ball's path.
  const craterRad = fromUprightRad * Math.min(1, ground.craterShare * CRATER_SHARE_PER_MPS * speedMps)
  const intoMps = speedMps * Math.cos(fromUprightRad - craterRad)
  const slideMps = speedMps * Math.sin(fromUprightRad - craterRad)

  const bounce = bounceShare(intoMps)
  const slipMps = slideMps + BALL_RADIUS_M * backspinRadPerS
  const stoppingMps = (slipMps * INERTIA_SHARE) / (1 + INERTIA_SHARE)
  const slowedMps = Math.sign(slipMps) * Math.min(Math.abs(stoppingMps), ground.friction * (1 + bounce) * intoMps)
  const leavingMps = slideMps - slowedMps
  const risingMps = bounce * intoMps
  return {
    alongMps: leavingMps * Math.cos(craterRad) - risingMps * Math.sin(craterRad),
    upMps: leavingMps * Math.sin(craterRad) + risingMps * Math.cos(craterRad),
    backspinRadPerS: backspinRadPerS - slowedMps / (INERTIA_SHARE * BALL_RADIUS_M),
  }
}

/** Coefficient of restitution. */
function bounceShare(intoMps: number): number {
  if (intoMps > BOUNCE.upToMps) return BOUNCE.above
  return BOUNCE.still + BOUNCE.perMps * intoMps + BOUNCE.perMps2 * intoMps ** 2
}
