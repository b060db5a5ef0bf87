import type { Cells } from './cells.ts'
import { GREEN } from './hole.ts'
import type { Hole } from './hole.ts'
import type { Columns } from './hole-map.ts'
import { keptRows, rowArrays } from './kept-rows.ts'
import { greenWithMargin, offGreenStrokes, placeStrokes } from './place-strokes.ts'

type CellsOfHole = { readonly hole: Hole; readonly handicap: number; readonly cells: Cells }

/** The cost of each cell of a row without hazards. The arrays are kept: they are only to be read. */
export function hazardFreeRows(wanted: CellsOfHole): (row: number, columns: Columns) => Float64Array {
  const {
    hole,
    cells: { cellYards, sideCells },
  } = wanted
  const isEven = hole.greenAsideYards === 0
  const strokesOfRow = strokesByRow(wanted)
  const halves = isEven ? halvesOf(wanted) : undefined
  const pinCells = Math.floor(hole.pinYards / cellYards)
  return keptRows({
    make: rowArrays(2 * sideCells + 1),
    fill: (strokes, row, { from, end }) => {
      const strokesAt = strokesOfRow(row)
      const half = halves?.(row - pinCells)
      for (let column = from; column < end; column += 1) {
        const aside = column - sideCells
        if (half) {
          const cell = Math.abs(aside)
          const known = half[cell] ?? 0
          strokes[column] = Number.isNaN(known) ? (half[cell] = strokesAt(cell * cellYards)) : known
        } else strokes[column] = strokesAt(aside * cellYards)
      }
    },
  })
}

function strokesByRow({
  hole,
  handicap,
  cells: { cellYards },
}: CellsOfHole): (row: number) => (xYards: number) => number {
  const strokesAt = cellStrokes({ hole, handicap, cellYards })
  const offGreen = offGreenStrokes(hole, handicap)
  const nearGreenYards = GREEN.halfDepthYards + GREEN.fringeYards + cellYards
  return (row) => {
    const yYards = row * cellYards
    // Most rows are nowhere near the green.
    const isAway = Math.abs(yYards - hole.greenYards) > nearGreenYards
    return isAway ? offGreen(yYards) : (xYards) => strokesAt(xYards, yYards)
  }
}

/** By rows from the pin, the cells from the line of play outwards: NaN until they are worked out. */
type Halves = { readonly sideCells: number; readonly rows: Map<number, Float64Array> }

/** Of coarse and fine cells, and pins that lie differently in them; then all are forgotten. */
const MOST_KNOWN = 8
const knownHalves = new Map<string, Halves>()

/**
 * Both sides of a hole with an even green are alike, and so are holes of any length as seen from the pin: a golfer who
 * asks for the next shot has most of its cells already.
 */
function halvesOf({
  hole: { pinYards, greenYards, fairwayHalfWidthYards },
  handicap,
  cells: { cellYards, sideCells },
}: CellsOfHole): (rowFromPin: number) => Float64Array {
  const key = [handicap, greenYards - pinYards, fairwayHalfWidthYards, cellYards, pinYards % cellYards].join(' ')
  const found = knownHalves.get(key)
  const isWideEnough = found !== undefined && found.sideCells >= sideCells
  const halves = isWideEnough ? found : { sideCells, rows: new Map<number, Float64Array>() }
  if (!found && knownHalves.size >= MOST_KNOWN) knownHalves.clear()
  knownHalves.set(key, halves)
  const newArray = rowArrays(halves.sideCells + 1)
  return (rowFromPin) => {
    const half = halves.rows.get(rowFromPin) ?? newArray().fill(Number.NaN)
    halves.rows.set(rowFromPin, half)
    return half
  }
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
