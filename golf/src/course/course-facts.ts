import type { Shape } from './course.ts'

/** What a list says of a course. */
export type CourseFacts = {
  readonly holeCount: number
  readonly greenCount: number
  readonly parSum: number | undefined
}

/** As it is or packed. */
type Counted = {
  readonly holes: readonly { readonly green?: unknown; readonly par?: number | undefined }[]
  readonly shapes?: readonly Pick<Shape, 'kind'>[]
}

/**
 * How many holes are mapped and how many of them with their green, without holes how many greens there are, and the par of
 * all where each hole has one.
 */
export function courseFacts({ holes, shapes = [] }: Counted): CourseFacts {
  const pars = holes.flatMap(({ par }) => par ?? [])
  return {
    holeCount: holes.length,
    greenCount: (holes.length === 0
      ? shapes.filter(({ kind }) => kind === 'green')
      : holes.filter(({ green }) => green !== undefined)
    ).length,
    parSum: holes.length > 0 && pars.length === holes.length ? pars.reduce((sum, par) => sum + par, 0) : undefined,
  }
}
