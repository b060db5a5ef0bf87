import type { Round } from '@bagwise/golf/handicap/round'

export type KnownCourse = Pick<Round, 'course' | 'tees' | 'courseRating' | 'slopeRating'>

/** As many as can be looked through at a glance. */
const OFFERED_COURSES = 4

/** Courses and tees of the latest rounds of 18 holes, as they were rated when played last; the latest round first. */
export function knownCourses(latestFirst: readonly Round[]): readonly KnownCourse[] {
  const byName = new Map<string, KnownCourse>()
  for (const { course, tees, courseRating, slopeRating, holeCount } of latestFirst) {
    if (holeCount === 9) continue
    const name = courseName({ course, tees }).toLowerCase()
    if (!byName.has(name)) byName.set(name, { course, tees, courseRating, slopeRating })
  }
  return [...byName.values()].slice(0, OFFERED_COURSES)
}

/** "Heather Links, White". */
export function courseName({ course, tees }: Pick<Round, 'course' | 'tees'>): string {
  return tees === '' ? course : `${course}, ${tees}`
}
