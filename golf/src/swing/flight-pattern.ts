import type { BallFlight } from '../persona.ts'
import type { SwingMiss } from './swing-answers.ts'

/** A flight that one path and one face make; missing to both sides is two of them. */
export type FlightPattern = BallFlight | Exclude<SwingMiss, 'too-much-curve' | 'both-sides'>

/** Where club and face go at impact, degrees against the target line; positive is away from the golfer. */
export type Impact = { readonly pathDeg: number; readonly faceDeg: number }

/**
 * How far towards the face, seen from the path, a ball starts: measured between 61 and 83 % from driver to wedge by
 * Wood, Henrikson and Broadie 2018 (doi:10.3390/proceedings2060249).
 */
const FACE_SHARE = 0.75

/** Examples of ours: typical of each pattern, large enough to be seen, and in accord with the law. */
export const IMPACTS = {
  straight: { pathDeg: 0, faceDeg: 0 },
  draw: { pathDeg: 6, faceDeg: 3 },
  fade: { pathDeg: -6, faceDeg: -3 },
  slice: { pathDeg: -6, faceDeg: 2 },
  hook: { pathDeg: 6, faceDeg: -2 },
  push: { pathDeg: 5, faceDeg: 5 },
  pull: { pathDeg: -5, faceDeg: -5 },
  'push-slice': { pathDeg: 0, faceDeg: 6 },
  'pull-hook': { pathDeg: 0, faceDeg: -6 },
} as const satisfies Record<FlightPattern, Impact>

/** Degrees against the target line at which the ball starts, positive away from the golfer. */
export function startDeg({ pathDeg, faceDeg }: Impact): number {
  return pathDeg + FACE_SHARE * (faceDeg - pathDeg)
}

/** How open the face is to the path, degrees: positive curves the ball away from the golfer, 0 not at all. */
export function faceToPathDeg({ pathDeg, faceDeg }: Impact): number {
  return faceDeg - pathDeg
}
