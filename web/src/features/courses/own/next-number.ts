import type { Course } from '@bagwise/golf/course/course'

/** The lowest number that no hole of the course has. */
export function nextNumber({ holes }: Pick<Course, 'holes'>): number {
  const numbers = new Set(holes.map((hole) => hole.number))
  let number = 1
  while (numbers.has(number)) number += 1
  return number
}
