import type { Place } from '@bagwise/golf/course/plane'
import { wayFrom } from '@bagwise/golf/shot-advice/ground/ground'
import type { PointPx } from '#charts/hand-drawn.ts'
import { OVAL_SD } from '#charts/oval-sd.ts'
import type { DrawnGround, HoleMarks, HoleView } from './hole-marks.ts'

/** What of a hole a drawing shows, upright; x and y in one scale. */
export type Frame = {
  readonly widthPx: number
  readonly heightPx: number
  readonly pxPerYard: number
  /** At the upper left corner. */
  readonly leftYards: number
  readonly topYards: number
}

export type InsetPx = { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number }

export type FrameSize = {
  readonly view: HoleView
  readonly widthPx: number
  readonly heightPx: number
  /** Room that the hole leaves, because something lies over the drawing there. */
  readonly insetPx?: Partial<InsetPx> | undefined
  readonly mostPxPerYard?: number | undefined
}

/** Interpretation 4.3a/1 of the Rules of Golf: a drawing of a green is at most 3/8 inch to 5 yards. CSS has 96 px an inch. */
export const GREEN_BOOK_PX_PER_YARD = ((3 / 8) * 96) / 5

type Sides = { readonly left: number; readonly right: number; readonly near: number; readonly far: number }

/** Beside the line of play, before its start and behind the green. */
const AROUND_YARDS = { side: 24, near: 6, far: 8 } as const
const AROUND_GREEN_YARDS = 30
/** A green that is not drawn: half of a usual one. */
const HALF_GREEN_YARDS = 15
/** The flag stands over its hole, the ball is larger than its place. */
const MARGIN_PX: InsetPx = { top: 26, right: 8, bottom: 22, left: 8 }
const NOTHING: Sides = { left: Infinity, right: -Infinity, near: Infinity, far: -Infinity }

/** The smallest part of the ground that shows the view with its marks, as large as it fits, in the middle. */
export function holeFrame(ground: DrawnGround, marks: HoleMarks, size: FrameSize): Frame {
  const { view, widthPx, heightPx, insetPx, mostPxPerYard = Infinity } = size
  const sides = view === 'green' ? widened(greenSides(ground), AROUND_GREEN_YARDS) : playSides(ground, marks, view)
  const inset = sumOfInsets(view === 'green' ? {} : MARGIN_PX, insetPx ?? {})
  const [roomXPx, roomYPx] = [widthPx - inset.left - inset.right, heightPx - inset.top - inset.bottom]
  const [acrossYards, alongYards] = [sides.right - sides.left, sides.far - sides.near]
  const pxPerYard = Math.min(mostPxPerYard, roomXPx / acrossYards, roomYPx / alongYards)
  const spareX = (roomXPx - acrossYards * pxPerYard) / 2
  const spareY = (roomYPx - alongYards * pxPerYard) / 2
  return {
    widthPx,
    heightPx,
    pxPerYard,
    leftYards: sides.left - (inset.left + spareX) / pxPerYard,
    topYards: sides.far + (inset.top + spareY) / pxPerYard,
  }
}

export function pointOf({ leftYards, topYards, pxPerYard }: Frame, { x, y }: Place): PointPx {
  return { xPx: (x - leftYards) * pxPerYard, yPx: (topYards - y) * pxPerYard }
}

/** The place of the hole under a point of the drawing. */
export function placeOfPoint({ leftYards, topYards, pxPerYard }: Frame, { xPx, yPx }: PointPx): Place {
  return { x: leftYards + xPx / pxPerYard, y: topYards - yPx / pxPerYard }
}

type Tap = {
  /** Where the drawing is in the window, which may be smaller than it was made. */
  readonly box: { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
  readonly clientX: number
  readonly clientY: number
}

export function pointOfTap({ widthPx, heightPx }: Frame, { box, clientX, clientY }: Tap): PointPx {
  return {
    xPx: ((clientX - box.left) * widthPx) / box.width,
    yPx: ((clientY - box.top) * heightPx) / box.height,
  }
}

export function isInFrame({ widthPx, heightPx }: Frame, { xPx, yPx }: PointPx): boolean {
  return xPx >= 0 && xPx <= widthPx && yPx >= 0 && yPx <= heightPx
}

function playSides(ground: DrawnGround, marks: HoleMarks, view: HoleView): Sides {
  const { ball, pin, tees = [], ovals = [], position, startLine, crosses = [] } = marks
  const isRest = view === 'rest' && ball !== undefined
  const way = isRest ? wayFrom(ball, ground.way) : ground.way
  const line = sidesOf(way)
  const { side, near, far } = AROUND_YARDS
  const play: Sides = { left: line.left - side, right: line.right + side, near: line.near - near, far: line.far }
  const green = greenSides(ground)
  const marked = [
    ...(isRest ? [] : tees),
    ...[ball, pin, position?.at, startLine?.to].filter((place) => place !== undefined),
    ...crosses.map(({ at }) => at),
  ]
  const ovalSides = ovals.map(({ at, lateralSdYards, distanceSdYards }) =>
    widened(sidesOf([at]), OVAL_SD.twoInThree * Math.max(lateralSdYards, distanceSdYards)),
  )
  return around([play, { ...green, far: green.far + far }, sidesOf(marked), ...ovalSides])
}

/** The hole's own green; other ones count as fairway. */
function greenSides({ patches, greenMiddle }: DrawnGround): Sides {
  const green = around(patches.filter(({ cover }) => cover === 'green').map(({ box }) => box))
  return green.left < green.right ? green : widened(sidesOf([greenMiddle]), HALF_GREEN_YARDS)
}

function sidesOf(places: readonly Place[]): Sides {
  return around(places.map(({ x, y }) => ({ left: x, right: x, near: y, far: y })))
}

function around(all: readonly Sides[]): Sides {
  return all.reduce(
    (one, other) => ({
      left: Math.min(one.left, other.left),
      right: Math.max(one.right, other.right),
      near: Math.min(one.near, other.near),
      far: Math.max(one.far, other.far),
    }),
    NOTHING,
  )
}

function widened({ left, right, near, far }: Sides, yards: number): Sides {
  return { left: left - yards, right: right + yards, near: near - yards, far: far + yards }
}

function sumOfInsets(one: Partial<InsetPx>, other: Partial<InsetPx>): InsetPx {
  const side = (name: keyof InsetPx) => (one[name] ?? 0) + (other[name] ?? 0)
  return { top: side('top'), right: side('right'), bottom: side('bottom'), left: side('left') }
}
