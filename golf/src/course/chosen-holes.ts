import type { Course, CourseHole } from './course.ts'

/** The course with the holes that the golfer made of its greens and tees; one whose number the map has by now is the map's. */
export function withChosenHoles(course: Course, chosen: readonly CourseHole[]): Course {
  const { holes } = course
  return { ...course, holes: [...holes, ...chosen.filter(({ number }) => holes.every((one) => one.number !== number))] }
}
