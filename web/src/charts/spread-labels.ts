/**
 * Moves labels as little as possible (least squares) so that each stands its spacing below the one before; the order
 * stays. `spacingsPx[i]` lies between labels i and i + 1.
 */
export function spreadLabels(wantedPx: readonly number[], spacingsPx: readonly number[]): readonly number[] {
  // Without the spacings the positions only have to rise: neighbours that would not are pooled at their mean.
  const offsetsPx = wantedPx.map((_, index) => spacingsPx.slice(0, index).reduce((sum, spacing) => sum + spacing, 0))
  const pools: { sumPx: number; count: number }[] = []
  wantedPx.forEach((wanted, index) => {
    let pool = { sumPx: wanted - (offsetsPx[index] ?? 0), count: 1 }
    let above = pools.at(-1)
    while (above && above.sumPx / above.count > pool.sumPx / pool.count) {
      pool = { sumPx: pool.sumPx + above.sumPx, count: pool.count + above.count }
      pools.pop()
      above = pools.at(-1)
    }
    pools.push(pool)
  })
  return pools
    .flatMap(({ sumPx, count }) => Array.from({ length: count }, () => sumPx / count))
    .map((positionPx, index) => positionPx + (offsetsPx[index] ?? 0))
}
