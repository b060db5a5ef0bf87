import { ROWS_IN_USE } from '../hole/hole-map.ts'
import type { HoleMap, MapRow } from '../hole/hole-map.ts'
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
  if (rightPerLong === undefined) {
    const { firstCell: firstRow, weights } = lengths
    let last = map.row(firstRow, rollYards, columns)
    // Beyond the last row nothing is added.
    const weighted = (index: number): WeightedRow => {
      if (index > 0 && index < weights.length) last = map.row(firstRow + index, rollYards, columns)
      return { row: last, weight: weights[index] ?? 0 }
    }
    for (let index = 0; index < weights.length; index += ROWS_IN_USE) {
      const two = [weighted(index), weighted(index + 1)] as const
      const rows = [...two, weighted(index + 2), weighted(index + 2 + 1)] as const
      addRows(strokes, rows, { of: 'strokes', fromCell })
      if (!rows.some(({ row }) => row.hasOut)) continue
      isAnyOut = true
      addRows(outShares, rows, { of: 'outShares', fromCell })
    }
  } else {
    for (let index = 0; index < lengths.weights.length; index += 1) {
      const rowCell = lengths.firstCell + index
      const cellsRight = ((rowCell * cellYards - landingYards - rollYards) * rightPerLong) / cellYards
      const right = Math.floor(cellsRight)
      const added = { fromCell: fromCell + right, weight: lengths.weights[index] ?? 0, beyondShare: cellsRight - right }
      const row = map.row(rowCell, rollYards, { from: columns.from + right, end: columns.end + right + 1 })
      addBetween(strokes, row.strokes, added)
      if (row.hasOut) addBetween(outShares, row.outShares, added)
      isAnyOut ||= row.hasOut
    }
  }
  return { strokes, outShares: isAnyOut ? outShares : undefined, fromCell, firstCell, weights: across.weights }
}

type WeightedRow = { readonly row: MapRow; readonly weight: number }

/** `ROWS_IN_USE` of them at a time take half as long as one by one; the order of the sums is the same. */
function addRows(
  sum: Float64Array,
  [one, two, three, four]: readonly [WeightedRow, WeightedRow, WeightedRow, WeightedRow],
  { of, fromCell }: { readonly of: 'strokes' | 'outShares'; readonly fromCell: number },
): void {
  const [first, second, third, fourth] = [one.row[of], two.row[of], three.row[of], four.row[of]]
  const [toFirst, toSecond, toThird, toFourth] = [one.weight, two.weight, three.weight, four.weight]
  for (let index = 0, cell = fromCell; index < sum.length; index += 1, cell += 1) {
    const withTwo = (sum[index] ?? 0) + toFirst * (first[cell] ?? 0) + toSecond * (second[cell] ?? 0)
    sum[index] = withTwo + toThird * (third[cell] ?? 0) + toFourth * (fourth[cell] ?? 0)
  }
}

type Added = { readonly fromCell: number; readonly weight: number; readonly beyondShare: number }

/** Of a tilted scatter so many cells farther right: between two whole cells by their shares. */
function addBetween(sum: Float64Array, row: Float64Array, { fromCell, weight, beyondShare }: Added): void {
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
