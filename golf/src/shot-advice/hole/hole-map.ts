import { hazardStrokes } from '../hazards.ts'
import { hazardFreeRows } from './hazard-free-rows.ts'
import { shareOfCell } from './cells.ts'
import type { Cells } from './cells.ts'
import type { Hole, HazardArea } from './hole.ts'

/** A row of cells across the hole, its middle one on the line to the pin. */
export type MapRow = {
  /** Strokes to hole out, weighted by the share of the cell in bounds. */
  readonly strokes: Float64Array
  /** Share of each cell that is out of bounds. */
  readonly outShares: Float64Array
}

/** The cost of a ball that stops in a cell. Row 0 is at the ball; rows are as deep as cells are wide. */
export type HoleMap = Cells & {
  readonly hasOut: boolean
  /**
   * For balls with this much roll: one that landed in water or out of bounds is lost, however far it would have rolled.
   */
  readonly row: (row: number, rollYards: number) => MapRow
}

/** An area with its share of each cell across, and the range of cells where it has any. */
type AcrossArea = HazardArea & {
  readonly acrossShares: Float64Array
  readonly firstColumn: number
  readonly lastColumn: number
}

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
  const rows = new Map<number, MapRow>()

  const build = (row: number, rollYards: number): MapRow => {
    const strokes = hazardFreeRow(row)
    for (const area of playable) coverRow(strokes, { area, ofHazard, covered: { row, rollYards, cells } })
    const outShares = new Float64Array(out.length > 0 ? strokes.length : 0)
    for (const area of out) excludeOutOfBounds({ strokes, outShares }, { area, covered: { row, rollYards, cells } })
    return { strokes, outShares }
  }
  return {
    ...cells,
    hasOut: out.length > 0,
    row: (row, rollYards) => {
      if (areas.some((area) => isRolledThrough(area, { row, rollYards, cells }))) return build(row, rollYards)
      const found = rows.get(row) ?? build(row, 0)
      rows.set(row, found)
      return found
    },
  }
}

/** Raises a cell's cost towards the hazard's, by the share of the cell that is covered; never lowers it. */
function coverRow(
  strokes: Float64Array,
  {
    area,
    ofHazard,
    covered,
  }: { readonly area: AcrossArea; readonly ofHazard: ReturnType<typeof hazardStrokes>; readonly covered: CoveredRow },
): void {
  const alongShare = shareAlong(area, covered)
  if (alongShare === 0 || area.firstColumn < 0) return
  const { cellYards, sideCells } = covered.cells
  const yYards = Math.min(covered.row * cellYards, area.farYards)
  for (let column = area.firstColumn; column <= area.lastColumn; column += 1) {
    const acrossShare = area.acrossShares[column] ?? 0
    const bare = strokes[column] ?? 0
    const own = ofHazard(area, { xYards: (column - sideCells) * cellYards, yYards })
    strokes[column] = bare + alongShare * acrossShare * Math.max(0, own - bare)
  }
}

/** Counts the balls out of bounds without their strokes: they are played again from the same place. */
function excludeOutOfBounds(
  { strokes, outShares }: MapRow,
  { area, covered }: { readonly area: AcrossArea; readonly covered: CoveredRow },
): void {
  const alongShare = shareAlong(area, covered)
  if (alongShare === 0 || area.firstColumn < 0) return
  for (let column = area.firstColumn; column <= area.lastColumn; column += 1) {
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
  const cell = { centreYards: row * cellYards, cellYards }
  return isLost(area) && shareOfCell({ ...cell, fromYards: farYards, toYards: farYards + rollYards }) > 0
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
