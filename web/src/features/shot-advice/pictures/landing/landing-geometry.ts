import type { Choice } from '@bagwise/golf/shot-advice/choice'
import { GREEN } from '@bagwise/golf/shot-advice/hole/hole'
import type { Hole } from '@bagwise/golf/shot-advice/hole/hole'
import type { PointPx } from '#charts/hand-drawn.ts'
import type { LandingSpread } from '@bagwise/golf/shot-advice/landing-spread'
import { OVAL_SD } from '#charts/oval-sd.ts'
import { SAMPLE_DOTS } from './sample-dots.ts'

export type Oval = PointPx & {
  /** Half axes, across the line and along it before the oval is turned. */
  readonly acrossPx: number
  readonly alongPx: number
  /** Clockwise; undefined for one that stands straight. */
  readonly turnDeg?: number
}

/** The map: the target lies upwards, so many px to a yard both ways. */
export type LandingGeometry = {
  readonly widthPx: number
  readonly heightPx: number
  readonly pxPerYard: number
  readonly xPx: (rightYards: number) => number
  readonly yPx: (alongYards: number) => number
  /** What the ball shall not be hidden by stands left of this, and on wide maps right of the other. */
  readonly dataFromPx: number
  readonly dataToPx: number
  readonly isGreenInView: boolean
  readonly twoInThree: Oval
  readonly nineteenInTwenty: Oval
  readonly dots: readonly PointPx[]
  /** What to point at. */
  readonly aim: PointPx
  /** From the ball, or the lower end of the map, to the aim. */
  readonly startLine: { readonly from: PointPx; readonly to: PointPx }
}

/** From this width on there is room for plates on both sides. */
export const WIDE_FROM_PX = 430
const SIDE_PX = 92
const EDGE_PX = 10
const BOTTOM_PX = 30
/** The map of a phone is as high as the plates at its left need; a wide one is as high as its data. */
const LEAST_HEIGHT_PX = 240
const MOST_HEIGHT_SHARE = 0.96
const MOST_HEIGHT_PX = 470
/** Around what has to be seen, so that hazards beside the green are. */
const MARGIN_YARDS = 6
/** A pin farther than this from where the ball stops is off the map. */
const GREEN_WITHIN_YARDS = 60

type Rectangle = { left: number; right: number; near: number; far: number }

/** Where everything stands on the map. The same advice and width always give the same drawing. */
export function landingGeometry(
  { finishYards, aimYards, startLineYards }: Choice,
  { hole, spread, widthPx }: { readonly hole: Hole; readonly spread: LandingSpread; readonly widthPx: number },
): LandingGeometry {
  const isGreenInView = Math.abs(finishYards - hole.pinYards) <= GREEN_WITHIN_YARDS
  const tilt = spread.tilted?.tilt ?? 0
  const dots = SAMPLE_DOTS.map(({ acrossSd, alongSd }) => ({
    // Of balls that are equally long the sides scatter less than of all.
    x: aimYards + (acrossSd * Math.sqrt(1 - tilt ** 2) + alongSd * tilt) * spread.lateralSdYards,
    y: finishYards + alongSd * spread.distanceSdYards,
  }))
  const aim = { x: startLineYards, y: isGreenInView ? hole.pinYards : finishYards }
  const oval = OVAL_SD.nineteenInTwenty
  const seen = around([
    ...dots,
    aim,
    { x: aimYards - oval * spread.lateralSdYards, y: finishYards - oval * spread.distanceSdYards },
    { x: aimYards + oval * spread.lateralSdYards, y: finishYards + oval * spread.distanceSdYards },
    ...(isGreenInView ? greenCorners(hole) : []),
  ])

  const isWide = widthPx >= WIDE_FROM_PX
  const dataFromPx = SIDE_PX
  const dataToPx = widthPx - (isWide ? SIDE_PX : EDGE_PX)
  const mostHeightPx = isWide ? Math.min(MOST_HEIGHT_PX, widthPx * MOST_HEIGHT_SHARE) : LEAST_HEIGHT_PX
  const pxPerYard = Math.min(
    (dataToPx - dataFromPx) / (seen.right - seen.left),
    (mostHeightPx - EDGE_PX - BOTTOM_PX) / (seen.far - seen.near),
  )
  const heightPx = Math.max(LEAST_HEIGHT_PX, (seen.far - seen.near) * pxPerYard + EDGE_PX + BOTTOM_PX)
  const middlePx = { x: (dataFromPx + dataToPx) / 2, y: (heightPx + EDGE_PX - BOTTOM_PX) / 2 }
  const xPx = (rightYards: number) => middlePx.x + (rightYards - (seen.left + seen.right) / 2) * pxPerYard
  const yPx = (alongYards: number) => middlePx.y - (alongYards - (seen.near + seen.far) / 2) * pxPerYard
  const at = ({ x, y }: { x: number; y: number }): PointPx => ({ xPx: xPx(x), yPx: yPx(y) })
  const ovalOf = (sd: number): Oval => ({
    ...at({ x: aimYards, y: finishYards }),
    ...axesOf(spread, sd * pxPerYard),
  })
  const lowestYards = Math.max(0, (seen.near + seen.far) / 2 - (heightPx - middlePx.y) / pxPerYard)
  return {
    widthPx,
    heightPx,
    pxPerYard,
    xPx,
    yPx,
    dataFromPx,
    dataToPx,
    isGreenInView,
    twoInThree: ovalOf(OVAL_SD.twoInThree),
    nineteenInTwenty: ovalOf(OVAL_SD.nineteenInTwenty),
    dots: dots.map(at),
    aim: at(aim),
    startLine: { from: at({ x: (aim.x * lowestYards) / aim.y, y: lowestYards }), to: at(aim) },
  }
}

function axesOf(
  { lateralSdYards, distanceSdYards, tilted }: LandingSpread,
  scale: number,
): Pick<Oval, 'acrossPx' | 'alongPx' | 'turnDeg'> {
  if (!tilted) return { acrossPx: scale * lateralSdYards, alongPx: scale * distanceSdYards }
  const { shortYards, longYards, turnDeg } = tilted.oval
  return { acrossPx: scale * shortYards, alongPx: scale * longYards, turnDeg }
}

function greenCorners({ greenYards, greenAsideYards }: Hole): readonly { x: number; y: number }[] {
  const { halfWidthYards, halfDepthYards } = GREEN
  return [
    { x: greenAsideYards - halfWidthYards, y: greenYards - halfDepthYards },
    { x: greenAsideYards + halfWidthYards, y: greenYards + halfDepthYards },
  ]
}

function around(points: readonly { x: number; y: number }[]): Rectangle {
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  return {
    left: Math.min(...xs) - MARGIN_YARDS,
    right: Math.max(...xs) + MARGIN_YARDS,
    near: Math.min(...ys) - MARGIN_YARDS,
    far: Math.max(...ys) + MARGIN_YARDS,
  }
}
