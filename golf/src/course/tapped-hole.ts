import { ellipse, rectangle } from '../shot-advice/ground/ground-rings.ts'
import { HAZARD_YARDS, findPlaceProblem } from '../shot-advice/hazard-place.ts'
import { holeOf } from '../shot-advice/hole/hole.ts'
import type { HazardArea } from '../shot-advice/hole/hole.ts'
import type { Hazard } from '../shot-advice/shot.ts'
import { placesOfRing } from './areas.ts'
import type { Ring } from './areas.ts'
import { COURSE_LIMITS } from './course.ts'
import { HOLE_LIMITS } from './hole-limits.ts'
import type { Course, CourseHole, Shape, ShapeKind } from './course.ts'
import { isMappable, planeAt, turnedTo, yardsBetween } from './plane.ts'
import type { LatLon, Place } from './plane.ts'
import { lonLatOfPlace } from './rings.ts'

/** A hole that no map has, from three taps or standing there, and what the golfer adds. */
export type TappedHole = {
  readonly number: number
  readonly par?: number | undefined
  readonly tee: LatLon
  /** Front and back of the green, whichever was tapped first. */
  readonly greenEdges: readonly [LatLon, LatLon]
  readonly hazards?: readonly TappedHazard[] | undefined
}

/** Where a hazard begins and ends along the hole, whichever was tapped first; one in front lies across the whole hole. */
export type TappedHazard = Pick<Hazard, 'kind'> & {
  readonly side: 'left' | 'right' | 'front'
  readonly edges: readonly [LatLon, LatLon]
}

/** Why a hole cannot be where it was tapped; yards and numbers are whole. */
export type TapProblem =
  | { readonly problem: 'not-mappable' | 'course-full' }
  | {
      readonly problem: 'hole-number' | 'par' | 'hole-length' | 'green-depth' | 'hazard-place'
      readonly from: number
      readonly to: number
    }

/** Deeper and shallower greens would be under 60 or over 3,500 square yards. */
const GREEN_DEPTH_YARDS = { from: 10, to: 74 } as const
/** Of its depth; rule of thumb. */
const GREEN_WIDTH_SHARE = 0.8
/** A hazard without an end to a side is drawn so far from the line. */
const DRAWN_ASIDE_YARDS = 60
const KINDS: Readonly<Record<HazardArea['kind'], ShapeKind>> = { water: 'water-red', bunker: 'bunker', ob: 'out' }

/**
 * The course with the hole, in the place of the one with its number. The green is an ellipse along the line from the tee to
 * its middle, as deep as its front and its back are apart; hazards are rectangles as typed ones are.
 */
export function withTappedHole(course: Course, tapped: TappedHole): { readonly course: Course } | TapProblem {
  const { number, par, tee, greenEdges, hazards = [] } = tapped
  if (!isWholeIn(number, HOLE_LIMITS.numbers)) return { problem: 'hole-number', ...rangeOf(HOLE_LIMITS.numbers) }
  if (par !== undefined && !isWholeIn(par, HOLE_LIMITS.pars)) return { problem: 'par', ...rangeOf(HOLE_LIMITS.pars) }
  const places = [tee, ...greenEdges, ...hazards.flatMap(({ edges }) => edges)]
  if (!places.every(isMappable)) return { problem: 'not-mappable' }
  const plane = planeAt(tee)
  const [one, other] = [plane.to(greenEdges[0]), plane.to(greenEdges[1])]
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
  const line = turnedTo(TEE, middle)
  const lengthYards = yardsBetween(TEE, middle)
  if (!isIn(lengthYards, HOLE_LIMITS.lineYards)) return { problem: 'hole-length', ...rangeOf(HOLE_LIMITS.lineYards) }
  const depthYards = yardsBetween(one, other)
  if (depthYards < GREEN_DEPTH_YARDS.from || depthYards > GREEN_DEPTH_YARDS.to) {
    return { problem: 'green-depth', ...GREEN_DEPTH_YARDS }
  }
  const placed = hazards.map(({ kind, side, edges }): Hazard => {
    const [near, far] = edges.map((edge) => line.to(plane.to(edge)).y).toSorted((a, b) => a - b)
    return { kind, side, toReachYards: near, toClearYards: far }
  })
  const wrong = placed.map(findPlaceProblem).find((found) => found !== undefined)
  if (wrong) return { problem: 'hazard-place', ...HAZARD_YARDS }

  const id = `${course.id}/${number}`
  const shape = (kind: ShapeKind, part: string, ring: Ring): Shape => {
    const corners = placesOfRing(ring).map((corner) => lonLatOfPlace(plane.from(line.from(corner))))
    return { id: `${id}/${part}`, kind, rings: [[...corners, ...corners.slice(0, 1)]] }
  }
  const halfDepthYards = depthYards / 2
  const green = shape(
    'green',
    'green',
    ellipse({
      middle: { x: 0, y: lengthYards },
      halfDepthYards,
      halfWidthYards: halfDepthYards * GREEN_WIDTH_SHARE,
    }),
  )
  const { areas } = holeOf({ distanceYards: lengthYards, pin: 'middle', hazards: placed })
  const hole: CourseHole = {
    id,
    number,
    par,
    line: [tee, plane.from(middle)],
    green: green.id,
    greenBy: 'inside',
    tees: [{ id: `${id}/tee`, at: tee }],
    lengthYards: Math.round(lengthYards),
  }
  const others = course.holes.filter((each) => each.number !== number)
  if (others.length >= COURSE_LIMITS.holes) return { problem: 'course-full' }
  return {
    course: {
      ...course,
      holes: [...others, hole].toSorted((a, b) => (a.number ?? Infinity) - (b.number ?? Infinity)),
      shapes: [
        ...shapesOfOthers(course, number),
        green,
        ...areas.map((area, index) => shape(KINDS[area.kind], `hazard-${index + 1}`, rectangle(drawnSides(area)))),
      ],
    },
  }
}

/** The course without the hole of this number and what was drawn for it. */
export function withoutTappedHole(course: Course, number: number): Course {
  return {
    ...course,
    holes: course.holes.filter((hole) => hole.number !== number),
    shapes: shapesOfOthers(course, number),
  }
}

function shapesOfOthers({ id, shapes }: Course, number: number): readonly Shape[] {
  return shapes.filter((shape) => !shape.id.startsWith(`${id}/${number}/`))
}

const TEE: Place = { x: 0, y: 0 }

function drawnSides({ leftYards, rightYards, nearYards, farYards }: HazardArea) {
  return {
    left: Math.max(-DRAWN_ASIDE_YARDS, leftYards),
    right: Math.min(DRAWN_ASIDE_YARDS, rightYards),
    near: nearYards,
    far: farYards,
  }
}

type Range = { readonly least: number; readonly most: number }

function rangeOf({ least, most }: Range) {
  return { from: least, to: most }
}

function isIn(value: number, { least, most }: Range): boolean {
  return value >= least && value <= most
}

function isWholeIn(value: number, range: Range): boolean {
  return Number.isInteger(value) && isIn(value, range)
}
