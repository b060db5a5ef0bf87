/**
 * What may be known about a golfer apart from the clubs' carries. A plus handicap is negative; the speed is the
 * driver's.
 */
export type KnownGolfer = {
  readonly handicap?: number | undefined
  readonly swingSpeedMph?: number | undefined
}

/** ln of the 7-iron's carry in yards: expected value and standard deviation between golfers. */
export type Level = { readonly mean: number; readonly sd: number }

/** A 7-iron carries about 1.5 yards for each mph of driver speed: tour and amateur averages of TrackMan. */
export const BY_SPEED = { yardsPerMph: 1.5, sd: 0.08 } as const

/**
 * Between men's (163 − 1.2 · handicap) and women's (128 − 1.3) tables and wide enough for both, since the profile has
 * no such field. Published averages of Shot Scope and Arccos for men, charts for women.
 */
export const BY_HANDICAP = { scratchYards: 155, yardsPerStroke: 1.2, sd: 0.2 } as const

/** Without handicap and speed: wide when there are carries to go by, else the average golfer. */
export const FROM_CARRIES = { yards: 145, sd: 0.5 } as const
export const AVERAGE_GOLFER = { yards: 135, sd: 0.25 } as const

/** The prior for a golfer's 7-iron, before any carry is looked at. */
export function levelOf({ handicap, swingSpeedMph }: KnownGolfer, hasReferences: boolean): Level {
  if (swingSpeedMph !== undefined) return { mean: Math.log(BY_SPEED.yardsPerMph * swingSpeedMph), sd: BY_SPEED.sd }
  if (handicap !== undefined) {
    const { scratchYards, yardsPerStroke, sd } = BY_HANDICAP
    return { mean: Math.log(scratchYards - yardsPerStroke * handicap), sd }
  }
  const { yards, sd } = hasReferences ? FROM_CARRIES : AVERAGE_GOLFER
  return { mean: Math.log(yards), sd }
}
