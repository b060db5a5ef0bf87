import type { Course, ShapeKind } from '@bagwise/golf/course/course'
import { areaIn, planThings } from '@bagwise/golf/course/course-plan'
import type { PlanThing } from '@bagwise/golf/course/course-plan'
import { planeAt } from '@bagwise/golf/course/plane'
import type { Plane } from '@bagwise/golf/course/plane'
import type { Cover } from '@bagwise/golf/shot-advice/ground/ground'
import type { DrawnGround } from '#charts/hole/hole-marks.ts'

const COVERS: Readonly<Record<ShapeKind, Cover | undefined>> = {
  green: 'green',
  fairway: 'fairway',
  tee: 'fairway',
  bunker: 'bunker',
  water: 'water',
  'water-red': 'water-red',
  rough: undefined,
  trees: 'trees',
  out: undefined,
}

export type PlanOfCourse = {
  readonly plane: Plane
  readonly ground: DrawnGround
  readonly greens: readonly PlanThing[]
  readonly tees: readonly PlanThing[]
}

/** What is drawn of a course without lines of play, around its middle, and what can be chosen on it. */
export function planOfCourse(course: Course): PlanOfCourse {
  const plane = planeAt(course.middle)
  const patches = course.shapes.flatMap((shape) => {
    const cover = COVERS[shape.kind]
    return cover ? [{ ...areaIn(shape, plane), cover }] : []
  })
  return {
    plane,
    ground: { patches, way: [], greenMiddle: { x: 0, y: 0 } },
    greens: planThings(course, 'green'),
    tees: planThings(course, 'tee'),
  }
}
