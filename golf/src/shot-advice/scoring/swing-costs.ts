import type { HoleMap } from '../hole/hole-map.ts'
import type { Scatter, Swing } from '../swings/swing.ts'
import { cellWeights } from './normal.ts'

/** Cap on the share of shots out of bounds: a shot that is always out would never end. */
const MOST_OUT_SHARE = 0.9

/** Strokes to hole out with this swing, aimed this far right of the pin; aims are whole cells of both maps. */
export type SwingCosts = (aimYards: number) => number

/** A scatter summed along the line: one number remains for each cell across that an aim may reach. */
type Column = {
  readonly share: number
  readonly strokes: Float64Array
  readonly outShares: Float64Array
  /** The first cell of `strokes` and `outShares`. */
  readonly fromCell: number
  /** The first cell of the weights when aiming at the pin. */
  readonly firstCell: number
  readonly weights: Float64Array
}

type CostMaps = {
  readonly solidMap: HoleMap
  readonly mishitMap: HoleMap
  /** All candidate aims. */
  readonly aimsYards: readonly number[]
}

/** Solid balls may use a finer map than mishits, which spread wide. */
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
  { share, landingYards, distanceSdYards, lateralSdYards, rightPerLong, rollYards }: Scatter,
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
    const longYards = (along.firstCell + index) * cellYards - landingYards - rollYards
    const cellsRight = rightPerLong === undefined ? undefined : (longYards * rightPerLong) / cellYards
    addRow(strokes, { row: row.strokes, fromCell, weight, cellsRight })
    if (hasOut) addRow(outShares, { row: row.outShares, fromCell, weight, cellsRight })
  }
  return { share, strokes, outShares, fromCell, firstCell, weights: across.weights }
}

/** Of a tilted scatter so many cells farther right: between two whole cells by their shares. */
function addRow(
  sum: Float64Array,
  { cellsRight, ...added }: AddedRow & { readonly cellsRight: number | undefined },
): void {
  if (cellsRight === undefined) addWeighted(sum, added)
  else addBetween(sum, { ...added, cellsRight })
}

type AddedRow = { readonly row: Float64Array; readonly fromCell: number; readonly weight: number }

function addWeighted(sum: Float64Array, { row, fromCell, weight }: AddedRow): void {
  for (let index = 0; index < sum.length; index += 1)
    sum[index] = (sum[index] ?? 0) + weight * (row[fromCell + index] ?? 0)
}

function addBetween(
  sum: Float64Array,
  { row, fromCell, weight, cellsRight }: AddedRow & { readonly cellsRight: number },
): void {
  const wholeCells = Math.floor(cellsRight)
  const from = fromCell + wholeCells
  const beyond = weight * (cellsRight - wholeCells)
  const near = weight - beyond
  let left = row[from] ?? 0
  for (let index = 0; index < sum.length; index += 1) {
    const right = row[from + index + 1] ?? 0
    sum[index] = (sum[index] ?? 0) + near * left + beyond * right
    left = right
  }
}

function weighted(
  values: Float64Array,
  { weights, shift }: { readonly weights: Float64Array; readonly shift: number },
): number {
  let sum = 0
  for (let index = 0; index < weights.length; index += 1) sum += (weights[index] ?? 0) * (values[shift + index] ?? 0)
  return sum
}
