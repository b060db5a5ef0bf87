import type { Place } from '../../course/plane.ts'
import { spansAcross } from '../../course/spans.ts'
import type { HoleMap, MapRow } from '../hole/hole-map.ts'
import { TREES } from '../hole/place-strokes.ts'
import { LONGEST_PUTT_YARDS, puttsByYard, strokeCurves, strokesOn } from '../strokes.ts'
import { BASE_COVERS, HAZARD_COVERS, isLostCover } from './ground.ts'
import type { Ground, Patch } from './ground.ts'
import { endless, nearLine } from './near-line.ts'
import type { CornerExtra } from './round-corner.ts'
import { lastEntryYards, shareOfStripes, stripesOf } from './stripes.ts'
import type { Stripes } from './stripes.ts'

/** Rules of Golf, Rule 17.1d: one penalty stroke, and a drop where the ball entered the area. */
const PENALTY_STROKES = 1
/** From the edge of the water; rule of thumb. */
const DROP_YARDS = 2
const NEARLY_YARDS = 1e-6

/** A patch with the columns of the map that it reaches; its stripes are made when a row first needs them. */
type Layer = {
  readonly patch: Patch
  readonly firstColumn: number
  readonly lastColumn: number
  readonly stripes: () => Stripes
  /** Strokes by distance to the pin, of a ball that lies on it. */
  readonly curve: Float64Array
  /** Of water: where the row goes into it and out again. */
  readonly across: (yYards: number) => Float64Array
}

/** A row without what a ball is lost in, and how far its cells are from the pin. */
type BareRow = MapRow & { readonly toPinYards: Float64Array }

type Wanted = {
  readonly ground: Ground
  readonly handicap: number
  readonly cellYards: number
  readonly sideYards: number
  /** Where trees stand between a place and the pin. */
  readonly extraYards?: CornerExtra | undefined
}

/**
 * The cost of a ball that stops in a cell, over patches of any shape: what `holeMap` is for rectangles. Rows are worked
 * out when they are asked for.
 */
export function groundMap({ ground, handicap, cellYards, sideYards, extraYards }: Wanted): HoleMap {
  const sideCells = Math.ceil(sideYards / cellYards)
  const columnCount = 2 * sideCells + 1
  const layers = layersOf(ground, { handicap, cellYards, sideCells })
  const hasOut = layers.some(({ patch }) => patch.cover === 'out')
  const { rough, recovery } = strokeCurves(handicap)
  const { pin } = ground
  const isNearWay = ground.isTreesKnown ? undefined : nearLine(endless(ground.way), TREES.fromYards)
  // A ball that lands beyond an assumed boundary and comes back counts as back.
  const isRolling = ({ patch }: Layer) => isLostCover(patch) && !(patch.cover === 'out' && patch.isAssumed === true)
  const [rolling, still] = [layers.filter(isRolling), layers.filter((layer) => !isRolling(layer))]
  const bareRows = new Map<number, BareRow>()
  const rows = new Map<number, MapRow>()

  function bareRow(row: number): BareRow {
    const known = bareRows.get(row)
    if (known) return known
    const yYards = row * cellYards
    const toPinYards = new Float64Array(columnCount)
    const strokes = new Float64Array(columnCount)
    const isWild = columnsAmongTrees(yYards)
    const upSquared = (yYards - pin.y) ** 2
    for (let column = 0; column < columnCount; column += 1) {
      const xYards = (column - sideCells) * cellYards
      const straightYards = Math.sqrt((xYards - pin.x) ** 2 + upSquared)
      const yards = straightYards + (extraYards?.({ x: xYards, y: yYards }) ?? 0)
      toPinYards[column] = yards
      const fromRough = strokesOn(rough, yards)
      strokes[column] =
        isWild && isWild[column] === 1 && yards >= TREES.pinFromYards
          ? fromRough + TREES.recoveryShare * (strokesOn(recovery, yards) - fromRough)
          : fromRough
    }
    const made = { strokes, outShares: new Float64Array(hasOut ? columnCount : 0), toPinYards }
    for (const layer of still) cover(made, layer, { yYards, rollYards: 0 })
    bareRows.set(row, made)
    return made
  }

  /** 1 for the cells far off the way, where nothing is known of trees. */
  function columnsAmongTrees(yYards: number): Uint8Array | undefined {
    if (!isNearWay) return undefined
    const isWild = new Uint8Array(columnCount).fill(1)
    for (const { from, to } of isNearWay(yYards)) {
      isWild.fill(
        0,
        Math.max(0, Math.ceil(from / cellYards) + sideCells),
        Math.max(0, Math.floor(to / cellYards) + sideCells + 1),
      )
    }
    return isWild
  }

  function rolledRow(row: number, rollYards: number): MapRow {
    const { strokes, outShares, toPinYards } = bareRow(row)
    const made = { strokes: strokes.slice(), outShares: outShares.slice(), toPinYards }
    for (const layer of rolling) cover(made, layer, { yYards: row * cellYards, rollYards })
    return made
  }

  /** Lays one patch over the row. */
  function cover(
    row: BareRow,
    layer: Layer,
    { yYards, rollYards }: { readonly yYards: number; readonly rollYards: number },
  ) {
    const { patch, firstColumn, lastColumn } = layer
    const span = { nearYards: yYards - cellYards / 2, farYards: yYards + cellYards / 2, rollYards }
    if (patch.box.near > span.farYards || patch.box.far + rollYards < span.nearYards) return
    const stripes = layer.stripes()
    const lay = layingOf(row, layer, yYards)
    for (let column = firstColumn; column <= lastColumn; column += 1) {
      const share = shareOfStripes(stripes, column - firstColumn, span)
      if (share > 0) lay(column, share)
    }
  }

  /** What a patch does to the share of a cell that it covers. */
  function layingOf(
    { strokes, outShares, toPinYards }: BareRow,
    { patch: { cover: kind }, firstColumn, stripes, curve, across }: Layer,
    yYards: number,
  ): (column: number, share: number) => void {
    if (kind === 'out') {
      return (column, share) => {
        strokes[column] = (strokes[column] ?? 0) * (1 - share)
        outShares[column] = 1 - (1 - (outShares[column] ?? 0)) * (1 - share)
      }
    }
    if (kind === 'water' || kind === 'water-red') {
      const sides = kind === 'water-red' ? across(yYards) : undefined
      return (column, share) => {
        const below = strokes[column] ?? 0
        const xYards = (column - sideCells) * cellYards
        const entryYards = lastEntryYards(stripes(), column - firstColumn, yYards)
        const dropped = strokesOn(rough, dropToPinYards({ xYards, yYards, entryYards, sides, pin }))
        const own = (PENALTY_STROKES + dropped) * (1 - (outShares[column] ?? 0))
        strokes[column] = below + share * Math.max(0, own - below)
      }
    }
    const isHazardous = kind === 'bunker'
    return (column, share) => {
      const below = strokes[column] ?? 0
      const more = strokesOn(curve, toPinYards[column] ?? 0) - below
      strokes[column] = below + share * (isHazardous ? Math.max(0, more) : more)
    }
  }

  return {
    cellYards,
    sideCells,
    hasOut,
    row: (row, rollYards) => {
      const [nearYards, farYards] = [(row - 1 / 2) * cellYards, (row + 1 / 2) * cellYards]
      const isCovered = rolling.some(({ patch: { box } }) => box.near < farYards && box.far + rollYards > nearYards)
      if (!isCovered) return bareRow(row)
      if (rollYards > 0) return rolledRow(row, rollYards)
      const found = rows.get(row) ?? rolledRow(row, 0)
      rows.set(row, found)
      return found
    },
  }
}

function layersOf(
  { patches }: Ground,
  {
    handicap,
    cellYards,
    sideCells,
  }: { readonly handicap: number; readonly cellYards: number; readonly sideCells: number },
): readonly Layer[] {
  const { fairway, sand, recovery } = strokeCurves(handicap)
  const curves: Readonly<Partial<Record<Patch['cover'], Float64Array>>> = {
    trees: recovery,
    fairway,
    fringe: fairway,
    green: puttsByYard(handicap, LONGEST_PUTT_YARDS),
  }
  const reachYards = (sideCells + 1) * cellYards
  return patches
    .filter(({ box }) => box.left < reachYards && box.right > -reachYards)
    .toSorted((one, other) => orderOf(one) - orderOf(other))
    .map((patch) => {
      const firstColumn = Math.max(0, Math.floor(patch.box.left / cellYards + sideCells - 1 / 2))
      const lastColumn = Math.min(2 * sideCells, Math.ceil(patch.box.right / cellYards + sideCells + 1 / 2))
      return {
        patch,
        firstColumn,
        lastColumn,
        curve: curves[patch.cover] ?? sand,
        stripes: kept(() =>
          stripesOf(patch, {
            leftYards: (firstColumn - sideCells - 1 / 2) * cellYards,
            cellYards,
            cellCount: lastColumn - firstColumn + 1,
          }),
        ),
        across: keptByRow((yYards) => spansAcross(patch, Math.min(yYards, patch.box.far - NEARLY_YARDS))),
      }
    })
}

function orderOf({ cover }: Patch): number {
  const base = BASE_COVERS.indexOf(cover)
  return base === -1 ? BASE_COVERS.length + HAZARD_COVERS.indexOf(cover) : base
}

function kept<Made>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => (made ??= make())
}

function keptByRow<Made>(make: (yYards: number) => Made): (yYards: number) => Made {
  const known = new Map<number, Made>()
  return (yYards) => {
    const found = known.get(yYards) ?? make(yYards)
    known.set(yYards, found)
    return found
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
