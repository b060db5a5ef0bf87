import { choleskyOf, solveLower } from '@bagwise/golf/distances/like-me/cholesky'

export type Matrix = readonly (readonly number[])[]

/** The x with A·x = y, for a symmetric, positive definite A. */
export function solveEquations(a: Matrix, y: readonly number[]): readonly number[] {
  const triangle = choleskyOf(y.length, (row, column) => a[row]?.[column] ?? 0)
  const x = [...solveLower(triangle, y)]
  for (let i = x.length - 1; i >= 0; i -= 1) {
    const below = x.slice(i + 1).reduce((sum, value, k) => sum + value * (triangle[i + 1 + k]?.[i] ?? 0), 0)
    x[i] = ((x[i] ?? 0) - below) / (triangle[i]?.[i] ?? 1)
  }
  return x
}

/** The inverse of a symmetric, positive definite A. */
export function inverseOf(a: Matrix): Matrix {
  return a.map((_, i) =>
    solveEquations(
      a,
      a.map((__, j) => (i === j ? 1 : 0)),
    ),
  )
}
