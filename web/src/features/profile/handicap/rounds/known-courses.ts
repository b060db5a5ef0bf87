import type { Round } from '@bagwise/golf/handicap/round'
import * as copy from '#features/profile/handicap/handicap.copy.ts'

export type KnownCourse = Pick<Round, 'course' | 'tees' | 'courseRating' | 'slopeRating' | 'holeCount'>

/** As many as can be looked through at a glance. */
const OFFERED_COURSES = 4

/** Courses and tees of the latest rounds, nine holes apart, as they were rated when played last; the latest round first. */
export function knownCourses(latestFirst: readonly Round[]): readonly KnownCourse[] {
  const byName = new Map<string, KnownCourse>()
  for (const { course, tees, courseRating, slopeRating, holeCount = 18 } of latestFirst) {
    const known = { course, tees, courseRating, slopeRating, holeCount }
    const name = knownCourseName(known).toLowerCase()
    if (!byName.has(name)) byName.set(name, known)
  }
  return [...byName.values()].slice(0, OFFERED_COURSES)
}

/** "Heather Links, White, 9 holes". */
export function knownCourseName(known: KnownCourse): string {
  return known.holeCount === 9 ? copy.courseOfNine(courseName(known)) : courseName(known)
}

/** "Heather Links, White". */
export function courseName({ course, tees }: Pick<Round, 'course' | 'tees'>): string {
  return tees === '' ? course : `${course}, ${tees}`
}
