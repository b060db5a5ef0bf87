import { hazardStrokes } from '../hazards.ts'
import { leastStrokes } from '../strokes.ts'
import { hazardFreeRows } from './hazard-free-rows.ts'
import { shareOfCell } from './cells.ts'
import type { Cells } from './cells.ts'
import { GREEN } from './hole.ts'
import type { Hole, HazardArea } from './hole.ts'
import { inTurn, keptRows, rowArrays } from './kept-rows.ts'

/** A row of cells across the hole, its middle one on the line to the pin. */
export type MapRow = {
  /** Strokes to hole out, weighted by the share of the cell in bounds. */
  readonly strokes: Float64Array
  /** Share of each cell that is out of bounds. */
  readonly outShares: Float64Array
  /** Whether any of it is. */
  readonly hasOut: boolean
}

/** Rows that are added up at a time. */
export const ROWS_IN_USE = 4

/** Cells of a row, to before the end; the first one of a row is 0. */
export type Columns = { readonly from: number; readonly end: number }

/** The cost of a ball that stops in a cell. Row 0 is at the ball; rows are as deep as cells are wide. */
export type HoleMap = Cells & {
  readonly hasOut: boolean
  /** No ball that stops in this row needs fewer strokes, unless it is out of bounds. */
  readonly leastStrokes: (row: number) => number
  /**
   * For balls with this much roll: one that landed in water or out of bounds is lost, however far it would have rolled.
   * Right in these columns, all of them unless it is said, and until `ROWS_IN_USE` more are asked for, which may use its
   * arrays.
   */
  readonly row: (row: number, rollYards: number, columns?: Columns) => MapRow
}

/** An area with its share of each cell across, and the range of cells where it has any. */
type AcrossArea = HazardArea & {
  readonly acrossShares: Float64Array
  readonly firstColumn: number
  readonly lastColumn: number
}

/** A row while it is worked out. */
type MadeRow = { readonly strokes: Float64Array; readonly outShares: Float64Array; hasOut: boolean }

type CoveredRow = { readonly row: number; readonly rollYards: number; readonly cells: Cells }

/** Rows are computed on demand. */
export function holeMap({
  hole,
  handicap,
  cellYards,
  sideYards,
}: {
  readonly hole: Hole
  readonly handicap: number
  readonly cellYards: number
  readonly sideYards: number
}): HoleMap {
  const cells = { cellYards, sideCells: Math.ceil(sideYards / cellYards) }
  const hazardFreeRow = hazardFreeRows({ hole, handicap, cells })
  const ofHazard = hazardStrokes(hole, handicap)
  const areas = hole.areas.map((area) => ({ ...area, ...acrossOf(area, cells) }))
  const playable = areas.filter(({ kind }) => kind !== 'ob')
  const out = areas.filter(({ kind }) => kind === 'ob')
  const columnCount = 2 * cells.sideCells + 1
  const newArray = rowArrays(columnCount)
  const inBounds = newArray()
  const newRow = (): MadeRow => ({
    strokes: newArray(),
    outShares: out.length > 0 ? newArray() : inBounds,
    hasOut: false,
  })

  const lay = (made: MadeRow, covered: CoveredRow, columns: Columns) => {
    const free = hazardFreeRow(covered.row, columns)
    for (let column = columns.from; column < columns.end; column += 1) made.strokes[column] = free[column] ?? 0
    for (const area of playable) coverRow(made.strokes, { area, ofHazard, covered, columns })
    for (const area of out) excludeOutOfBounds(made, { area, covered, columns })
  }
  const stillRow = keptRows<MadeRow>({
    make: newRow,
    fill: (made, row, columns) => lay(made, { row, rollYards: 0, cells }, columns),
  })
  // Every roll has rows of its own, which are looked at once: they share their arrays.
  const nextRow = inTurn(ROWS_IN_USE, newRow)
  const rolledRow = (covered: CoveredRow, columns: Columns) => {
    const rolled = nextRow()
    if (out.length > 0) rolled.outShares.fill(0, columns.from, columns.end)
    rolled.hasOut = false
    lay(rolled, covered, columns)
    return rolled
  }
  return {
    ...cells,
    hasOut: out.length > 0,
    leastStrokes: leastStrokesOf(hole, { handicap, cellYards }),
    row: (row, rollYards, { from, end } = { from: 0, end: columnCount }) => {
      const columns = { from: Math.max(0, from), end: Math.min(columnCount, end) }
      const covered = { row, rollYards, cells }
      if (areas.some((area) => isRolledThrough(area, covered))) return rolledRow(covered, columns)
      if (areas.some((area) => shareAlong(area, covered) > 0)) return stillRow(row, columns)
      return { strokes: hazardFreeRow(row, columns), outShares: inBounds, hasOut: false }
    },
  }
}

/** By the distance to the pin alone: hazards only raise what a ball needs. */
function leastStrokesOf(
  { pinYards, greenYards }: Hole,
  { handicap, cellYards }: { readonly handicap: number; readonly cellYards: number },
): (row: number) => number {
  const least = leastStrokes(handicap)
  // The cost of a cell is that of places in it, which may be nearer than its middle.
  const greenReachYards = GREEN.halfDepthYards + GREEN.fringeYards + cellYards
  return (row) => {
    const yYards = row * cellYards
    const toPinYards = Math.max(0, Math.abs(yYards - pinYards) - cellYards / 2)
    return least(toPinYards, Math.abs(yYards - greenYards) <= greenReachYards)
  }
}

/** Raises a cell's cost towards the hazard's, by the share of the cell that is covered; never lowers it. */
function coverRow(
  strokes: Float64Array,
  {
    area,
    ofHazard,
    covered,
    columns,
  }: {
    readonly area: AcrossArea
    readonly ofHazard: ReturnType<typeof hazardStrokes>
    readonly covered: CoveredRow
    readonly columns: Columns
  },
): void {
  const alongShare = shareAlong(area, covered)
  if (alongShare === 0 || area.firstColumn < 0) return
  const { cellYards, sideCells } = covered.cells
  const yYards = Math.min(covered.row * cellYards, area.farYards)
  const end = Math.min(columns.end, area.lastColumn + 1)
  for (let column = Math.max(columns.from, area.firstColumn); column < end; column += 1) {
    const acrossShare = area.acrossShares[column] ?? 0
    const bare = strokes[column] ?? 0
    const own = ofHazard(area, { xYards: (column - sideCells) * cellYards, yYards })
    strokes[column] = bare + alongShare * acrossShare * Math.max(0, own - bare)
  }
}

/** Counts the balls out of bounds without their strokes: they are played again from the same place. */
function excludeOutOfBounds(
  made: MadeRow,
  { area, covered, columns }: { readonly area: AcrossArea; readonly covered: CoveredRow; readonly columns: Columns },
): void {
  const alongShare = shareAlong(area, covered)
  if (alongShare === 0 || area.firstColumn < 0) return
  const { strokes, outShares } = made
  made.hasOut = true
  const end = Math.min(columns.end, area.lastColumn + 1)
  for (let column = Math.max(columns.from, area.firstColumn); column < end; column += 1) {
    const inShare = 1 - alongShare * (area.acrossShares[column] ?? 0)
    strokes[column] = (strokes[column] ?? 0) * inShare
    outShares[column] = 1 - (1 - (outShares[column] ?? 0)) * inShare
  }
}

function shareAlong(area: HazardArea, { row, rollYards, cells: { cellYards } }: CoveredRow): number {
  const toYards = isLost(area) ? area.farYards + rollYards : area.farYards
  return shareOfCell({ centreYards: row * cellYards, cellYards, fromYards: area.nearYards, toYards })
}

/** A ball that lands in a bunker may still roll out. */
function isLost({ kind }: HazardArea): boolean {
  return kind !== 'bunker'
}

/** Some balls that stop here landed in the water or out of bounds before it. */
function isRolledThrough(area: HazardArea, { row, rollYards, cells: { cellYards } }: CoveredRow): boolean {
  const { farYards } = area
  if (!isLost(area)) return false
  return (
    shareOfCell({ centreYards: row * cellYards, cellYards, fromYards: farYards, toYards: farYards + rollYards }) > 0
  )
}

function acrossOf(
  { leftYards, rightYards }: HazardArea,
  { cellYards, sideCells }: Cells,
): Omit<AcrossArea, keyof HazardArea> {
  const acrossShares = new Float64Array(2 * sideCells + 1).map((_, column) =>
    shareOfCell({
      centreYards: (column - sideCells) * cellYards,
      cellYards,
      fromYards: leftYards,
      toYards: rightYards,
    }),
  )
  const hasShare = (share: number) => share > 0
  return {
    acrossShares,
    firstColumn: acrossShares.findIndex(hasShare),
    lastColumn: acrossShares.findLastIndex(hasShare),
  }
}
