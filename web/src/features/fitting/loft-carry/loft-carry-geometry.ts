import type { LoftCarry, LoftCurve } from '@bagwise/golf/fitting/loft-carry'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownDistance, yardsFromShown } from '#quantities/distance.ts'

type PointPx = { readonly xPx: number; readonly yPx: number }
type Tick = { readonly atPx: number; readonly shown: number }
/** A marked point, and on which side of it its words have room. */
type MarkPx = PointPx & { readonly anchor: 'start' | 'middle' | 'end' }

export type LoftCarryGeometry = {
  readonly heightPx: number
  readonly leftPx: number
  readonly rightPx: number
  readonly bottomPx: number
  readonly line: readonly PointPx[]
  /** There along the upper edge and back along the lower one. */
  readonly band: readonly PointPx[]
  readonly specified: MarkPx
  readonly best: MarkPx
  readonly carryTicks: readonly Tick[]
  readonly loftTicks: readonly Tick[]
}

/** Room for three figures at the left, for a flag with its words at the top, for the loft axis at the bottom. */
const AXIS_LEFT_PX = 34
const RIGHT_PX = 10
const TOP_PX = 62
const AXIS_BOTTOM_PX = 40
const PLOT_PX = 190
/** A flatter curve is not blown up to look steep. */
const SMALLEST_SPAN_YARDS = 40
const MARGIN_YARDS = 4
/** Half of what the words at a mark need. */
const HALF_WORDS_PX = 48
const MOST_CARRY_TICKS = 4
const CARRY_STEPS = [10, 20, 25, 50, 100] as const

/** The curve in a frame of this width: loft to the right, carry upwards. Every number in px of the screen. */
export function loftCarryGeometry(
  { points, specified, best }: LoftCurve,
  { widthPx, units }: { readonly widthPx: number; readonly units: PreferredUnits },
): LoftCarryGeometry {
  const lofts = points.map(({ loftDeg }) => loftDeg)
  const lowestLoftDeg = Math.min(...lofts)
  const spanDeg = Math.max(...lofts) - lowestLoftDeg
  const highYards = Math.max(...points.map((point) => point.highYards)) + MARGIN_YARDS
  const lowYards = Math.min(
    highYards - SMALLEST_SPAN_YARDS,
    Math.min(...points.map((point) => point.lowYards)) - MARGIN_YARDS,
  )
  const rightPx = widthPx - RIGHT_PX
  const bottomPx = TOP_PX + PLOT_PX
  const xOf = (loftDeg: number) => AXIS_LEFT_PX + ((loftDeg - lowestLoftDeg) / spanDeg) * (rightPx - AXIS_LEFT_PX)
  const yOf = (yards: number) => TOP_PX + ((highYards - yards) / (highYards - lowYards)) * PLOT_PX
  const pointAt = (point: LoftCarry, yards: number): PointPx => ({ xPx: xOf(point.loftDeg), yPx: yOf(yards) })
  const markAt = (point: LoftCarry): MarkPx => {
    const at = pointAt(point, point.carryYards)
    const isLeft = at.xPx - HALF_WORDS_PX < AXIS_LEFT_PX
    return { ...at, anchor: isLeft ? 'start' : at.xPx + HALF_WORDS_PX > widthPx ? 'end' : 'middle' }
  }
  return {
    heightPx: bottomPx + AXIS_BOTTOM_PX,
    leftPx: AXIS_LEFT_PX,
    rightPx,
    bottomPx,
    line: points.map((point) => pointAt(point, point.carryYards)),
    band: [
      ...points.map((point) => pointAt(point, point.highYards)),
      ...points.toReversed().map((point) => pointAt(point, point.lowYards)),
    ],
    specified: markAt(specified),
    best: markAt(best),
    carryTicks: carryTicks({ lowYards, highYards }, units).map((shown) => ({
      shown,
      atPx: yOf(yardsFromShown(shown, units)),
    })),
    loftTicks: lofts.filter((loftDeg) => Number.isInteger(loftDeg)).map((shown) => ({ shown, atPx: xOf(shown) })),
  }
}

/** Round numbers in the golfer's units, a few at most. */
function carryTicks(
  { lowYards, highYards }: { readonly lowYards: number; readonly highYards: number },
  units: PreferredUnits,
): readonly number[] {
  const [lowest, highest] = [shownDistance(Math.max(0, lowYards), units), shownDistance(highYards, units)]
  const ticksBy = (step: number) => {
    const first = Math.ceil(lowest / step)
    return Array.from(
      { length: Math.max(0, Math.floor(highest / step) - first + 1) },
      (_, index) => (first + index) * step,
    )
  }
  return CARRY_STEPS.map(ticksBy).find((ticks) => ticks.length <= MOST_CARRY_TICKS) ?? []
}
