import type { PointPx } from '#charts/hand-drawn.ts'
import type { Oval } from './landing-geometry.ts'

export type RectanglePx = {
  readonly leftPx: number
  readonly rightPx: number
  readonly topPx: number
  readonly bottomPx: number
}

const ELLIPSE_POINTS = 18
const STEP_PX = 26
/** Corners are rounded off, of the shorter side. */
const ROUNDED_SHARE = 0.22
const MOST_ROUNDED_PX = 16

/** Points along an ellipse, for a pen to follow. */
export function ellipsePoints({ xPx, yPx, acrossPx, alongPx }: Oval): readonly PointPx[] {
  return Array.from({ length: ELLIPSE_POINTS }, (_, index) => {
    const turnRad = (index / ELLIPSE_POINTS) * 2 * Math.PI
    return { xPx: xPx + acrossPx * Math.cos(turnRad), yPx: yPx + alongPx * Math.sin(turnRad) }
  })
}

/** Points along a rectangle with rounded corners; none when it has no room. */
export function rectanglePoints({ leftPx, rightPx, topPx, bottomPx }: RectanglePx): readonly PointPx[] {
  if (rightPx <= leftPx || bottomPx <= topPx) return []
  const cornerPx = Math.min(MOST_ROUNDED_PX, Math.min(rightPx - leftPx, bottomPx - topPx) * ROUNDED_SHARE)
  const across = stops(leftPx + cornerPx, rightPx - cornerPx)
  const down = stops(topPx + cornerPx, bottomPx - cornerPx)
  return [
    ...across.map((xPx) => ({ xPx, yPx: topPx })),
    ...down.map((yPx) => ({ xPx: rightPx, yPx })),
    ...across.toReversed().map((xPx) => ({ xPx, yPx: bottomPx })),
    ...down.toReversed().map((yPx) => ({ xPx: leftPx, yPx })),
  ]
}

function stops(fromPx: number, toPx: number): readonly number[] {
  const count = Math.max(1, Math.round((toPx - fromPx) / STEP_PX))
  return Array.from({ length: count + 1 }, (_, index) => fromPx + ((toPx - fromPx) * index) / count)
}
