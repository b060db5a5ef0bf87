/** Rows of a lower triangle: row i has i + 1 numbers. */
export type Triangle = readonly (readonly number[])[]

/**
 * The lower triangle L with L·Lᵀ = A, for a symmetric, positive definite A: every covariance with independent noise on
 * its diagonal is one.
 */
export function choleskyOf(size: number, entry: (row: number, column: number) => number): Triangle {
  const rows: number[][] = []
  for (let i = 0; i < size; i += 1) {
    const row: number[] = []
    for (let j = 0; j <= i; j += 1) {
      const rest = entry(i, j) - dot(row, rows[j] ?? row, j)
      row.push(i === j ? Math.sqrt(rest) : rest / (rows[j]?.[j] ?? 1))
    }
    rows.push(row)
  }
  return rows
}

/** The x with L·x = y. Then x·x' is y·A⁻¹·y'. */
export function solveLower(triangle: Triangle, y: readonly number[]): readonly number[] {
  const x: number[] = []
  for (const [i, row] of triangle.entries()) x.push(((y[i] ?? 0) - dot(row, x, i)) / (row[i] ?? 1))
  return x
}

/** Dot product of the first `count` numbers, by default all. */
export function dot(a: readonly number[], b: readonly number[], count = a.length): number {
  let sum = 0
  for (let i = 0; i < count; i += 1) sum += (a[i] ?? 0) * (b[i] ?? 0)
  return sum
}
