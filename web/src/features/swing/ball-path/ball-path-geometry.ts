import type { Hand } from '@bagwise/golf/golfer'
import { isLeftHanded } from '@bagwise/golf/hand'
import { faceToPathDeg, IMPACTS, startDeg } from '@bagwise/golf/swing/flight-pattern'
import type { FlightPattern, Impact } from '@bagwise/golf/swing/flight-pattern'
import { px } from '#charts/hand-drawn.ts'

/** What is drawn: one flight, or two where both happen. */
export type DrawnPattern = FlightPattern | 'too-much-curve' | 'both-sides'

export const VIEW = { width: 160, height: 150 } as const
export const BALL = { x: 80, y: 122 } as const

/** From the ball to where it lands, up the picture. */
const FLIGHT_LENGTH = 104
/** Angles are drawn larger than they are, or nobody would see them. */
const ANGLE_SCALE = 3
/** How far a degree between face and path bends the end of the flight: a fade of two comes back to the line. */
const BEND_PER_DEG = 7
const PATH_BEHIND = 24
const PATH_AHEAD = 34
const HALF_FACE = 15

const TWO_FLIGHTS = {
  'too-much-curve': [
    { pathDeg: -7, faceDeg: -2 },
    { pathDeg: 7, faceDeg: 2 },
  ],
  'both-sides': [IMPACTS.slice, IMPACTS.hook],
} as const satisfies Partial<Record<DrawnPattern, readonly Impact[]>>

type Point = { readonly x: number; readonly y: number }
type Line = { readonly from: Point; readonly to: Point }

/** Positive is away from the golfer. */
export function impactsOf(pattern: DrawnPattern): readonly Impact[] {
  return pattern === 'too-much-curve' || pattern === 'both-sides' ? TWO_FLIGHTS[pattern] : [IMPACTS[pattern]]
}

/** As the picture draws them for this golfer: positive is to the right. Away from a left-hander is to the left. */
export function drawnImpacts(pattern: DrawnPattern, hand: Hand | null | undefined): readonly Impact[] {
  const impacts = impactsOf(pattern)
  if (!isLeftHanded(hand)) return impacts
  return impacts.map(({ pathDeg, faceDeg }) => ({ pathDeg: -pathDeg, faceDeg: -faceDeg }))
}

/** Where a flight ends, and the point its start and its curve pull towards. */
export function flightPoints(impact: Impact): { readonly bend: Point; readonly end: Point } {
  const startSlope = Math.tan(drawnRadians(startDeg(impact)))
  const endX = BALL.x + FLIGHT_LENGTH * startSlope + BEND_PER_DEG * faceToPathDeg(impact)
  return {
    bend: { x: BALL.x + (FLIGHT_LENGTH / 2) * startSlope, y: BALL.y - FLIGHT_LENGTH / 2 },
    end: { x: endX, y: BALL.y - FLIGHT_LENGTH },
  }
}

export function flightCurve(impact: Impact): string {
  const { bend, end } = flightPoints(impact)
  return `M${BALL.x} ${BALL.y}Q${inPicture(bend)} ${inPicture(end)}`
}

/** The way of the club head, from behind the ball to past it. */
export function pathLine({ pathDeg }: Impact): Line {
  const way = drawnRadians(pathDeg)
  return { from: along(way, -PATH_BEHIND), to: along(way, PATH_AHEAD) }
}

/** The face just behind the ball, square to where it looks. */
export function faceLine({ faceDeg }: Impact): Line {
  const across = drawnRadians(faceDeg) + Math.PI / 2
  const middle = along(drawnRadians(faceDeg), -5)
  const end = (length: number): Point => ({
    x: middle.x + length * Math.sin(across),
    y: middle.y - length * Math.cos(across),
  })
  return { from: end(-HALF_FACE), to: end(HALF_FACE) }
}

function along(way: number, length: number): Point {
  return { x: BALL.x + length * Math.sin(way), y: BALL.y - length * Math.cos(way) }
}

function drawnRadians(angleDeg: number): number {
  return (angleDeg * ANGLE_SCALE * Math.PI) / 180
}

function inPicture({ x, y }: Point): string {
  return `${px(x)} ${px(y)}`
}
