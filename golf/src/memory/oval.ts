import { degreesFromRadians } from '../units.ts'
import type { LearnedClub } from './learned-club.ts'

/** An oval around carry and steady miss, as seen from above. */
export type PatternOval = {
  /** Half axes. */
  readonly longYards: number
  readonly shortYards: number
  /** Of the long axis, from straight ahead towards the right, −90 to 90. */
  readonly turnDeg: number
}

/** The oval that holds this share (0 to below 1) of the golfer's solid shots with the club. */
export function patternOval(
  {
    acrossYards,
    alongYards,
    degrees,
    pattern: { tilt },
  }: Pick<LearnedClub, 'acrossYards' | 'alongYards' | 'degrees' | 'pattern'>,
  share: number,
): PatternOval {
  return ovalOf({ acrossYards, alongYards, tilt }, ovalReach(share, degrees))
}

/** The oval that reaches so many standard deviations from the middle of a tilted spread. */
export function ovalOf(
  {
    acrossYards,
    alongYards,
    tilt,
  }: { readonly acrossYards: number; readonly alongYards: number; readonly tilt: number },
  reach: number,
): PatternOval {
  const middle = (acrossYards ** 2 + alongYards ** 2) / 2
  const longer = (alongYards ** 2 - acrossYards ** 2) / 2
  const turned = tilt * acrossYards * alongYards
  const half = Math.hypot(longer, turned)
  return {
    longYards: reach * Math.sqrt(middle + half),
    shortYards: reach * Math.sqrt(Math.max(0, middle - half)),
    turnDeg: degreesFromRadians(Math.atan2(turned, longer) / 2),
  }
}

/** How many scales an oval with this share of a t in two dimensions reaches: r² = ν((1 − share)^(−2/ν) − 1). */
export function ovalReach(share: number, degrees: number): number {
  return Math.sqrt(degrees * (1 / (1 - share) ** (2 / degrees) - 1))
}
