import type { Course, CourseHole } from '../src/course/course.ts'
import { coursesFrom } from '../src/course/courses-from.ts'
import { box, drawnReading } from './drawn-map.ts'
import type { Drawn } from './drawn-map.ts'

/** A hole that bends to one side, with sand and water; `side` −1 is its mirror image. */
export function bentHole(side: -1 | 1): { readonly course: Course; readonly hole: CourseHole } {
  const mirrored = (corners: readonly (readonly [number, number])[]) => corners.map(([x, y]) => [side * x, y] as const)
  const area = (golf: string, corners: readonly (readonly [number, number])[]): Drawn => ({
    tags: { golf },
    area: mirrored(corners),
  })
  const [course] = coursesFrom(
    drawnReading([
      {
        tags: { golf: 'hole', ref: '1', par: '4' },
        line: mirrored([
          [0, 0],
          [0, 230],
          [90, 390],
        ]),
      },
      area('green', box(90, 390, 12, 15)),
      area('fairway', [
        [-20, 40],
        [20, 40],
        [20, 215],
        [100, 365],
        [70, 375],
        [-20, 245],
      ]),
      area('bunker', box(24, 205, 8, 6)),
      area('bunker', box(72, 380, 5, 5)),
      area('water_hazard', box(-40, 230, 14, 30)),
    ]),
  )
  const [hole] = course?.holes ?? []
  if (!course || !hole) throw new Error('The map has no hole')
  return { course, hole }
}
