export const CLUB_MEASURES = ['loft', 'lie', 'length'] as const
export type ClubMeasure = (typeof CLUB_MEASURES)[number]

type MeasureLimits = {
  readonly lowest: number
  readonly highest: number
  /** Step of the buttons; values between the steps can be typed. */
  readonly step: number
  /** Whether the lowest value itself is excluded. */
  readonly isAbove: boolean
}

/**
 * Limits for a club's measures: lie and loft in degrees, length in inches. Loft above 0 to 90 in steps of 0.5
 * (specification 1 §2, §5); lie and length extend well beyond any club on sale.
 */
export const CLUB_MEASURE_LIMITS = {
  lie: { lowest: 40, highest: 90, step: 0.5, isAbove: false },
  loft: { lowest: 0, highest: 90, step: 0.5, isAbove: true },
  length: { lowest: 20, highest: 60, step: 0.25, isAbove: false },
} as const satisfies Record<ClubMeasure, MeasureLimits>

/** Whether the number is valid for this measure, in its unit. */
export function isClubMeasure(measure: ClubMeasure, number: number): boolean {
  const { lowest, highest, isAbove } = CLUB_MEASURE_LIMITS[measure]
  return number <= highest && (isAbove ? number > lowest : number >= lowest)
}

/** The next value up or down on the grid of steps, within the limits. */
export function steppedMeasure(measure: ClubMeasure, number: number, direction: 'up' | 'down'): number {
  const { lowest, highest, step, isAbove } = CLUB_MEASURE_LIMITS[measure]
  const stepCount = number / step
  const next = direction === 'up' ? Math.floor(stepCount) + 1 : Math.ceil(stepCount) - 1
  return Math.min(highest, Math.max(isAbove ? lowest + step : lowest, next * step))
}
