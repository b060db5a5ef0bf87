/** The middle figure, or the mean of the two middle ones; NaN for an empty list. */
export function medianOf(figures: readonly number[]): number {
  const sorted = Float64Array.from(figures).sort()
  const half = sorted.length / 2
  return ((sorted[Math.ceil(half) - 1] ?? Number.NaN) + (sorted[Math.floor(half)] ?? Number.NaN)) / 2
}
