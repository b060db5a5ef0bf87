import type { Place } from '../../course/plane.ts'
import { spansAcross } from '../../course/spans.ts'
import type { Cells } from '../hole/cells.ts'
import { kept, keptBy } from '../hole/kept-rows.ts'
import { LONGEST_PUTT_YARDS, puttsByYard, strokeCurves, strokesOn } from '../strokes.ts'
import { BASE_COVERS, HAZARD_COVERS } from './ground.ts'
import type { Ground, Patch } from './ground.ts'
import { lastEntryYards, stripesOf } from './stripes.ts'
import type { Stripes } from './stripes.ts'

/** Rules of Golf, Rule 17.1d: one penalty stroke, and a drop where the ball entered the area. */
const PENALTY_STROKES = 1
/** From the edge of the water; rule of thumb. */
const DROP_YARDS = 2
const NEARLY_YARDS = 1e-6

/** A patch with the columns of the map that it reaches; its stripes are made when a row first needs them. */
export type Layer = {
  readonly patch: Patch
  readonly firstColumn: number
  readonly lastColumn: number
  readonly stripes: () => Stripes
  /** Strokes by distance to the pin, of a ball that lies on it. */
  readonly curve: Float64Array
  /** Of water: strokes in the row from where a ball is dropped and the penalty, by columns from the first one. */
  readonly fromDrop: (row: number) => (column: number) => number
}

/** The patches that a map as wide as this reaches, from below to above. */
export function layersOf(
  { patches, pin }: Pick<Ground, 'patches' | 'pin'>,
  { handicap, cells }: { readonly handicap: number; readonly cells: Cells },
): readonly Layer[] {
  const { fairway, sand, recovery, rough } = strokeCurves(handicap)
  const curves: Readonly<Partial<Record<Patch['cover'], Float64Array>>> = {
    trees: recovery,
    fairway,
    fringe: fairway,
    green: puttsByYard(handicap, LONGEST_PUTT_YARDS),
  }
  const { cellYards, sideCells } = cells
  const reachYards = (sideCells + 1) * cellYards
  return patches
    .filter(({ box }) => box.left < reachYards && box.right > -reachYards)
    .toSorted((one, other) => orderOf(one) - orderOf(other))
    .map((patch) => {
      const firstColumn = Math.max(0, Math.floor(patch.box.left / cellYards + sideCells - 1 / 2))
      const lastColumn = Math.min(2 * sideCells, Math.ceil(patch.box.right / cellYards + sideCells + 1 / 2))
      const stripes = kept(() =>
        stripesOf(patch, {
          leftYards: (firstColumn - sideCells - 1 / 2) * cellYards,
          cellYards,
          cellCount: lastColumn - firstColumn + 1,
        }),
      )
      const reached = { patch, firstColumn, lastColumn, stripes, curve: curves[patch.cover] ?? sand }
      return { ...reached, fromDrop: keptBy((row: number) => dropStrokes(reached, { row, cells, pin, rough })) }
    })
}

function orderOf({ cover }: Patch): number {
  const base = BASE_COVERS.indexOf(cover)
  return base === -1 ? BASE_COVERS.length + HAZARD_COVERS.indexOf(cover) : base
}

/** What a ball in the water costs hangs on where it lies, not on its roll: each cell is looked at once. */
function dropStrokes(
  { patch, firstColumn, lastColumn, stripes }: Omit<Layer, 'fromDrop'>,
  {
    row,
    cells: { cellYards, sideCells },
    pin,
    rough,
  }: { readonly row: number; readonly cells: Cells; readonly pin: Place; readonly rough: Float64Array },
): (column: number) => number {
  const yYards = row * cellYards
  const kind = patch.cover
  const across = (y: number) => spansAcross(patch, Math.min(y, patch.box.far - NEARLY_YARDS))
  const sides = kind === 'water-red' ? across(yYards) : undefined
  const strokes = new Float64Array(lastColumn - firstColumn + 1).fill(Number.NaN)
  return (column) => {
    const cell = column - firstColumn
    const known = strokes[cell] ?? 0
    if (!Number.isNaN(known)) return known
    const xYards = (column - sideCells) * cellYards
    const entryYards = lastEntryYards(stripes(), cell, yYards)
    const dropped = strokesOn(rough, dropToPinYards({ xYards, yYards, entryYards, sides, pin }))
    return (strokes[cell] = PENALTY_STROKES + dropped)
  }
}

type Drop = {
  readonly xYards: number
  readonly yYards: number
  /** Where the ball's column goes into the water before it. */
  readonly entryYards: number | undefined
  /** Where its row does, where the ball may be dropped beside the water as well. */
  readonly sides: Float64Array | undefined
  readonly pin: Place
}

/** From where a ball in the water is dropped: before it, or beside a red one, whichever is nearer to where the ball is. */
function dropToPinYards({ xYards, yYards, entryYards, sides, pin }: Drop): number {
  const beforeYards = entryYards === undefined ? yYards : entryYards - DROP_YARDS
  const besideYards = sides && besideWater(sides, xYards)
  const isBeside = besideYards !== undefined && Math.abs(besideYards - xYards) < yYards - beforeYards
  const [dropX, dropY] = isBeside ? [besideYards, yYards] : [xYards, beforeYards]
  return Math.sqrt((dropX - pin.x) ** 2 + (dropY - pin.y) ** 2)
}

/** On the side of the line of play; none where the water reaches over the line. */
function besideWater(sides: Float64Array, xYards: number): number | undefined {
  for (let index = 0; index + 1 < sides.length; index += 2) {
    const [left, right] = [sides[index] ?? 0, sides[index + 1] ?? 0]
    if (left > xYards || right < xYards) continue
    if (left > 0) return left - DROP_YARDS
    return right < 0 ? right + DROP_YARDS : undefined
  }
  return undefined
}
