import { inTurn, keptRows, rowArrays } from '../hole/kept-rows.ts'
import { ROWS_IN_USE } from '../hole/hole-map.ts'
import type { Columns, HoleMap, MapRow } from '../hole/hole-map.ts'
import { TREES } from '../hole/place-strokes.ts'
import { leastStrokes, strokeCurves, strokesOn } from '../strokes.ts'
import { isLostCover } from './ground.ts'
import type { Ground } from './ground.ts'
import { layersOf } from './ground-layers.ts'
import type { Layer } from './ground-layers.ts'
import { endless, nearLine } from './near-line.ts'
import type { Stretch } from './near-line.ts'
import type { CornerExtra } from './round-corner.ts'
import { shareOfStripes } from './stripes.ts'
import type { RowSpan } from './stripes.ts'

/** A row while it is worked out, and how far its cells are from the pin. */
type MadeRow = {
  readonly strokes: Float64Array
  readonly outShares: Float64Array
  readonly toPinYards: Float64Array
  hasOut: boolean
}

/** Some cells of a row that a layer may cover. */
type Covered = { readonly row: number; readonly span: RowSpan; readonly columns: Columns }

type Wanted = {
  readonly ground: Ground
  readonly handicap: number
  readonly cellYards: number
  readonly sideYards: number
  /** Where trees stand between a place and the pin. */
  readonly extraYards?: CornerExtra | undefined
}

/**
 * The cost of a ball that stops in a cell, over patches of any shape: what `holeMap` is for rectangles. Cells are worked
 * out when they are asked for.
 */
export function groundMap({ ground, handicap, cellYards, sideYards, extraYards }: Wanted): HoleMap {
  const sideCells = Math.ceil(sideYards / cellYards)
  const columnCount = 2 * sideCells + 1
  const layers = layersOf(ground, { handicap, cells: { cellYards, sideCells } })
  const hasOut = layers.some(({ patch }) => patch.cover === 'out')
  const { rough, recovery } = strokeCurves(handicap)
  const { pin } = ground
  const isNearWay = ground.isTreesKnown ? undefined : nearLine(endless(ground.way), TREES.fromYards)
  // A ball that lands beyond an assumed boundary and comes back counts as back.
  const isRolling = ({ patch }: Layer) => isLostCover(patch) && !(patch.cover === 'out' && patch.isAssumed === true)
  const [rolling, still] = [layers.filter(isRolling), layers.filter((layer) => !isRolling(layer))]

  const newArray = rowArrays(columnCount)
  const inBounds = newArray()
  const newRow = () => ({ strokes: newArray(), outShares: hasOut ? newArray() : inBounds, hasOut: false })
  const spanOf = (row: number, rollYards: number): RowSpan => {
    const yYards = row * cellYards
    return { nearYards: yYards - cellYards / 2, farYards: yYards + cellYards / 2, rollYards }
  }
  /** Rows without what a ball is lost in. */
  const bareRow = keptRows<MadeRow & { readonly nearWay: readonly Stretch[] | undefined }>({
    make: (row) => ({ ...newRow(), toPinYards: newArray(), nearWay: isNearWay?.(row * cellYards) }),
    fill: (made, row, columns) => {
      const { strokes, toPinYards, nearWay } = made
      const isWild = nearWay && columnsAmongTrees(nearWay, columns)
      const yYards = row * cellYards
      const upYards = yYards - pin.y
      for (let column = columns.from; column < columns.end; column += 1) {
        const xYards = (column - sideCells) * cellYards
        const asideYards = xYards - pin.x
        const straightYards = Math.sqrt(asideYards * asideYards + upYards * upYards)
        const yards = extraYards ? straightYards + extraYards({ x: xYards, y: yYards }) : straightYards
        toPinYards[column] = yards
        const fromRough = strokesOn(rough, yards)
        strokes[column] =
          isWild && isWild[column] === 1 && yards >= TREES.pinFromYards
            ? fromRough + TREES.recoveryShare * (strokesOn(recovery, yards) - fromRough)
            : fromRough
      }
      const covered = { row, span: spanOf(row, 0), columns }
      for (const layer of still) cover(made, layer, covered)
    },
  })
  // Every roll has rows of its own, which are looked at once: they share their arrays.
  const nextRow = inTurn(ROWS_IN_USE, newRow)
  const wild = new Uint8Array(isNearWay ? columnCount : 0)

  /** 1 for the cells far off the way, where nothing is known of trees. */
  function columnsAmongTrees(nearWay: readonly Stretch[], columns: Columns) {
    wild.fill(1, columns.from, columns.end)
    for (const { from, to } of nearWay) {
      wild.fill(
        0,
        Math.max(0, Math.ceil(from / cellYards) + sideCells),
        Math.max(0, Math.floor(to / cellYards) + sideCells + 1),
      )
    }
    return wild
  }

  /** The bare row, or a copy with what a ball that rolls this far is lost in. */
  function lostRow(row: number, rollYards: number, columns: Columns): MapRow {
    const bare = bareRow(row, columns)
    const covered = { row, span: spanOf(row, rollYards), columns }
    let made: MadeRow | undefined
    for (const layer of rolling) {
      if (firstCovered(layer, covered) < columns.end) {
        made ??= copied(bare, columns)
        cover(made, layer, covered)
      }
    }
    return made ?? bare
  }

  function copied(bare: MadeRow, { from, end }: Columns): MadeRow {
    const made = { ...nextRow(), toPinYards: bare.toPinYards, hasOut: bare.hasOut }
    for (let column = from; column < end; column += 1) made.strokes[column] = bare.strokes[column] ?? 0
    if (bare.hasOut) {
      for (let column = from; column < end; column += 1) made.outShares[column] = bare.outShares[column] ?? 0
    } else if (hasOut) made.outShares.fill(0, from, end)
    return made
  }

  return {
    cellYards,
    sideCells,
    hasOut,
    leastStrokes: leastStrokesOf(ground, { handicap, cellYards }),
    row: (row, rollYards, { from, end } = { from: 0, end: columnCount }) =>
      lostRow(row, rollYards, { from: Math.max(0, from), end: Math.min(columnCount, end) }),
  }
}

/** By the distance to the pin alone: no way round is shorter, and hazards only raise what a ball needs. */
function leastStrokesOf(
  { pin, patches }: Ground,
  { handicap, cellYards }: { readonly handicap: number; readonly cellYards: number },
): (row: number) => number {
  const least = leastStrokes(handicap)
  const greens = patches.filter((patch) => patch.cover === 'green')
  return (row) => {
    const yYards = row * cellYards
    const mayBeOnGreen = greens.some(({ box }) => box.near <= yYards + cellYards && box.far >= yYards - cellYards)
    return least(Math.abs(yYards - pin.y), mayBeOnGreen)
  }
}

/** The first of the columns where the layer may cover some of the row; their end where it covers none. */
function firstCovered(
  { patch: { box }, firstColumn, lastColumn, stripes }: Layer,
  { span: { nearYards, farYards, rollYards }, columns }: Covered,
): number {
  if (box.near > farYards || box.far + rollYards < nearYards) return columns.end
  const end = Math.min(columns.end, lastColumn + 1)
  const from = Math.max(columns.from, firstColumn)
  if (from >= end) return columns.end
  const { nearest, farthest } = stripes()
  for (let column = from; column < end; column += 1) {
    const cell = column - firstColumn
    if ((nearest[cell] ?? 0) < farYards && (farthest[cell] ?? 0) + rollYards > nearYards) return column
  }
  return columns.end
}

/** Lays one patch over the row: what it does to the share of each cell that it covers. */
function cover(made: MadeRow, layer: Layer, covered: Covered): void {
  const from = firstCovered(layer, covered)
  const end = Math.min(covered.columns.end, layer.lastColumn + 1)
  if (from >= end) return
  const kind = layer.patch.cover
  const cells = { ...covered, columns: { from, end } }
  if (kind === 'out') coverOut(made, layer, cells)
  else if (kind === 'water' || kind === 'water-red') coverWater(made, layer, cells)
  else coverGround(made, layer, cells)
}

function coverOut(made: MadeRow, { firstColumn, stripes }: Layer, { span, columns: { from, end } }: Covered): void {
  const { strokes, outShares } = made
  const ofPatch = stripes()
  for (let column = from; column < end; column += 1) {
    const share = shareOfStripes(ofPatch, column - firstColumn, span)
    if (share === 0) continue
    made.hasOut = true
    strokes[column] = (strokes[column] ?? 0) * (1 - share)
    outShares[column] = 1 - (1 - (outShares[column] ?? 0)) * (1 - share)
  }
}

function coverWater(
  { strokes, outShares }: MadeRow,
  { firstColumn, stripes, fromDrop }: Layer,
  { row, span, columns: { from, end } }: Covered,
): void {
  const ofPatch = stripes()
  const dropped = fromDrop(row)
  for (let column = from; column < end; column += 1) {
    const share = shareOfStripes(ofPatch, column - firstColumn, span)
    if (share === 0) continue
    const below = strokes[column] ?? 0
    const own = dropped(column) * (1 - (outShares[column] ?? 0))
    strokes[column] = below + share * Math.max(0, own - below)
  }
}

/** What a ball can be played from: sand only ever raises the cost. */
function coverGround(
  { strokes, toPinYards }: MadeRow,
  { patch, firstColumn, stripes, curve }: Layer,
  { span, columns: { from, end } }: Covered,
): void {
  const ofPatch = stripes()
  const isHazardous = patch.cover === 'bunker'
  for (let column = from; column < end; column += 1) {
    const share = shareOfStripes(ofPatch, column - firstColumn, span)
    if (share === 0) continue
    const below = strokes[column] ?? 0
    const more = strokesOn(curve, toPinYards[column] ?? 0) - below
    strokes[column] = below + share * (isHazardous ? Math.max(0, more) : more)
  }
}
