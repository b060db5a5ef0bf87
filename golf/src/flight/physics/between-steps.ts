import type { BallState } from './forces.ts'

/** Two consecutive states and the time between them. */
export type Step = { readonly from: BallState; readonly to: BallState; readonly stepS: number }

/** Coefficients of a cubic over a share of the step: a + b·s + c·s² + d·s³. */
type Cubic = { readonly a: number; readonly b: number; readonly c: number; readonly d: number }

/** This many halvings of a step leave less than a picosecond. */
const HALVINGS = 40
const CUBIC = 3

/** The ball at a share (0 to 1) of the step, on cubics through position and velocity of both ends (Hermite). */
export function ballWithin({ from, to, stepS }: Step, share: number): BallState {
  const x = alongDuring({ from, to, stepS })
  const y = heightDuring({ from, to, stepS })
  const z = cubicBetween({ start: from.zM, end: to.zM, startSlope: from.vzMps * stepS, endSlope: to.vzMps * stepS })
  return {
    xM: valueOn(x, share),
    yM: valueOn(y, share),
    zM: valueOn(z, share),
    vxMps: slopeOn(x, share) / stepS,
    vyMps: slopeOn(y, share) / stepS,
    vzMps: slopeOn(z, share) / stepS,
    spinRadPerS: from.spinRadPerS + share * (to.spinRadPerS - from.spinRadPerS),
  }
}

/**
 * The share of a step at which the ball comes down to the ground, whose height depends on the distance along the target
 * line; the step must end on or under the ground. A step that begins under it must end falling.
 */
export function shareAtGround(step: Step, groundHeightM: (alongM: number) => number): number {
  const along = alongDuring(step)
  const height = heightDuring(step)
  const isAbove = (share: number) => valueOn(height, share) > groundHeightM(valueOn(along, share))
  return lastShareWhere(isAbove, step.from.yM >= groundHeightM(step.from.xM) ? 0 : shareAtApex(step))
}

/** The share of a step, which must end falling, at which the ball is highest. */
export function shareAtApex(step: Step): number {
  if (step.from.vyMps <= 0) return 0
  const height = heightDuring(step)
  return lastShareWhere((share) => slopeOn(height, share) > 0, 0)
}

function alongDuring({ from, to, stepS }: Step): Cubic {
  return cubicBetween({ start: from.xM, end: to.xM, startSlope: from.vxMps * stepS, endSlope: to.vxMps * stepS })
}

function heightDuring({ from, to, stepS }: Step): Cubic {
  return cubicBetween({ start: from.yM, end: to.yM, startSlope: from.vyMps * stepS, endSlope: to.vyMps * stepS })
}

function cubicBetween({
  start,
  end,
  startSlope,
  endSlope,
}: {
  readonly start: number
  readonly end: number
  readonly startSlope: number
  readonly endSlope: number
}): Cubic {
  const rise = end - start
  return {
    a: start,
    b: startSlope,
    c: CUBIC * rise - 2 * startSlope - endSlope,
    d: startSlope + endSlope - 2 * rise,
  }
}

function valueOn({ a, b, c, d }: Cubic, share: number): number {
  return a + share * (b + share * (c + share * d))
}

function slopeOn({ b, c, d }: Cubic, share: number): number {
  return b + share * (2 * c + share * CUBIC * d)
}

function lastShareWhere(holds: (share: number) => boolean, fromShare: number): number {
  let low = fromShare
  let high = 1
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2
    if (holds(middle)) low = middle
    else high = middle
  }
  return high
}
