import type { Course } from '@bagwise/golf/course/course'
import { planeAt, turnedTo, wrappedDeg, yardsBetween } from '@bagwise/golf/course/plane'
import type { LatLon, Place } from '@bagwise/golf/course/plane'
import { withTappedHole } from '@bagwise/golf/course/tapped-hole'
import type { TapProblem, TappedHazard } from '@bagwise/golf/course/tapped-hole'
import type { HazardKind } from '@bagwise/golf/shot-advice/shot'

/** A place of the hole; one that was tapped or typed is true from the tee only, one that was stood on is true on its own. */
export type Spot = { readonly at: LatLon; readonly isStoodOn: boolean }

export const HOLE_PARTS = ['tee', 'front', 'back'] as const
export type HolePart = (typeof HOLE_PARTS)[number]
export type HazardEdge = 'near' | 'far'
/** What the next tap is about. */
export type Target = { readonly part: HolePart } | { readonly part: HazardEdge; readonly hazard: number }

export type MappedHazard = {
  readonly kind: HazardKind
  readonly side: TappedHazard['side']
  readonly near: Spot | null
  readonly far: Spot | null
}

/** A hole as far as it is mapped. */
export type MappedHole = {
  readonly number: number
  readonly par: number | null
  readonly tee: Spot | null
  readonly front: Spot | null
  readonly back: Spot | null
  readonly hazards: readonly MappedHazard[]
}

export function newMappedHole(number: number): MappedHole {
  return { number, par: null, tee: null, front: null, back: null, hazards: [] }
}

const TEE: Place = { x: 0, y: 0 }
const NORTH: Place = { x: 0, y: 1 }

export type PlanFrame = { readonly to: (at: LatLon) => Place; readonly from: (place: Place) => LatLon }

/**
 * The plan in yards: the tee below, up is towards a green that the golfer has stood on, else north. Before there is a tee it
 * is where the plan begins.
 */
export function planFrame({ tee, front, back }: MappedHole, free: LatLon): PlanFrame {
  const plane = planeAt(tee?.at ?? free)
  const green = [front, back].find((spot) => spot?.isStoodOn)
  const turn = turnedTo(TEE, tee && green ? plane.to(green.at) : NORTH)
  return { to: (at) => turn.to(plane.to(at)), from: (place) => plane.from(turn.from(place)) }
}

export function spotOf(hole: MappedHole, target: Target): Spot | null {
  return 'hazard' in target ? (hole.hazards[target.hazard]?.[target.part] ?? null) : hole[target.part]
}

/** The hole with the place. Where the golfer stands on the tee, what was tapped from the old one comes along. */
export function withSpot(hole: MappedHole, target: Target, spot: Spot): MappedHole {
  if ('hazard' in target) {
    return withHazard(hole, target.hazard, { [target.part]: spot })
  }
  if (target.part !== 'tee' || !hole.tee || !spot.isStoodOn) return { ...hole, [target.part]: spot }
  const [before, after] = [planeAt(hole.tee.at), planeAt(spot.at)]
  const moved = (one: Spot | null) => (one && !one.isStoodOn ? { ...one, at: after.from(before.to(one.at)) } : one)
  return {
    ...hole,
    tee: spot,
    front: moved(hole.front),
    back: moved(hole.back),
    hazards: hole.hazards.map((hazard) => ({ ...hazard, near: moved(hazard.near), far: moved(hazard.far) })),
  }
}

export function withHazard(hole: MappedHole, index: number, change: Partial<MappedHazard>): MappedHole {
  return { ...hole, hazards: hole.hazards.map((one, at) => (at === index ? { ...one, ...change } : one)) }
}

/** So many yards from the tee, towards the green as far as it is known. */
export function placeAlong(
  hole: MappedHole,
  frame: PlanFrame,
  { yards, target }: { yards: number; target: Target },
): Place {
  if (target.part === 'tee') return TEE
  const known = [hole.front, hole.back].flatMap((spot) =>
    spot && spot !== spotOf(hole, target) ? frame.to(spot.at) : [],
  )
  const middle = {
    x: known.reduce((sum, { x }) => sum + x, 0) / known.length,
    y: known.reduce((sum, { y }) => sum + y, 0) / known.length,
  }
  const lengthYards = known.length === 0 ? 0 : yardsBetween(TEE, middle)
  if (lengthYards === 0) return { x: 0, y: yards }
  return { x: (middle.x * yards) / lengthYards, y: (middle.y * yards) / lengthYards }
}

/** From the tee, straight. */
export function yardsFromTee({ tee }: MappedHole, spot: Spot): number | undefined {
  return tee ? yardsBetween(TEE, planeAt(tee.at).to(spot.at)) : undefined
}

/** What is mapped next; undefined when tee and green are. */
export function nextPart(hole: MappedHole): HolePart | undefined {
  return HOLE_PARTS.find((part) => hole[part] === null)
}

/** Holes on a blank plan lie side by side, so that none has the hazards of another: what is within 150 yards counts as its own. */
const PLAN = { columns: 6, acrossYards: 460, alongYards: 1_200, behindYards: 200 } as const

/** Where a hole may lie whose tee has no place yet. */
export function freePlace({ middle, holes }: Course, number: number): LatLon {
  const plane = planeAt(middle)
  const taken = holes.flatMap((hole) => (hole.number === number ? [] : hole.line.map(plane.to)))
  const isFree = ({ x, y }: Place) =>
    !taken.some(
      (one) =>
        Math.abs(one.x - x) < PLAN.acrossYards &&
        one.y > y - PLAN.behindYards &&
        one.y < y + PLAN.alongYards - PLAN.behindYards,
    )
  const slots = Array.from({ length: 2 * (holes.length + 1) }, (_, index) => ({
    x: (index % PLAN.columns) * PLAN.acrossYards,
    y: Math.floor(index / PLAN.columns) * PLAN.alongYards,
  }))
  return plane.from(slots.find(isFree) ?? { x: 0, y: (holes.length + 1) * PLAN.alongYards })
}

export type MapProblem =
  | TapProblem
  | { readonly problem: 'missing'; readonly part: HolePart | 'hazard' }
  /** A course is stored around its middle. */
  | { readonly problem: 'too-far' }

/** Some 20 km to any side: what one course may have on the server. */
const MOST_APART_DEG = 0.18

/** The course with the hole, or what stands in its way. The first hole says where the course is. */
export function withMappedHole(course: Course, hole: MappedHole): { readonly course: Course } | MapProblem {
  const { number, par, tee, front, back, hazards } = hole
  if (!tee || !front || !back) return { problem: 'missing', part: nextPart(hole) ?? 'tee' }
  const edges = hazards.flatMap(({ kind, side, near, far }) =>
    near && far ? [{ kind, side, edges: [near.at, far.at] as const }] : [],
  )
  if (edges.length < hazards.length) return { problem: 'missing', part: 'hazard' }
  const isFirst = course.holes.every((other) => other.number === number)
  const placed = isFirst ? { ...course, middle: tee.at } : course
  if (isFarApart(placed.middle, tee.at)) return { problem: 'too-far' }
  return withTappedHole(placed, {
    number,
    par: par ?? undefined,
    tee: tee.at,
    greenEdges: [front.at, back.at],
    hazards: edges,
  })
}

function isFarApart(one: LatLon, other: LatLon): boolean {
  return (
    Math.abs(one.latitudeDeg - other.latitudeDeg) > MOST_APART_DEG ||
    Math.abs(wrappedDeg(one.longitudeDeg - other.longitudeDeg)) > MOST_APART_DEG
  )
}
