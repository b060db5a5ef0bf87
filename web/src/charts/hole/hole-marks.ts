import type { Place } from '@bagwise/golf/course/plane'
import type { Ground } from '@bagwise/golf/shot-advice/ground/ground'

/** What of a hole's ground is drawn. In yards from the tee, y towards the middle of the green. */
export type DrawnGround = Pick<Ground, 'patches' | 'way' | 'greenMiddle'>

/** Where two in three of a club's shots stop. */
export type OvalMark = {
  readonly at: Place
  readonly lateralSdYards: number
  readonly distanceSdYards: number
  /** Of the shot's line, clockwise from y. */
  readonly alongDeg: number
  /** Of the golfer's own shots, else of typical ones. */
  readonly isOwn: boolean
  readonly label?: string | undefined
}

/** A number beside the hole, with a line to the place that it is about. */
type PlateMark = { readonly at: Place; readonly text: string; readonly note?: string | undefined }

export type PositionMark = {
  readonly at: Place
  /** How far off the position may be. */
  readonly radiusYards: number
  readonly isOld: boolean
}

/** Everything that is no ground; in the ground's frame. */
export type HoleMarks = {
  readonly ball?: Place | undefined
  readonly pin?: Place | undefined
  readonly tees?: readonly Place[] | undefined
  readonly ovals?: readonly OvalMark[] | undefined
  readonly startLine?: { readonly from: Place; readonly to: Place } | undefined
  /** The most important first: what has no room is left out. */
  readonly plates?: readonly PlateMark[] | undefined
  readonly position?: PositionMark | undefined
  /** Places that the golfer chose, such as the front and the back of a green. */
  readonly crosses?: readonly { readonly at: Place; readonly label?: string | undefined }[] | undefined
  /** Distances from the front of the green, as arcs across the fairway. */
  readonly ringsYards?: readonly number[] | undefined
}

/** The whole hole, from the ball to the green, or the green and 30 yards around it. */
export type HoleView = 'hole' | 'rest' | 'green'
/** In the app's colors, or black on white without any. */
export type HoleVariant = 'screen' | 'ink'

/** A straight hole of which nothing is known, to be tapped in. */
export function blankGround(lengthYards: number): DrawnGround {
  const end = { x: 0, y: lengthYards }
  return { patches: [], way: [{ x: 0, y: 0 }, end], greenMiddle: end }
}
