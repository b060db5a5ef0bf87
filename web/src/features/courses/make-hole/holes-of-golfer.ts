import type { CourseHole } from '@bagwise/golf/course/course'
import type { CourseChoices } from '#data/courses/course-rows.ts'

/** The golfer's holes with this one, or without any, for a number. */
export function withHole(
  { holes = [] }: CourseChoices,
  { number, hole }: { readonly number: number; readonly hole: CourseHole | undefined },
): CourseChoices {
  const others = holes.filter((other) => other.number !== number)
  return { holes: [...others, ...(hole ? [hole] : [])].toSorted(byNumber) }
}

function byNumber({ number: one = 0 }: CourseHole, { number: other = 0 }: CourseHole): number {
  return one - other
}
