import type { HoleMap } from '../hole/hole-map.ts'
import type { Scatter, Swing } from '../swings/swing.ts'
import { cellWeights } from './normal.ts'

/** Most of a shot that may be out of bounds: one that always is would be played for ever. */
const MOST_OUT_SHARE = 0.9

/** Strokes to hole out with this swing, aimed so far right of the pin; the aim is whole cells of both maps. */
export type SwingCosts = (aimYards: number) => number

/** A scatter, summed along the line: what is left is one number for each cell across that an aim may reach. */
type Column = {
  readonly share: number
  readonly strokes: Float64Array
  readonly outShares: Float64Array
  /** The cell of the map that `strokes` and `outShares` begin with. */
  readonly fromCell: number
  /** The cell that the weights begin with when the aim is at the pin. */
  readonly firstCell: number
  readonly weights: Float64Array
}

type CostMaps = {
  readonly solidMap: HoleMap
  readonly mishitMap: HoleMap
  /** Every aim that will be asked about. */
  readonly aimsYards: readonly number[]
}

/** Solid balls may be looked at on a finer map than mishits, which are spread wide. */
export function swingCosts(swing: Swing, { solidMap, mishitMap, aimsYards }: CostMaps): SwingCosts {
  const aims = { leftYards: Math.min(...aimsYards), rightYards: Math.max(...aimsYards) }
  const columns = swing.scatters.map((scatter, index) => {
    const map = index === 0 ? solidMap : mishitMap
    return { map, column: columnOf(scatter, { map, aims }) }
  })
  return (aimYards) => {
    let strokes = 0
    let outShare = 0
    for (const { map, column } of columns) {
      const shift = column.firstCell - column.fromCell + Math.round(aimYards / map.cellYards)
      strokes += column.share * weighted(column.strokes, { weights: column.weights, shift })
      if (map.hasOut) outShare += column.share * weighted(column.outShares, { weights: column.weights, shift })
    }
    const again = Math.min(MOST_OUT_SHARE, outShare)
    return (1 + strokes + again) / (1 - again)
  }
}

function columnOf(
  { share, landingYards, distanceSdYards, lateralSdYards, rollYards }: Scatter,
  { map, aims }: { readonly map: HoleMap; readonly aims: { readonly leftYards: number; readonly rightYards: number } },
): Column {
  const { cellYards, hasOut, sideCells } = map
  const along = cellWeights({ meanYards: landingYards + rollYards, sdYards: distanceSdYards, cellYards })
  const across = cellWeights({ meanYards: 0, sdYards: lateralSdYards, cellYards })
  const firstCell = sideCells + across.firstCell
  const fromCell = firstCell + Math.round(aims.leftYards / cellYards)
  const cellCount = Math.round((aims.rightYards - aims.leftYards) / cellYards) + across.weights.length
  const strokes = new Float64Array(cellCount)
  const outShares = new Float64Array(hasOut ? cellCount : 0)
  for (let index = 0; index < along.weights.length; index += 1) {
    const row = map.row(along.firstCell + index, rollYards)
    const weight = along.weights[index] ?? 0
    addWeighted(strokes, { row: row.strokes, fromCell, weight })
    if (hasOut) addWeighted(outShares, { row: row.outShares, fromCell, weight })
  }
  return { share, strokes, outShares, fromCell, firstCell, weights: across.weights }
}

function addWeighted(
  sum: Float64Array,
  { row, fromCell, weight }: { readonly row: Float64Array; readonly fromCell: number; readonly weight: number },
): void {
  for (let index = 0; index < sum.length; index += 1)
    sum[index] = (sum[index] ?? 0) + weight * (row[fromCell + index] ?? 0)
}

function weighted(
  values: Float64Array,
  { weights, shift }: { readonly weights: Float64Array; readonly shift: number },
): number {
  let sum = 0
  for (let index = 0; index < weights.length; index += 1) sum += (weights[index] ?? 0) * (values[shift + index] ?? 0)
  return sum
}
