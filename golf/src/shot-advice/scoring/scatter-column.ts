import type { HoleMap } from '../hole/hole-map.ts'
import type { Scatter } from '../swings/swing.ts'
import { cellWeights } from './normal.ts'
import type { CellWeights } from './normal.ts'

/** A scatter summed along the line: one number remains for each cell across that an aim may reach. */
export type Column = {
  readonly strokes: Float64Array
  /** None where no ball of the scatter is out. */
  readonly outShares: Float64Array | undefined
  /** The first cell of `strokes` and `outShares`. */
  readonly fromCell: number
  /** The first cell of the weights when aiming at the pin. */
  readonly firstCell: number
  readonly weights: Float64Array
}

/** How long the balls of a scatter are, in the rows of a map. */
export function lengthsOf(
  { landingYards, rollYards, distanceSdYards }: Scatter,
  { cellYards }: Pick<HoleMap, 'cellYards'>,
): CellWeights {
  return cellWeights({ meanYards: landingYards + rollYards, sdYards: distanceSdYards, cellYards })
}

export function columnOf(
  { landingYards, lateralSdYards, rightPerLong, rollYards }: Scatter,
  {
    map,
    lengths,
    aims,
  }: {
    readonly map: HoleMap
    readonly lengths: CellWeights
    readonly aims: { readonly leftYards: number; readonly rightYards: number }
  },
): Column {
  const { cellYards, hasOut, sideCells } = map
  const across = cellWeights({ meanYards: 0, sdYards: lateralSdYards, cellYards })
  const firstCell = sideCells + across.firstCell
  const fromCell = firstCell + Math.round(aims.leftYards / cellYards)
  const cellCount = Math.round((aims.rightYards - aims.leftYards) / cellYards) + across.weights.length
  const strokes = new Float64Array(cellCount)
  const outShares = new Float64Array(hasOut ? cellCount : 0)
  const columns = { from: fromCell, end: fromCell + cellCount }
  let isAnyOut = false
  for (let index = 0; index < lengths.weights.length; index += 1) {
    const rowCell = lengths.firstCell + index
    const weight = lengths.weights[index] ?? 0
    if (rightPerLong === undefined) {
      const row = map.row(rowCell, rollYards, columns)
      addWhole(strokes, row.strokes, { fromCell, weight })
      if (row.hasOut) addWhole(outShares, row.outShares, { fromCell, weight })
      isAnyOut ||= row.hasOut
    } else {
      const cellsRight = ((rowCell * cellYards - landingYards - rollYards) * rightPerLong) / cellYards
      const right = Math.floor(cellsRight)
      const added = { fromCell: fromCell + right, weight, beyondShare: cellsRight - right }
      const row = map.row(rowCell, rollYards, { from: columns.from + right, end: columns.end + right + 1 })
      addBetween(strokes, row.strokes, added)
      if (row.hasOut) addBetween(outShares, row.outShares, added)
      isAnyOut ||= row.hasOut
    }
  }
  return { strokes, outShares: isAnyOut ? outShares : undefined, fromCell, firstCell, weights: across.weights }
}

type Added = { readonly fromCell: number; readonly weight: number }

function addWhole(sum: Float64Array, row: Float64Array, { fromCell, weight }: Added): void {
  for (let index = 0; index < sum.length; index += 1)
    sum[index] = (sum[index] ?? 0) + weight * (row[fromCell + index] ?? 0)
}

/** Of a tilted scatter so many cells farther right: between two whole cells by their shares. */
function addBetween(
  sum: Float64Array,
  row: Float64Array,
  { fromCell, weight, beyondShare }: Added & { readonly beyondShare: number },
): void {
  const beyond = weight * beyondShare
  const near = weight - beyond
  let left = row[fromCell] ?? 0
  for (let index = 0; index < sum.length; index += 1) {
    const right = row[fromCell + index + 1] ?? 0
    sum[index] = (sum[index] ?? 0) + near * left + beyond * right
    left = right
  }
}

/** The mean over the balls of an aim so many cells right of the pin. */
export function meanAt(values: Float64Array, { weights, firstCell, fromCell }: Column, aimCells: number): number {
  const shift = firstCell - fromCell + aimCells
  let sum = 0
  for (let index = 0; index < weights.length; index += 1) sum += (weights[index] ?? 0) * (values[shift + index] ?? 0)
  return sum
}
