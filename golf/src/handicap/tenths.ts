const TENTHS_PER_STROKE = 10
export const HUNDREDTHS_PER_TENTH = 10
const HUNDREDTHS_PER_STROKE = 100

/** Whole tenths of a stroke make sums and halves exact, unlike binary decimals. */
export function tenthsFromStrokes(strokes: number): number {
  return Math.round(strokes * TENTHS_PER_STROKE)
}

/** Strokes with one decimal; never minus zero. */
export function strokesFromTenths(tenths: number): number {
  return tenths / TENTHS_PER_STROKE + 0
}

/** Whole hundredths, as the scores of rounds with holes that were not played. */
export function hundredthsFromStrokes(strokes: number): number {
  return Math.round(strokes * HUNDREDTHS_PER_STROKE)
}

/** Strokes with two decimals; never minus zero. */
export function strokesFromHundredths(hundredths: number): number {
  return hundredths / HUNDREDTHS_PER_STROKE + 0
}

/** The quotient of two whole numbers, rounded; halves round up, toward zero when negative. */
export function nearestOfQuotient({
  numerator,
  denominator,
}: {
  readonly numerator: number
  readonly denominator: number
}): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator))
}
