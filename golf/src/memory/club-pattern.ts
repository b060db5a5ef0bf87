/** How a golfer's shots with a club scatter, as multiples of what is typical of the handicap at that carry. */
export type ClubPattern = {
  /** Standard deviations of solid shots against the typical ones, 0.15 to 4. */
  readonly acrossRatio: number
  readonly alongRatio: number
  /** The steady miss in typical standard deviations across, right is positive. */
  readonly biasShare: number
  /** Correlation of right with long, −0.8 to 0.8. */
  readonly tilt: number
  /** Mishits against the typical share. */
  readonly mishitRatio: number
}

/** What holds without shots. */
export const TYPICAL_PATTERN: ClubPattern = { acrossRatio: 1, alongRatio: 1, biasShare: 0, tilt: 0, mishitRatio: 1 }
