import { eachSide } from '../../course/areas.ts'
import type { Area } from '../../course/areas.ts'

/** Stripes along the line of play, so many to a cell across. */
const STRIPES_PER_CELL = 2

/** Where each stripe goes into an area and out of it again, in pairs; one list for all of them. */
export type Stripes = {
  /** Where the crossings of a stripe begin; those of the next one end them. */
  readonly starts: Int32Array
  readonly crossings: Float64Array
  /** The first and the last crossing of each cell's stripes; beyond any row where nothing crosses them. */
  readonly nearest: Float64Array
  readonly farthest: Float64Array
}

type Side = { readonly fromX: number; readonly fromY: number; readonly toX: number; readonly toY: number }

/** Of a whole number of cells from the left edge on. Each side of the area visits only the stripes that it crosses. */
export function stripesOf(
  { rings }: Pick<Area, 'rings'>,
  {
    leftYards,
    cellYards,
    cellCount,
  }: { readonly leftYards: number; readonly cellYards: number; readonly cellCount: number },
): Stripes {
  const stepYards = cellYards / STRIPES_PER_CELL
  const firstYards = leftYards + stepYards / 2
  const stripeCount = cellCount * STRIPES_PER_CELL
  const starts = new Int32Array(stripeCount + 1)
  const eachCrossed = (visit: (first: number, end: number, side: Side) => void) => {
    for (const ring of rings) {
      eachSide(ring, (fromX, fromY, toX, toY) => {
        if (fromX === toX) return
        const first = Math.max(0, Math.ceil((Math.min(fromX, toX) - firstYards) / stepYards))
        const end = Math.min(stripeCount, Math.ceil((Math.max(fromX, toX) - firstYards) / stepYards))
        if (first < end) visit(first, end, { fromX, fromY, toX, toY })
      })
    }
  }
  eachCrossed((first, end) => {
    for (let stripe = first; stripe < end; stripe += 1) starts[stripe + 1] = (starts[stripe + 1] ?? 0) + 1
  })
  for (let stripe = 0; stripe < stripeCount; stripe += 1) {
    starts[stripe + 1] = (starts[stripe + 1] ?? 0) + (starts[stripe] ?? 0)
  }
  const crossings = new Float64Array(starts[stripeCount] ?? 0)
  const filled = starts.slice(0, stripeCount)
  eachCrossed((first, end, { fromX, fromY, toX, toY }) => {
    const slope = (toY - fromY) / (toX - fromX)
    for (let stripe = first; stripe < end; stripe += 1) {
      const yYards = fromY + (firstYards + stripe * stepYards - fromX) * slope
      let place = filled[stripe] ?? 0
      filled[stripe] = place + 1
      const start = starts[stripe] ?? 0
      // Few cross a stripe: they are put in order as they come.
      while (place > start && (crossings[place - 1] ?? 0) > yYards) {
        crossings[place] = crossings[place - 1] ?? 0
        place -= 1
      }
      crossings[place] = yYards
    }
  })
  return { starts, crossings, ...reachOfCells({ starts, crossings }, cellCount) }
}

function reachOfCells(
  { starts, crossings }: Pick<Stripes, 'starts' | 'crossings'>,
  cellCount: number,
): Pick<Stripes, 'nearest' | 'farthest'> {
  const nearest = new Float64Array(cellCount).fill(Infinity)
  const farthest = new Float64Array(cellCount).fill(-Infinity)
  for (let stripe = 0; stripe < cellCount * STRIPES_PER_CELL; stripe += 1) {
    const [start, end] = [starts[stripe] ?? 0, starts[stripe + 1] ?? 0]
    if (start === end) continue
    const cell = Math.floor(stripe / STRIPES_PER_CELL)
    nearest[cell] = Math.min(nearest[cell] ?? 0, crossings[start] ?? 0)
    farthest[cell] = Math.max(farthest[cell] ?? 0, crossings[end - 1] ?? 0)
  }
  return { nearest, farthest }
}

/** From near to far; a ball that landed in an area counts as in it for so much roll. */
export type RowSpan = { readonly nearYards: number; readonly farYards: number; readonly rollYards: number }

/** Share of a cell of the row that the area covers. */
export function shareOfStripes({ starts, crossings, nearest, farthest }: Stripes, cell: number, row: RowSpan): number {
  const { nearYards, farYards, rollYards } = row
  if ((nearest[cell] ?? 0) >= farYards || (farthest[cell] ?? 0) + rollYards <= nearYards) return 0
  let covered = 0
  const first = cell * STRIPES_PER_CELL
  for (let stripe = first; stripe < first + STRIPES_PER_CELL; stripe += 1) {
    const end = (starts[stripe + 1] ?? 0) - 1
    let doneYards = nearYards
    for (let index = starts[stripe] ?? 0; index < end; index += 2) {
      const entry = crossings[index] ?? 0
      if (entry >= farYards) break
      const from = entry > doneYards ? entry : doneYards
      const exit = (crossings[index + 1] ?? 0) + rollYards
      const to = exit < farYards ? exit : farYards
      if (to > from) {
        covered += to - from
        doneYards = to
      }
    }
  }
  return covered / (STRIPES_PER_CELL * (farYards - nearYards))
}

/** Where the last stretch begins that a ball in this cell is in or past, in its stripe right of the middle; undefined before all of them. */
export function lastEntryYards({ starts, crossings }: Stripes, cell: number, yYards: number): number | undefined {
  const stripe = cell * STRIPES_PER_CELL + STRIPES_PER_CELL / 2
  let entry: number | undefined
  for (let index = starts[stripe] ?? 0; index + 1 < (starts[stripe + 1] ?? 0); index += 2) {
    const at = crossings[index] ?? 0
    if (at <= yYards) entry = at
  }
  return entry
}

/** Whether a place of the stripe lies in the area. */
export function isInStripe({ starts, crossings }: Stripes, stripe: number, yYards: number): boolean {
  const end = (starts[stripe + 1] ?? 0) - 1
  for (let index = starts[stripe] ?? 0; index < end; index += 2) {
    if ((crossings[index] ?? 0) > yYards) return false
    if ((crossings[index + 1] ?? 0) > yYards) return true
  }
  return false
}
