import { MapIsSlow } from '#data/courses/ask-for-courses.ts'
import { NoSuchMapping } from '#data/courses/use-own-course.ts'
import * as copy from '#courses/courses.copy.ts'

/** Why there is no course to show. */
export function noCourseText(problem: Error | null): string {
  if (problem instanceof MapIsSlow) return copy.slow
  if (problem instanceof NoSuchMapping) return copy.noSuchMapping
  return problem?.message ?? ''
}
