export const CLUB_MEASURES = ['loft', 'lie', 'length'] as const
export type ClubMeasure = (typeof CLUB_MEASURES)[number]

type MeasureLimits = {
  readonly lowest: number
  readonly highest: number
  /** The step of the buttons; numbers between the steps can be typed. */
  readonly step: number
  /** Whether the lowest number itself is refused. */
  readonly isAbove: boolean
}

/**
 * What a golfer may say of a club: lie and loft in degrees, length in inches. Loft above 0 to 90 in steps of 0.5
 * (specification 1 §2, §5); lie and length reach well beyond any club on sale.
 */
export const CLUB_MEASURE_LIMITS = {
  lie: { lowest: 40, highest: 90, step: 0.5, isAbove: false },
  loft: { lowest: 0, highest: 90, step: 0.5, isAbove: true },
  length: { lowest: 20, highest: 60, step: 0.25, isAbove: false },
} as const satisfies Record<ClubMeasure, MeasureLimits>

/** Whether the number can be stored as this measure, in its own unit. */
export function isClubMeasure(measure: ClubMeasure, number: number): boolean {
  const { lowest, highest, isAbove } = CLUB_MEASURE_LIMITS[measure]
  return number <= highest && (isAbove ? number > lowest : number >= lowest)
}

/** The number one step up or down, on the grid of the steps and within the limits. */
export function steppedMeasure(measure: ClubMeasure, number: number, direction: 'up' | 'down'): number {
  const { lowest, highest, step, isAbove } = CLUB_MEASURE_LIMITS[measure]
  const stepCount = number / step
  const next = direction === 'up' ? Math.floor(stepCount) + 1 : Math.ceil(stepCount) - 1
  return Math.min(highest, Math.max(isAbove ? lowest + step : lowest, next * step))
}
