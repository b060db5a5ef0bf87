/** Where a driver speed comes from: a launch monitor, the golfer's word, or one of four ranges. */
export type SpeedOrigin = 'monitor' | 'typed' | 'range'

/** What may be known about a golfer apart from the clubs' carries; sex and age are no part of it. */
export type KnownGolfer = {
  /** Of the driver, mph; above 0. */
  readonly speed?: { readonly mph: number; readonly from: SpeedOrigin } | undefined
  /** A plus handicap is negative; to 54. */
  readonly handicap?: number | undefined
  /** The longest hole that the golfer reaches in two good shots; above 0, like the other guesses. */
  readonly reachInTwoYards?: number | undefined
  /** Where drives end, roll included. */
  readonly drivesAboutYards?: number | undefined
  /** The 7-iron's carry as the golfer guesses it. */
  readonly sevenAboutYards?: number | undefined
}

/** ln of the 7-iron's carry in yards: expected value and standard deviation between golfers. */
export type Level = { readonly mean: number; readonly sd: number }

/**
 * Between men's (163 − 1.2 · handicap) and women's (128 − 1.3) tables and wide enough for both. Published averages of
 * Shot Scope and Arccos for men, charts for women.
 */
export const BY_HANDICAP = { scratchYards: 155, yardsPerStroke: 1.2, sd: 0.22 } as const

/** Wide where there are carries, answers or a speed to go by; else the average golfer, women and juniors among them. */
export const FROM_POINTS = { yards: 140, sd: 0.5 } as const
export const AVERAGE_GOLFER = { yards: 125, sd: 0.28 } as const

/** The prior for a golfer's 7-iron, before any carry, answer or speed is looked at. */
export function levelOf({ handicap }: Pick<KnownGolfer, 'handicap'>, hasPoints: boolean): Level {
  if (hasPoints) return { mean: Math.log(FROM_POINTS.yards), sd: FROM_POINTS.sd }
  if (handicap !== undefined) {
    const { scratchYards, yardsPerStroke, sd } = BY_HANDICAP
    return { mean: Math.log(scratchYards - yardsPerStroke * handicap), sd }
  }
  return { mean: Math.log(AVERAGE_GOLFER.yards), sd: AVERAGE_GOLFER.sd }
}
