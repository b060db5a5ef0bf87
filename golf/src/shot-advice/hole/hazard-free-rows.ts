import type { Cells } from './cells.ts'
import { GREEN } from './hole.ts'
import type { Hole } from './hole.ts'
import { greenWithMargin, placeStrokes } from './place-strokes.ts'

/** The cost of each cell of a row without hazards. Every call returns a new array. */
export function hazardFreeRows({
  hole,
  handicap,
  cells: { cellYards, sideCells },
}: {
  readonly hole: Hole
  readonly handicap: number
  readonly cells: Cells
}): (row: number) => Float64Array {
  const strokesAt = cellStrokes({ hole, handicap, cellYards })
  const isEven = hole.greenAsideYards === 0
  const known = new Map<number, Float64Array>()
  const build = (row: number) => {
    const strokes = new Float64Array(2 * sideCells + 1)
    for (let aside = 0; aside <= sideCells; aside += 1) {
      const ofCell = strokesAt(aside * cellYards, row * cellYards)
      strokes[sideCells + aside] = ofCell
      strokes[sideCells - aside] = isEven ? ofCell : strokesAt(-aside * cellYards, row * cellYards)
    }
    known.set(row, strokes)
    return strokes
  }
  return (row) => (known.get(row) ?? build(row)).slice()
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
