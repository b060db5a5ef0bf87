/** Share of a normal distribution below this many standard deviations. Abramowitz and Stegun 26.2.17, within 7.5e-8. */
const TAIL = {
  scale: 0.231_641_9,
  b1: 0.319_381_53,
  b2: -0.356_563_782,
  b3: 1.781_477_937,
  b4: -1.821_255_978,
  b5: 1.330_274_429,
} as const
const DENSITY_AT_ZERO = 1 / Math.sqrt(2 * Math.PI)

export function normalShareBelow(deviations: number): number {
  const away = Math.abs(deviations)
  const t = 1 / (1 + TAIL.scale * away)
  const polynomial = t * (TAIL.b1 + t * (TAIL.b2 + t * (TAIL.b3 + t * (TAIL.b4 + t * TAIL.b5))))
  const tail = DENSITY_AT_ZERO * Math.exp((-away * away) / 2) * polynomial
  return deviations > 0 ? 1 - tail : tail
}

/** Shares of a normal distribution in cells of equal width; cell 0 is centred at zero. */
export type CellWeights = { readonly firstCell: number; readonly weights: Float64Array }

/** One shot in three thousand is farther out: it counts towards the last cell. */
export const TAIL_SDS = 3.6

export function cellWeights({
  meanYards,
  sdYards,
  cellYards,
}: {
  readonly meanYards: number
  readonly sdYards: number
  readonly cellYards: number
}): CellWeights {
  const reachYards = TAIL_SDS * sdYards
  const firstCell = Math.round((meanYards - reachYards) / cellYards)
  const lastCell = Math.round((meanYards + reachYards) / cellYards)
  const weights = new Float64Array(lastCell - firstCell + 1)
  let below = 0
  for (let cell = firstCell; cell <= lastCell; cell += 1) {
    const edgeYards = (cell + 1 / 2) * cellYards
    const belowEdge = cell === lastCell ? 1 : normalShareBelow((edgeYards - meanYards) / sdYards)
    weights[cell - firstCell] = belowEdge - below
    below = belowEdge
  }
  return { firstCell, weights }
}
