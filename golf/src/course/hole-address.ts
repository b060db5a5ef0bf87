import type { Course, CourseHole } from './course.ts'

/** What an address says of a hole without a number: '#' is no part of a path. */
const UNNUMBERED = 'x'

/**
 * A hole's part of an address: '12', 'B3' where loops have the same numbers, 'x4' for the fourth hole of the course where
 * the map has no number. Different for every hole of a course.
 */
export function holeAddress({ holes }: Pick<Course, 'holes'>, hole: CourseHole): string {
  const index = holes.indexOf(hole)
  const plain = plainAddress(hole)
  const isAlone = plain !== undefined && holes.filter((other) => plainAddress(other) === plain).length === 1
  return isAlone ? plain : `${UNNUMBERED}${index + 1}`
}

export function holeAt(course: Pick<Course, 'holes'>, address: string): CourseHole | undefined {
  return course.holes.find((hole) => holeAddress(course, hole).toLowerCase() === address.toLowerCase())
}

/** The next hole, the first one after the last; undefined on a course of one. */
export function holeAfter({ holes }: Pick<Course, 'holes'>, hole: CourseHole, step: 1 | -1): CourseHole | undefined {
  const next = holes[(holes.indexOf(hole) + step + holes.length) % holes.length]
  return next === hole ? undefined : next
}

const LOOP = /^[\da-z]{1,12}$/i

function plainAddress({ number, loop }: CourseHole): string | undefined {
  if (number === undefined) return undefined
  if (loop === undefined) return String(number)
  const isPlain = LOOP.test(loop) && !/\d$/.test(loop) && loop.toLowerCase() !== UNNUMBERED
  return isPlain ? `${loop.toLowerCase()}${number}` : undefined
}
