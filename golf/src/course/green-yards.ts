import type { Pin } from '../shot-advice/shot.ts'
import { areaOf, movedArea } from './areas.ts'
import type { Area } from './areas.ts'
import type { Course, CourseHole } from './course.ts'
import { isMappable, planeAt, turnedTo } from './plane.ts'
import type { LatLon, Place, Plane } from './plane.ts'
import { ringIn } from './rings.ts'
import { isInside, middleInside, rangesOf, spansAlong, yardsToEdge } from './spans.ts'

/** A green in some plane, and where its middle counts for one hole. */
export type PlacedGreen = { readonly area: Area; readonly middle: Place }

/** To the green's front, middle and back along the line through its middle. */
export type GreenYards = { readonly frontYards: number; readonly middleYards: number; readonly backYards: number }

/** Of the green's depth on the line of play: where the hole is cut. */
const PIN_SHARES: Readonly<Record<Pin, number>> = { front: 0.2, middle: 0.5, back: 0.8 }
/** No hole is cut nearer to an edge; rule of thumb: four paces. */
const PIN_FROM_EDGE_YARDS = 4
const PIN_STEP_YARDS = 0.5
const NEARLY_YARDS = 1e-6

/** The hole's green as the map has it; undefined where none is joined to the hole. */
export function greenOf(
  { shapes, holes }: Pick<Course, 'shapes' | 'holes'>,
  hole: Pick<CourseHole, 'green' | 'line'>,
  plane: Pick<Plane, 'to'>,
): PlacedGreen | undefined {
  const shape = hole.green === undefined ? undefined : shapes.find(({ id }) => id === hole.green)
  if (!shape) return undefined
  const area = areaOf(shape.rings.map((ring) => ringIn(plane, ring)))
  const end = hole.line.at(-1)
  const lineEnd = end && plane.to(end)
  const isShared = holes.filter(({ green }) => green === hole.green).length > 1
  return { area, middle: isShared && lineEnd && isInside(area, lineEnd) ? lineEnd : middleInside(area) }
}

/** What a golfer asks first, from any place; on the green its front is 0. Undefined without a green, or near a pole. */
export function greenYards(
  course: Pick<Course, 'shapes' | 'holes'>,
  hole: Pick<CourseHole, 'green' | 'line'>,
  ball: LatLon,
): GreenYards | undefined {
  const green = isMappable(ball) ? greenOf(course, hole, planeAt(ball)) : undefined
  return green && yardsToGreen(green, { x: 0, y: 0 })
}

export function yardsToGreen(green: PlacedGreen, ball: Place): GreenYards {
  const { fromYards, toYards, middleYards } = lineOfPlay(green, ball)
  return { frontYards: isInside(green.area, ball) ? 0 : Math.max(0, fromYards), middleYards, backYards: toYards }
}

type LineOfPlay = {
  /** Along the line from the ball through the middle: where the part of the green begins and ends that the middle is in. */
  readonly fromYards: number
  readonly toYards: number
  readonly middleYards: number
  readonly at: (yards: number) => Place
}

function lineOfPlay({ area, middle }: PlacedGreen, ball: Place): LineOfPlay {
  const turn = turnedTo(ball, middle)
  const middleYards = Math.hypot(middle.x - ball.x, middle.y - ball.y)
  const own = rangesOf(spansAlong(movedArea(area, turn.to), 0)).find(
    ({ from, to }) => from <= middleYards + NEARLY_YARDS && to >= middleYards - NEARLY_YARDS,
  )
  return {
    fromYards: Math.min(own?.from ?? middleYards, middleYards),
    toYards: Math.max(own?.to ?? middleYards, middleYards),
    middleYards,
    at: (yards) => turn.from({ x: 0, y: yards }),
  }
}

/** Where the hole is cut, as nearly as the green is wide enough for it. */
export function pinPlace(green: PlacedGreen, ball: Place, pin: Pin): Place {
  const { fromYards, toYards, at } = lineOfPlay(green, ball)
  const wantedYards = fromYards + PIN_SHARES[pin] * (toYards - fromYards)
  const stepCount = Math.floor((toYards - fromYards) / PIN_STEP_YARDS)
  const places = Array.from({ length: stepCount + 1 }, (_, step) => fromYards + step * PIN_STEP_YARDS)
    .concat(wantedYards)
    .map((yards) => ({ place: at(yards), offYards: Math.abs(yards - wantedYards) }))
    .map((one) => ({ ...one, edgeYards: Math.min(PIN_FROM_EDGE_YARDS, yardsToEdge(green.area, one.place)) }))
  const [best] = places.toSorted((one, other) => other.edgeYards - one.edgeYards || one.offYards - other.offYards)
  return best?.place ?? green.middle
}
