import { GREEN } from '@bagwise/golf/shot-advice/hole/hole'
import type { Hole } from '@bagwise/golf/shot-advice/hole/hole'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { PointPx } from '#charts/hand-drawn.ts'
import { axisLabels } from './axis-labels.ts'
import type { AxisLabels } from './axis-labels.ts'
import type { FlownChoice } from '@bagwise/golf/shot-advice/flown-choices'
import { heightFactor } from './height-scale.ts'
import type { HeightFactor } from './height-scale.ts'

type SideFlight = {
  readonly flown: FlownChoice
  readonly points: readonly PointPx[]
  readonly landing: PointPx
}

export type SideGeometry = {
  readonly widthPx: number
  readonly heightPx: number
  readonly factor: HeightFactor
  readonly xPx: (downrangeYards: number) => number
  readonly yPx: (heightYards: number) => number
  readonly ground: SideGround
  /** The lowest line of the ground, where the axis begins. */
  readonly axisPx: number
  /** The recommended one first. */
  readonly flights: readonly SideFlight[]
  readonly apex: PointPx
  /** Undefined when the hole lies beyond the drawing. */
  readonly green: { readonly fromYards: number; readonly toYards: number; readonly pinYards: number } | undefined
  readonly labels: AxisLabels
}

const LEFT_PX = 12
const RIGHT_PX = 14

/** The name of the club stands above the highest flight, and the wind above that. */
const NAME_ROOM_PX = 38

const WIND_ROOM_PX = 28
const ROOM_PX = 118

/** Of the width, so that the drawing stays wider than high. */
const ROOM_SHARE = 0.36

const GROUND_PX = 30
const AXIS_PX = 30

/** A green farther past the longest flight than this share of it is not drawn. */
const GREEN_WITHIN_SHARE = 0.25

const BEYOND_YARDS = 4
const BEYOND_SHARE = 0.03

/** The ground rises or falls evenly from the ball to the target and is level beyond. */
type SideGround = {
  /** From the target on the ground is as high as it. */
  readonly levelFromYards: number
  readonly targetHeightYards: number
}

/** Where everything stands in the side view. The same advice and width always give the same drawing. */
export function sideGeometry(
  flown: readonly FlownChoice[],
  {
    hole,
    targetHeightYards,
    hasWind,
    units,
    widthPx,
  }: {
    readonly hole: Hole
    readonly targetHeightYards: number
    readonly hasWind: boolean
    readonly units: PreferredUnits
    readonly widthPx: number
  },
): SideGeometry {
  const carriesYards = flown.map(({ carryYards }) => carryYards)
  const longestYards = Math.max(...carriesYards)
  const fromYards = hole.greenYards - GREEN.halfDepthYards
  const toYards = hole.greenYards + GREEN.halfDepthYards
  const hasGreen = toYards <= longestYards * (1 + GREEN_WITHIN_SHARE) + 2 * GREEN.halfDepthYards
  const spanYards = Math.max(longestYards, hasGreen ? toYards : 0) * (1 + BEYOND_SHARE) + BEYOND_YARDS
  const pxPerYard = (widthPx - LEFT_PX - RIGHT_PX) / spanYards

  const lowestYards = Math.min(0, targetHeightYards)
  const highestYards = Math.max(targetHeightYards, ...flown.map(({ apexYards }) => apexYards))
  const factor = heightFactor({
    heightYards: highestYards - lowestYards,
    pxPerYard,
    roomPx: Math.max(ROOM_PX, widthPx * ROOM_SHARE),
  })
  const xPx = (downrangeYards: number) => LEFT_PX + downrangeYards * pxPerYard
  const topPx = NAME_ROOM_PX + (hasWind ? WIND_ROOM_PX : 0)
  const yPx = (heightYards: number) => topPx + (highestYards - heightYards) * pxPerYard * factor
  const axisPx = yPx(lowestYards) + GROUND_PX
  const flights = flown.map((one) => sideFlight(one, { xPx, yPx }))
  return {
    widthPx,
    heightPx: axisPx + AXIS_PX,
    factor,
    xPx,
    yPx,
    ground: { levelFromYards: hole.pinYards, targetHeightYards },
    axisPx,
    flights,
    apex: apexOf(flights),
    green: hasGreen ? { fromYards: Math.max(0, fromYards), toYards, pinYards: hole.pinYards } : undefined,
    labels: axisLabels(flown, { xPx, spanYards, units, widthPx }),
  }
}

/** The ground's height in the drawing at so many yards. */
export function groundPx({ ground, yPx }: SideGeometry, downrangeYards: number): number {
  return yPx(groundHeightYards(ground, downrangeYards))
}

function sideFlight(flown: FlownChoice, { xPx, yPx }: Pick<SideGeometry, 'xPx' | 'yPx'>): SideFlight {
  const points = flown.path.map(({ downrangeYards, heightYards }) => ({
    xPx: xPx(downrangeYards),
    yPx: yPx(heightYards),
  }))
  return { flown, points, landing: points.at(-1) ?? { xPx: xPx(0), yPx: yPx(0) } }
}

function apexOf([recommended]: readonly SideFlight[]): PointPx {
  const points = recommended?.points ?? []
  return points.reduce((highest, point) => (point.yPx < highest.yPx ? point : highest), points[0] ?? { xPx: 0, yPx: 0 })
}

/** Height of the ground above the ball. */
export function groundHeightYards({ levelFromYards, targetHeightYards }: SideGround, downrangeYards: number): number {
  return targetHeightYards * Math.min(1, Math.max(0, downrangeYards / levelFromYards))
}
