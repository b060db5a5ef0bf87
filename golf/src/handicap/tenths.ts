const TENTHS_PER_STROKE = 10

/** Tenths of a stroke are counted whole: sums and halves are then exact, which decimals in binary are not. */
export function tenthsFromStrokes(strokes: number): number {
  return Math.round(strokes * TENTHS_PER_STROKE)
}

/** Strokes with one decimal; never minus zero. */
export function strokesFromTenths(tenths: number): number {
  return tenths / TENTHS_PER_STROKE + 0
}

/** The quotient of two whole numbers as the nearest whole one; a half goes up, which for negative ones is toward zero. */
export function nearestOfQuotient({
  numerator,
  denominator,
}: {
  readonly numerator: number
  readonly denominator: number
}): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator))
}
