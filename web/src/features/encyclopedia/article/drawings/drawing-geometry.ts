import type { Point } from '@bagwise/content/encyclopedia/topic-drawing'
import { degreesText } from '#quantities/club-measure.ts'

type Arc = { readonly arc: Point; readonly fromDeg: number; readonly toDeg: number; readonly radius: number }

const HALF_TURN_DEG = 180
/** Room between an arc and the number beside it. */
const NUMBER_BEYOND = 16

/** Where a line of this length ends. Drawings grow downwards, angles against the clock. */
export function pointFrom([x, y]: Point, { deg, length }: { readonly deg: number; readonly length: number }): Point {
  const radians = (deg / HALF_TURN_DEG) * Math.PI
  return [rounded(x + length * Math.cos(radians)), rounded(y - length * Math.sin(radians))]
}

export function arcPath({ arc, fromDeg, toDeg, radius }: Arc): string {
  const start = pointFrom(arc, { deg: fromDeg, length: radius })
  const end = pointFrom(arc, { deg: toDeg, length: radius })
  const isLarge = Math.abs(toDeg - fromDeg) > HALF_TURN_DEG
  return `M${start.join(' ')}A${radius} ${radius} 0 ${isLarge ? 1 : 0} ${toDeg > fromDeg ? 0 : 1} ${end.join(' ')}`
}

/** Where the number of an arc stands: outside, at its middle. */
export function middleOfArc({ arc, fromDeg, toDeg, radius }: Arc): Point {
  return pointFrom(arc, { deg: (fromDeg + toDeg) / 2, length: radius + NUMBER_BEYOND })
}

export function shownAngle({ fromDeg, toDeg }: Pick<Arc, 'fromDeg' | 'toDeg'>): string {
  return degreesText(rounded(Math.abs(toDeg - fromDeg)))
}

function rounded(units: number): number {
  return Math.round(units * 10) / 10
}
