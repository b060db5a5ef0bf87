import { areaOf, movedArea, turnedArea } from '../../course/areas.ts'
import type { Area, Box } from '../../course/areas.ts'
import { KNOWN_KINDS } from '../../course/course.ts'
import type { Course, CourseHole, Shape, ShapeKind } from '../../course/course.ts'
import { greenOf, pinPlace, yardsToGreen } from '../../course/green-yards.ts'
import type { PlacedGreen } from '../../course/green-yards.ts'
import { MOST_LONGITUDE_DEG, planeAt, turnedTo, yardsBetween } from '../../course/plane.ts'
import type { LatLon, Place, Plane, Turn } from '../../course/plane.ts'
import type { Way } from '../../course/reading/map-reading.ts'
import { ringIn } from '../../course/rings.ts'
import { isInside, yardsToEdge } from '../../course/spans.ts'
import { APRON_YARDS, FAIRWAY_HALF_WIDTH_YARDS, GREEN } from '../hole/hole.ts'
import type { Pin } from '../shot.ts'
import { ENDLESS_YARDS, ellipse, rectangle, strips, widened } from './ground-rings.ts'
import { patchOf, wayFrom } from './ground.ts'
import type { Cover, Ground, Patch } from './ground.ts'

/** So far around the hole what lies there is part of its ground. */
const CORRIDOR_YARDS = 150
/** An outline that comes this near to the line of play is no boundary of the hole. */
const OUTLINE_CLEAR_YARDS = 5
const BALL: Place = { x: 0, y: 0 }

const COVERS: Readonly<Record<ShapeKind, Cover | undefined>> = {
  // Another hole's green is a wrong one: free relief beside it (Rules of Golf, Rule 13.1f), played as fairway.
  green: 'fairway',
  fairway: 'fairway',
  tee: 'fairway',
  bunker: 'bunker',
  water: 'water',
  'water-red': 'water-red',
  rough: undefined,
  trees: 'trees',
  out: 'out',
}

export type HoleGround = Ground & {
  /** Around the ball; `turn` has y along the line to the middle of the green. */
  readonly plane: Plane
  readonly turn: Turn
}

type Standing = {
  readonly ball: LatLon
  /** The middle of the green unless it is said. */
  readonly pin?: Pin | LatLon | undefined
  /** Whether the course's outline counts as a boundary: assumed until the golfer takes it away. */
  readonly isOutlineOut?: boolean | undefined
}

/** A hole of a course from where the ball lies. Throws a RangeError for a ball beyond 80° of latitude. */
export function holeGround(
  course: Course,
  hole: CourseHole,
  { ball, pin = 'middle', isOutlineOut = true }: Standing,
): HoleGround {
  const plane = planeAt(ball)
  const line = hole.line.map(plane.to)
  const mapped = greenOf(course, hole, plane)
  const greenMiddle = mapped?.middle ?? line.at(-1) ?? BALL
  const turn = turnedTo(BALL, greenMiddle)
  const way = wayFrom(BALL, [...line.slice(0, -1), greenMiddle]).map(turn.to)
  const green = mapped ? { area: movedArea(mapped.area, turn.to), middle: turn.to(greenMiddle) } : typicalGreen(way)
  const inFrame = (rings: Shape['rings']): Area => turnedArea({ rings: rings.map((ring) => ringIn(plane, ring)) }, turn)
  const reachYards = Math.max(...way.map(({ x, y }) => Math.hypot(x, y))) + CORRIDOR_YARDS
  const boxes = boxesOf(course)
  const around = course.shapes.flatMap((shape, index): readonly Patch[] => {
    const cover = COVERS[shape.kind]
    if (!cover || shape.id === hole.green) return []
    // Most of a course is far from any one of its holes.
    const box = boxes[index]
    if (box && !isAround(inFrame([box]).box, reachYards)) return []
    const area = inFrame(shape.rings)
    if (!isAround(area.box, reachYards)) return []
    const assumed = { ...(shape.assumed && { isAssumed: true }), ...(shape.assumed === 'stream' && { isStream: true }) }
    return [{ ...area, cover, id: shape.id, ...assumed }]
  })
  const patches: readonly Patch[] = [
    ...around,
    ...assumedFairway(course, { green, way }),
    ...fringeOf(green.area),
    { ...green.area, cover: 'green', id: hole.green, ...(!mapped && { isAssumed: true }) },
    ...(isOutlineOut ? boundary(course, { inFrame, line: line.map(turn.to) }) : []),
  ]
  const pinOnGreen = typeof pin === 'object' ? turn.to(plane.to(pin)) : pinPlace(green, BALL, pin)
  return {
    pin: pinOnGreen,
    greenMiddle: green.middle,
    patches,
    way: [...way.slice(0, -1), pinOnGreen],
    isTreesKnown: course.known.trees === 'mapped',
    unknown: KNOWN_KINDS.filter((kind) => course.known[kind] === 'unknown'),
    plane,
    turn,
  }
}

/** Where the map has no green: of the usual size, at the end of the line and turned along it. */
function typicalGreen(way: readonly Place[]): PlacedGreen {
  const middle = way.at(-1) ?? BALL
  const { halfWidthYards, halfDepthYards } = GREEN
  return { area: areaOf([ellipse({ middle, halfWidthYards, halfDepthYards }, directionAtEnd(way))]), middle }
}

function directionAtEnd(way: readonly Place[]): Place {
  const [end, before] = way.toReversed()
  const lengthYards = before && end ? Math.hypot(end.x - before.x, end.y - before.y) : 0
  if (!before || !end || lengthYards === 0) return { x: 0, y: 1 }
  return { x: (end.x - before.x) / lengthYards, y: (end.y - before.y) / lengthYards }
}

/** The green's outer rings, widened. */
function fringeOf({ rings }: Area): readonly Patch[] {
  return rings.slice(0, 1).map((ring) => patchOf('fringe', [widened(ring, GREEN.fringeYards)], { isAssumed: true }))
}

function isAround({ left, right, near, far }: Box, reachYards: number): boolean {
  return left <= reachYards && right >= -reachYards && near <= reachYards && far >= -CORRIDOR_YARDS
}

const boxesByCourse = new WeakMap<Course, readonly (Way | undefined)[]>()

/** A box around each shape, in the order of the course's; none where the shape may cross the antimeridian. */
function boxesOf(course: Course): readonly (Way | undefined)[] {
  const known = boxesByCourse.get(course)
  if (known) return known
  const boxes = course.shapes.map(({ rings }) => boxOf(rings))
  boxesByCourse.set(course, boxes)
  return boxes
}

function boxOf(rings: Shape['rings']): Way | undefined {
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const ring of rings) {
    for (const [longitudeDeg, latitudeDeg] of ring) {
      west = Math.min(west, longitudeDeg)
      east = Math.max(east, longitudeDeg)
      south = Math.min(south, latitudeDeg)
      north = Math.max(north, latitudeDeg)
    }
  }
  if (!(east - west < MOST_LONGITUDE_DEG)) return undefined
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
}

/** On a course without mapped fairways a strip along the way, up to the green's apron. */
function assumedFairway(
  { known }: Course,
  { green, way }: { readonly green: PlacedGreen; readonly way: readonly Place[] },
): readonly Patch[] {
  const [, before] = way.toReversed()
  if (known.fairway === 'mapped' || !before) return []
  const { middleYards, frontYards } = yardsToGreen(green, before)
  const endsBeforeYards = middleYards - frontYards + APRON_YARDS
  // A patch for each part of the way: where two overlap none takes the other away.
  return strips(way, { halfWidthYards: FAIRWAY_HALF_WIDTH_YARDS, endsBeforeYards }).map((ring) =>
    patchOf('fairway', [ring], { isAssumed: true }),
  )
}

/** Everything beyond the outline, unless that cuts the hole's line, from the tee on, or comes too near to it. */
function boundary(
  { outline }: Course,
  { inFrame, line }: { readonly inFrame: (rings: Shape['rings']) => Area; readonly line: readonly Place[] },
): readonly Patch[] {
  if (outline.length === 0) return []
  const inside = inFrame(outline)
  if (!line.every((place) => isInside(inside, place)) || !isClearOf(inside, line)) return []
  const everywhere = rectangle({
    left: -ENDLESS_YARDS,
    right: ENDLESS_YARDS,
    near: -ENDLESS_YARDS,
    far: ENDLESS_YARDS,
  })
  return [patchOf('out', [everywhere, ...inside.rings], { isAssumed: true })]
}

/**
 * Whether a line keeps clear of an outline, looked at yard by yard. From a place that is far from the outline so are those
 * near to it, which need not be looked at.
 */
function isClearOf(outline: Area, line: readonly Place[]): boolean {
  return line.every((from, index) => {
    const to = line[index + 1] ?? from
    const lengthYards = yardsBetween(from, to)
    for (let yards = 0; yards <= lengthYards;) {
      const share = lengthYards === 0 ? 0 : yards / lengthYards
      const place = { x: from.x + share * (to.x - from.x), y: from.y + share * (to.y - from.y) }
      const beyondYards = yardsToEdge(outline, place) - OUTLINE_CLEAR_YARDS
      if (beyondYards <= 0) return false
      yards += Math.max(1, Math.floor(beyondYards))
    }
    return true
  })
}
