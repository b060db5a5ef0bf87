import { movedArea } from '../course/areas.ts'
import type { Area } from '../course/areas.ts'
import type { Course, CourseHole } from '../course/course.ts'
import { greenOf, greenYards } from '../course/green-yards.ts'
import type { GreenYards } from '../course/green-yards.ts'
import { planeAt, turnedTo } from '../course/plane.ts'
import type { LatLon } from '../course/plane.ts'
import { rangesOf, spansAcross } from '../course/spans.ts'

/** A green as the map has it. There is nothing of its slopes: none is known. */
export type BookGreen = {
  /** Its outline: the middle at 0, 0, y along the line of play to it. */
  readonly outline: Area
  /** Through the middle, along the line of play and across it. */
  readonly depthYards: number
  readonly widthYards: number
  /** Undefined where there is no plan A. */
  readonly fromPlanA: GreenYards | undefined
  readonly fromTee: GreenYards
}

type Balls = { readonly tee: LatLon; readonly planA: LatLon | undefined }

/** Undefined where the map has no green. The line of play is that of the ball that is played to it. */
export function bookGreen(course: Course, hole: CourseHole, { tee, planA }: Balls): BookGreen | undefined {
  const fromTee = greenYards(course, hole, tee)
  const fromPlanA = planA && greenYards(course, hole, planA)
  if (!fromTee) return undefined
  const isPlayedFromPlanA = planA !== undefined && fromPlanA !== undefined && fromPlanA.frontYards > 0
  const plane = planeAt(isPlayedFromPlanA ? planA : tee)
  const green = greenOf(course, hole, plane)
  if (!green) return undefined
  const { middle } = green
  const turn = turnedTo({ x: 0, y: 0 }, middle)
  const middleYards = Math.hypot(middle.x, middle.y)
  const outline = movedArea(green.area, (place) => {
    const { x, y } = turn.to(place)
    return { x, y: y - middleYards }
  })
  const { frontYards, backYards } = isPlayedFromPlanA ? fromPlanA : fromTee
  const across = rangesOf(spansAcross(outline, 0)).find(({ from, to }) => from <= 0 && to >= 0)
  return {
    outline,
    depthYards: backYards - frontYards,
    widthYards: across ? across.to - across.from : outline.box.right - outline.box.left,
    fromPlanA,
    fromTee,
  }
}
