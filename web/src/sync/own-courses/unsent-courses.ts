import { fieldOf } from '#storage/local-copy.ts'
import type { ShownOwnCourse } from '#sync/policies/own-courses.ts'
import { stateOf } from './course-rows.ts'

/** Courses of the golfer that never reached the server, or never should, out of all rows that wait on the device. */
export function unsentCoursesIn(
  rows: readonly unknown[],
  golfer: string,
): readonly Pick<ShownOwnCourse, 'course' | 'isLocalOnly'>[] {
  const unsent = rows.filter((row) => fieldOf(row, 'golfer') === golfer)
  const { waiting } = stateOf({ known: [], unsent, position: undefined })
  return [...waiting.values()].flatMap(({ wanted, isLocalOnly }) => (wanted ? [{ course: wanted, isLocalOnly }] : []))
}
