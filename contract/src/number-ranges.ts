import * as z from 'zod/mini'

/** A number between two ends, both allowed; minus zero becomes zero. */
export function between(lowest: number, highest: number) {
  return z.number().check(
    z.minimum(lowest),
    z.maximum(highest),
    z.overwrite((value) => value + 0),
  )
}

/** The same for whole numbers. */
export function wholeBetween(lowest: number, highest: number) {
  return between(lowest, highest).check(z.multipleOf(1))
}
