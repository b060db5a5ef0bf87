import type { Course } from './course.ts'

/** What a list says of a course. */
export type CourseFacts = {
  readonly holeCount: number
  readonly greenCount: number
  readonly parSum: number | undefined
}

/** How many holes are mapped and how many of them with their green, and the par of all where each hole has one. */
export function courseFacts({ holes }: Pick<Course, 'holes'>): CourseFacts {
  const pars = holes.flatMap(({ par }) => par ?? [])
  return {
    holeCount: holes.length,
    greenCount: holes.filter(({ green }) => green !== undefined).length,
    parSum: holes.length > 0 && pars.length === holes.length ? pars.reduce((sum, par) => sum + par, 0) : undefined,
  }
}
