import type { Cells } from './cells.ts'
import { GREEN } from './hole.ts'
import type { Hole } from './hole.ts'
import type { Columns } from './hole-map.ts'
import { keptRows, rowArrays } from './kept-rows.ts'
import { greenWithMargin, offGreenStrokes, placeStrokes } from './place-strokes.ts'

/** The cost of each cell of a row without hazards. The arrays are kept: they are only to be read. */
export function hazardFreeRows({
  hole,
  handicap,
  cells: { cellYards, sideCells },
}: {
  readonly hole: Hole
  readonly handicap: number
  readonly cells: Cells
}): (row: number, columns: Columns) => Float64Array {
  const strokesAt = cellStrokes({ hole, handicap, cellYards })
  const offGreen = offGreenStrokes(hole, handicap)
  const nearGreenYards = GREEN.halfDepthYards + GREEN.fringeYards + cellYards
  const isEven = hole.greenAsideYards === 0
  return keptRows({
    make: rowArrays(2 * sideCells + 1),
    fill: (strokes, row, { from, end }) => {
      const yYards = row * cellYards
      // Most rows are nowhere near the green.
      const isAway = Math.abs(yYards - hole.greenYards) > nearGreenYards
      const strokesIn = isAway ? offGreen(yYards) : (xYards: number) => strokesAt(xYards, yYards)
      for (let column = from; column < end; column += 1) {
        const aside = column - sideCells
        const mirrored = sideCells - aside
        // Already worked out on the left of the line.
        const isMirror = isEven && aside > 0 && mirrored >= from
        strokes[column] = isMirror
          ? (strokes[mirrored] ?? 0)
          : strokesIn((isEven ? Math.abs(aside) : aside) * cellYards)
      }
    },
  })
}

/** Strokes from the middle of a cell; at the edge of the green the mean of its quarters. */
function cellStrokes({
  hole,
  handicap,
  cellYards,
}: {
  readonly hole: Hole
  readonly handicap: number
  readonly cellYards: number
}): (xYards: number, yYards: number) => number {
  const strokes = placeStrokes(hole, handicap)
  const asideYards = cellYards / 2 / 2
  const quarters = [-asideYards, asideYards].flatMap((x) => [-asideYards, asideYards].map((y) => ({ x, y })))
  const isNearGreen = greenWithMargin(GREEN.fringeYards + cellYards)
  const isWellOnGreen = greenWithMargin(-cellYards)
  return (xYards, yYards) => {
    const upGreenYards = yYards - hole.greenYards
    const asideYards = xYards - hole.greenAsideYards
    if (!isNearGreen(asideYards, upGreenYards) || isWellOnGreen(asideYards, upGreenYards))
      return strokes(xYards, yYards)
    let sum = 0
    for (const { x, y } of quarters) sum += strokes(xYards + x, yYards + y)
    return sum / quarters.length
  }
}
