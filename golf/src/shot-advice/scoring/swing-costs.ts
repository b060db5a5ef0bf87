import { kept } from '../hole/kept-rows.ts'
import type { HoleMap } from '../hole/hole-map.ts'
import type { Swing } from '../swings/swing.ts'
import type { CellWeights } from './normal.ts'
import { columnOf, lengthsOf, meanAt } from './scatter-column.ts'
import type { Column } from './scatter-column.ts'

/** Cap on the share of shots out of bounds: a shot that is always out would never end. */
const MOST_OUT_SHARE = 0.9

/** Strokes to hole out with this swing, aimed this far right of the pin; aims are whole cells of both maps. */
export type SwingCosts = (aimYards: number) => number

/** The costs of a swing, and how little they can be at best: bounds that take less time than the costs themselves. */
export type BoundedCosts = {
  readonly costs: SwingCosts
  /** No aim costs less; by how long the balls are alone. */
  readonly leastByLength: () => number
  /** The same with solid balls where they end, and mishits by their length. */
  readonly leastBySolid: () => number
  /** Every mishit where it ends: the same on another map of solid balls. */
  readonly mishits: readonly (() => Column)[]
}

type CostMaps = {
  readonly solidMap: HoleMap
  readonly mishitMap: HoleMap
  /** All candidate aims. */
  readonly aimsYards: readonly number[]
  /** Of the same swing on the same map of mishits, for these aims and more. */
  readonly mishits?: BoundedCosts['mishits'] | undefined
}

/** Solid balls may use a finer map than mishits, which spread wide. */
export function swingCosts(swing: Swing, maps: CostMaps): SwingCosts {
  return boundedCosts(swing, maps).costs
}

export function boundedCosts(swing: Swing, { solidMap, mishitMap, aimsYards, mishits }: CostMaps): BoundedCosts {
  const aims = { leftYards: Math.min(...aimsYards), rightYards: Math.max(...aimsYards) }
  const parts = swing.scatters.map((scatter, index) => {
    const map = index === 0 ? solidMap : mishitMap
    const lengths = kept(() => lengthsOf(scatter, map))
    const own = index === 0 ? undefined : mishits?.[index - 1]
    return {
      share: scatter.share,
      cellYards: map.cellYards,
      column: own ?? kept(() => columnOf(scatter, { map, lengths: lengths(), aims })),
      least: () => leastOf(lengths(), map),
    }
  })
  /** Balls out of bounds are played again. */
  const costsOf = (of: typeof parts, aimYards: number, otherStrokes = 0) => {
    let strokes = 0
    let outShare = 0
    for (const { share, cellYards, column: columnOfPart } of of) {
      const column = columnOfPart()
      const aimCells = Math.round(aimYards / cellYards)
      strokes += share * meanAt(column.strokes, column, aimCells)
      if (column.outShares) outShare += share * meanAt(column.outShares, column, aimCells)
    }
    const again = Math.min(MOST_OUT_SHARE, outShare)
    return (1 + strokes + otherStrokes + again) / (1 - again)
  }
  const [solid, missed] = [parts.slice(0, 1), parts.slice(1)]
  return {
    costs: (aimYards) => costsOf(parts, aimYards),
    leastByLength: () => boundBy(1 + strokesOf(parts), parts),
    leastBySolid: () => {
      const missedStrokes = strokesOf(missed)
      return boundBy(Math.min(...aimsYards.map((aimYards) => costsOf(solid, aimYards, missedStrokes))), missed)
    },
    mishits: missed.map(({ column }) => column),
  }
}

/** Strokes that the balls of a scatter need at least in bounds: their mean, and the most of any length. */
type Least = { readonly mean: number; readonly most: number }
type Part = { readonly share: number; readonly least: () => Least }

function leastOf({ firstCell, weights }: CellWeights, map: HoleMap): Least {
  let [mean, most] = [0, 0]
  for (let index = 0; index < weights.length; index += 1) {
    const strokes = map.leastStrokes(firstCell + index)
    mean += (weights[index] ?? 0) * strokes
    most = Math.max(most, strokes)
  }
  return { mean, most }
}

function strokesOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { share, least }) => sum + share * least().mean, 0)
}

/** Rounding moves no cost as far. */
const ROUNDING_STROKES = 1e-9
/** What is always out costs so much. */
const ALWAYS_OUT_STROKES = (1 + MOST_OUT_SHARE) / (1 - MOST_OUT_SHARE)

/**
 * The cost if none of these parts' balls were out of bounds is a bound whether or not some are: one that is out costs two
 * strokes and the shot again, so it saves nothing unless it would need more than a stroke and the whole cost in bounds.
 * There is no bound then.
 */
function boundBy(strokes: number, parts: readonly Part[]): number {
  const isDearest = parts.every(({ least }) => least().most <= 1 + strokes)
  return isDearest ? Math.min(strokes, ALWAYS_OUT_STROKES) - ROUNDING_STROKES : -Infinity
}
