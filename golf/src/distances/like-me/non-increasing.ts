/** Numbers down the bag; fixed ones never move, and never rise among themselves. */
export type DownTheBag = { readonly yards: number; readonly isFixed: boolean }

type Pool = { readonly meanYards: number; readonly count: number; readonly isFixed: boolean }

/** The nearest numbers that never rise down the bag (pool adjacent violators); fixed ones are unchanged. */
export function nonIncreasing(carries: readonly DownTheBag[]): readonly number[] {
  const pools: Pool[] = []
  for (const { yards, isFixed } of carries) {
    let pool: Pool = { meanYards: yards, count: 1, isFixed }
    for (let above = pools.at(-1); above && above.meanYards < pool.meanYards; above = pools.at(-1)) {
      if (above.isFixed && pool.isFixed) break
      pools.pop()
      pool = pooled(above, pool)
    }
    pools.push(pool)
  }
  return pools.flatMap(({ meanYards, count }) => Array.from({ length: count }, () => meanYards))
}

function pooled(above: Pool, below: Pool): Pool {
  const count = above.count + below.count
  const fixed = [above, below].find(({ isFixed }) => isFixed)
  const meanYards = (above.meanYards * above.count + below.meanYards * below.count) / count
  return { meanYards: fixed?.meanYards ?? meanYards, count, isFixed: fixed !== undefined }
}
