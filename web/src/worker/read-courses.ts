import { courseFacts } from '@bagwise/golf/course/course-facts'
import type { CourseFacts } from '@bagwise/golf/course/course-facts'
import { coursesFrom } from '@bagwise/golf/course/courses-from'
import { packCourse } from '@bagwise/golf/course/pack-course'
import type { PackedCourse } from '@bagwise/golf/course/pack-course'
import { readMap } from '@bagwise/golf/course/read-map'
import { MAP_LIMITS } from '@bagwise/golf/course/reading/map-reading'
import type { ReadProblem } from '@bagwise/golf/course/reading/map-reading'

export type FoundInFile = { readonly packed: PackedCourse; readonly facts: CourseFacts }

/** `none`: a map without anything of golf. */
export type CourseFileProblem = ReadProblem | { readonly code: 'none' | 'unreadable' }

export type ReadCourses =
  | { readonly courses: readonly FoundInFile[]; readonly unreadableCount: number }
  | { readonly problem: CourseFileProblem }

const BYTES_PER_MEGABYTE = 1_000_000

/** The courses of a map file, those with the most holes first. */
export async function readCourses(file: Blob): Promise<ReadCourses> {
  const { megabytes: most } = MAP_LIMITS
  if (file.size > most * BYTES_PER_MEGABYTE) return { problem: { code: 'too-large', of: 'megabytes', most } }
  let text
  try {
    text = await file.text()
  } catch (error) {
    // Moved or changed since it was chosen.
    console.warn('A map file could not be read', error)
    return { problem: { code: 'unreadable' } }
  }
  const reading = readMap(text)
  if ('problem' in reading) return reading
  const courses = coursesFrom(reading)
    .filter(({ holes, shapes }) => holes.length > 0 || shapes.length > 0)
    .map((course) => ({ packed: packCourse(course), facts: courseFacts(course) }))
  if (courses.length === 0) return { problem: { code: 'none' } }
  return { courses, unreadableCount: reading.unreadableCount }
}
