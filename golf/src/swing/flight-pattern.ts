import type { BallFlight } from '../persona.ts'
import type { SwingMiss } from './swing-answers.ts'

/** A flight with one path and one face; missing to both sides is two of them. */
export type FlightPattern = BallFlight | Exclude<SwingMiss, 'too-much-curve' | 'both-sides'>

/** Club path and face at impact, degrees relative to the target line; positive is away from the golfer. */
export type Impact = { readonly pathDeg: number; readonly faceDeg: number }

/**
 * Share of the face, relative to the path, in the ball's start direction: measured between 61 and 83 % from driver to
 * wedge by Wood, Henrikson and Broadie 2018 (doi:10.3390/proceedings2060249).
 */
const FACE_SHARE = 0.75

/** Our examples: typical of each pattern, large enough to be visible, and consistent with the law. */
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

/** The ball's start direction in degrees relative to the target line, positive away from the golfer. */
export function startDeg({ pathDeg, faceDeg }: Impact): number {
  return pathDeg + FACE_SHARE * (faceDeg - pathDeg)
}

/** How open the face is to the path, degrees: positive curves the ball away from the golfer, 0 not at all. */
export function faceToPathDeg({ pathDeg, faceDeg }: Impact): number {
  return faceDeg - pathDeg
}
