import { FULL_TURN_DEG } from '@bagwise/golf/weather/compass'
import { degreesFromRadians, radiansFromDegrees } from '@bagwise/golf/units'
import { withinTurn } from '#features/shot-advice/wind-direction.ts'

/** Finer than anybody can tell a wind on a course. */
export const STEP_DEG = 15
const LARGE_STEP_DEG = 45
export const LAST_STEP_DEG = FULL_TURN_DEG - STEP_DEG
/** A touch nearer to the middle than this share of the dial's half says nothing. */
const DEAD_SHARE = 0.15

const KEY_STEPS_DEG: Readonly<Record<string, number>> = {
  ArrowRight: STEP_DEG,
  ArrowUp: STEP_DEG,
  ArrowLeft: -STEP_DEG,
  ArrowDown: -STEP_DEG,
  PageUp: LARGE_STEP_DEG,
  PageDown: -LARGE_STEP_DEG,
}

/** A place on the dial from its middle, the pin upwards. */
type FromMiddle = { readonly rightPx: number; readonly downPx: number }

/** The nearest step, 0 to 345. */
export function steppedDeg(directionDeg: number): number {
  return withinTurn(Math.round(directionDeg / STEP_DEG) * STEP_DEG)
}

/** Where the wind comes from when the golfer touches there; undefined in the middle. */
export function directionAt({ rightPx, downPx }: FromMiddle, halfPx: number): number | undefined {
  if (Math.hypot(rightPx, downPx) < halfPx * DEAD_SHARE) return undefined
  return steppedDeg(degreesFromRadians(Math.atan2(rightPx, -downPx)))
}

/** The place at the rim from which the wind comes. */
export function placeOnDial(fromDeg: number, radiusPx: number): FromMiddle {
  const turnRad = radiansFromDegrees(fromDeg)
  return { rightPx: radiusPx * Math.sin(turnRad), downPx: -radiusPx * Math.cos(turnRad) }
}

/** Where a key turns the wind to, round and round; undefined for keys that do nothing here. */
export function directionAfterKey(key: string, fromDeg: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return LAST_STEP_DEG
  const stepDeg = KEY_STEPS_DEG[key]
  return stepDeg === undefined ? undefined : steppedDeg(fromDeg + stepDeg)
}
