import type { Place } from '@bagwise/golf/course/plane'
import { isWithinSpans, spansAcross, yardsToLine } from '@bagwise/golf/course/spans'
import type { Patch } from '@bagwise/golf/shot-advice/ground/ground'
import { px, seededShares } from '#charts/hand-drawn.ts'
import { pointOf } from './hole-frame.ts'
import type { Frame } from './hole-frame.ts'
import type { DrawnGround } from './hole-marks.ts'
import { isSeen } from './ring-points.ts'

/** Rings and dots of the trees of a wood, as two paths. */
export type Crowns = { readonly rings: string; readonly dots: string }

const CELL_PX = 24
/** Trees stand so far off the line of their row. */
const OFF_ROW_PX = 5
const CROWN_PX = { least: 4.6, range: 2.6 } as const
const BULGES = 5
/** Farther from the line of play a wood has its edge and no trees. */
const NEAR_PLAY_YARDS = 90
/** Where in its cell a tree stands. */
const SPREAD = { least: 0.15, range: 0.7 } as const
const SEED = { column: 73_856_093, row: 19_349_663 } as const

/** A tree in each cell of a grid that lies on the ground, where it fits into a wood; the same ones in every drawing of a scale. */
export function crownsOf(ground: DrawnGround, frame: Frame): Crowns {
  const woods = ground.patches.filter(({ cover, box }) => cover === 'trees' && isSeen(box, frame))
  const cellYards = CELL_PX / frame.pxPerYard
  const rows =
    woods.length === 0
      ? []
      : indexesBetween(frame.topYards - frame.heightPx / frame.pxPerYard, frame.topYards, cellYards)
  const crowns = rows.flatMap((row) => crownsOfRow({ row, cellYards, woods, way: ground.way }, frame))
  return {
    rings: crowns.map(crownPath).join(''),
    dots: crowns.map(({ xPx, yPx }) => `M${px(xPx)} ${px(yPx)}h.1`).join(''),
  }
}

type Row = {
  readonly row: number
  readonly cellYards: number
  readonly woods: readonly Patch[]
  readonly way: readonly Place[]
}

/** Whether a tree fits is looked at on two lines for the whole row, or each tree would need its own look at all corners. */
function crownsOfRow({ row, cellYards, woods, way }: Row, frame: Frame): readonly Crown[] {
  const { pxPerYard, leftYards, widthPx } = frame
  const rowYards = (row + 1 / 2) * cellYards
  const bandYards = (CROWN_PX.least + CROWN_PX.range + OFF_ROW_PX) / pxPerYard
  const inWood = spansOf(woods, [rowYards - bandYards, rowYards + bandYards])
  const [fromYards, toYards] = [
    Math.max(leftYards - cellYards, ...inWood.map((line) => Math.min(...line.map((spans) => spans[0] ?? 0)))),
    Math.min(
      leftYards + widthPx / pxPerYard,
      ...inWood.map((line) => Math.max(...line.map((spans) => spans.at(-1) ?? 0))),
    ),
  ]
  if (!(fromYards < toYards)) return []
  const asideYards = row % 2 === 0 ? 0 : cellYards / 2
  return indexesBetween(fromYards - asideYards, toYards, cellYards).flatMap((column) => {
    const share = seededShares(column * SEED.column + row * SEED.row)
    const radiusPx = CROWN_PX.least + CROWN_PX.range * share()
    const x = (column + SPREAD.least + SPREAD.range * share()) * cellYards + asideYards
    const y = rowYards + ((2 * share() - 1) * OFF_ROW_PX) / pxPerYard
    const ends = [x - radiusPx / pxPerYard, x + radiusPx / pxPerYard]
    const isInWood = inWood.every((line) => ends.every((end) => line.some((spans) => isWithinSpans(spans, end))))
    return !isInWood || yardsToLine(way, { x, y }) > NEAR_PLAY_YARDS
      ? []
      : [{ ...pointOf(frame, { x, y }), radiusPx, share }]
  })
}

function spansOf(patches: readonly Patch[], rowsYards: readonly number[]): readonly (readonly Float64Array[])[] {
  return rowsYards.map((y) => patches.map((patch) => spansAcross(patch, y)).filter(({ length }) => length > 0))
}

function indexesBetween(fromYards: number, toYards: number, cellYards: number): readonly number[] {
  const first = Math.floor(fromYards / cellYards)
  return Array.from({ length: Math.ceil(toYards / cellYards) - first }, (_, index) => first + index)
}

type Crown = { readonly xPx: number; readonly yPx: number; readonly radiusPx: number; readonly share: () => number }

function crownPath({ xPx, yPx, radiusPx, share }: Crown): string {
  const turn = share()
  const points = Array.from({ length: BULGES }, (_, bulge) => {
    const angle = ((bulge + turn + 0.3 * share()) / BULGES) * 2 * Math.PI
    return { xPx: xPx + radiusPx * Math.cos(angle), yPx: yPx + radiusPx * Math.sin(angle) }
  })
  const [first] = points
  if (!first) return ''
  const bulgePx = px(radiusPx * 0.75)
  const arcs = [...points.slice(1), first].map(
    (point) => `A${bulgePx} ${bulgePx} 0 0 1 ${px(point.xPx)} ${px(point.yPx)}`,
  )
  return `M${px(first.xPx)} ${px(first.yPx)}${arcs.join('')}Z`
}
