import type { HoleMap } from '../hole/hole-map.ts'
import type { Scatter, Swing } from '../swings/swing.ts'
import { cellWeights } from './normal.ts'

/** Most of a shot that may be out of bounds: one that always is would be played for ever. */
const MOST_OUT_SHARE = 0.9

/** Strokes to hole out with this swing, aimed so far right of the pin; the aim is whole cells of both maps. */
export type SwingCosts = (aimYards: number) => number

/** A scatter, summed along the line: what is left is one number for each cell across. */
type Column = {
  readonly share: number
  readonly strokes: Float64Array
  readonly outShares: Float64Array
  readonly firstCell: number
  readonly weights: Float64Array
}

/** Solid balls may be looked at on a finer map than mishits, which are spread wide. */
export function swingCosts(
  swing: Swing,
  { solidMap, mishitMap }: { readonly solidMap: HoleMap; readonly mishitMap: HoleMap },
): SwingCosts {
  const [solid, ...mishits] = swing.scatters
  const columns = [
    ...(solid ? [{ map: solidMap, column: columnOf(solid, solidMap) }] : []),
    ...mishits.map((scatter) => ({ map: mishitMap, column: columnOf(scatter, mishitMap) })),
  ]
  return (aimYards) => {
    let strokes = 0
    let outShare = 0
    for (const { map, column } of columns) {
      const shift = map.sideCells + column.firstCell + aimYards / map.cellYards
      strokes += column.share * weighted(column.strokes, { weights: column.weights, shift })
      if (map.hasOut) outShare += column.share * weighted(column.outShares, { weights: column.weights, shift })
    }
    const again = Math.min(MOST_OUT_SHARE, outShare)
    return (1 + strokes + again) / (1 - again)
  }
}

function columnOf({ share, landingYards, distanceSdYards, lateralSdYards, rollYards }: Scatter, map: HoleMap): Column {
  const { cellYards, hasOut } = map
  const along = cellWeights({ meanYards: landingYards + rollYards, sdYards: distanceSdYards, cellYards })
  const across = cellWeights({ meanYards: 0, sdYards: lateralSdYards, cellYards })
  const width = 2 * map.sideCells + 1
  const strokes = new Float64Array(width)
  const outShares = new Float64Array(hasOut ? width : 0)
  along.weights.forEach((weight, index) => {
    const row = map.row(along.firstCell + index, rollYards)
    addWeighted(strokes, row.strokes, weight)
    if (hasOut) addWeighted(outShares, row.outShares, weight)
  })
  return { share, strokes, outShares, firstCell: across.firstCell, weights: across.weights }
}

function addWeighted(sum: Float64Array, row: Float64Array, weight: number): void {
  for (let index = 0; index < sum.length; index += 1) sum[index] = (sum[index] ?? 0) + weight * (row[index] ?? 0)
}

function weighted(
  values: Float64Array,
  { weights, shift }: { readonly weights: Float64Array; readonly shift: number },
): number {
  let sum = 0
  for (let index = 0; index < weights.length; index += 1) sum += (weights[index] ?? 0) * (values[shift + index] ?? 0)
  return sum
}
