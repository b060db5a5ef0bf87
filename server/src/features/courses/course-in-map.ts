import { coursesFrom } from '@bagwise/golf/course/courses-from'
import { readMap } from '@bagwise/golf/course/read-map'
import { mapCourseOf } from './map-course.ts'
import type { CourseToRead, ReadAnswer } from './read-course.ts'

/** At the end of an answer that the map server has not finished: it has status 200, and things are missing. */
const UNFINISHED = /"remark"\s*:\s*"[^"]*(?:error|timed? ?out)/i
const END_CHARACTERS = 2_000

export function isUnfinished(text: string): boolean {
  return UNFINISHED.test(text.slice(-END_CHARACTERS))
}

/** The course with this id in an answer of the map server. */
export function courseInMap({ text, id }: CourseToRead): ReadAnswer {
  if (isUnfinished(text)) return { problem: 'not-a-map' }
  const reading = readMap(text)
  if ('problem' in reading) return { problem: 'not-a-map' }
  const course = coursesFrom(reading).find((one) => one.id === id)
  if (!course) return { problem: 'none' }
  const kept = mapCourseOf(course)
  return kept ? { course: kept } : { problem: 'too-large' }
}
