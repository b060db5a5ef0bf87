import { radiansFromDegrees } from '../../units.ts'
import type { Slope } from '../shot.ts'

/** Effects of the slope underfoot, as multiples of the same swing from level ground. */
type SlopeEffect = {
  readonly carry: number
  readonly roll: number
  readonly spread: number
  readonly mishits: number
  /** Share of the face's turn in the ball's start direction, to the right for right-handers. */
  readonly startShare: number
}

/** The assumed slope: golfers say which way it runs, not how steep it is. */
export const SLOPE_DEG = 5

/**
 * The start direction is geometry, 4° of lie at 46° of loft are 26 ft at 120 yards (tutelman.com/golf/design/lie1.php),
 * more with the ball above the feet (Golf Digest, O'Connell). The rest is teaching: rules of thumb.
 */
export const SLOPE_EFFECTS = {
  flat: { carry: 1, roll: 1, spread: 1, mishits: 1, startShare: 0 },
  uphill: { carry: 0.95, roll: 0.5, spread: 1.1, mishits: 1.1, startShare: 0 },
  downhill: { carry: 1.02, roll: 1.5, spread: 1.15, mishits: 1.2, startShare: 0 },
  'sidehill-above': { carry: 0.98, roll: 1, spread: 1.1, mishits: 1.2, startShare: -0.75 },
  'sidehill-below': { carry: 0.96, roll: 1, spread: 1.15, mishits: 1.2, startShare: 0.5 },
} as const satisfies Record<Slope, SlopeEffect>

/** How far right a sidehill lie sends a shot of this carry. */
export function slopeDriftYards({
  slope,
  loftDeg,
  carryYards,
  isLeftHanded,
}: {
  readonly slope: Slope
  readonly loftDeg: number
  readonly carryYards: number
  readonly isLeftHanded: boolean
}): number {
  const turnedRad = radiansFromDegrees(SLOPE_DEG) * Math.tan(radiansFromDegrees(loftDeg))
  const rightYards = SLOPE_EFFECTS[slope].startShare * turnedRad * carryYards
  // Adding zero turns negative zero into zero.
  return (isLeftHanded ? -rightYards : rightYards) + 0
}
