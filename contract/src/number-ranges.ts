import * as z from 'zod/mini'

/** A number within inclusive limits; minus zero becomes zero. */
export function between(lowest: number, highest: number) {
  return z.number().check(z.minimum(lowest), z.maximum(highest), z.overwrite(withoutSign))
}

/** The same for whole numbers. `multipleOf` would not do: it takes 5e-324 for a multiple of one. */
export function wholeBetween(lowest: number, highest: number) {
  return z.int().check(z.minimum(lowest), z.maximum(highest), z.overwrite(withoutSign))
}

const TENTHS = 10
const HUNDREDTHS = 100

/** The same for numbers with one decimal at most. */
export function tenthsBetween(lowest: number, highest: number) {
  return between(lowest, highest).check(z.refine((value) => isWholeIn(TENTHS, value), 'must have at most one decimal'))
}

/** The same for numbers with two decimals at most. */
export function hundredthsBetween(lowest: number, highest: number) {
  return between(lowest, highest).check(
    z.refine((value) => isWholeIn(HUNDREDTHS, value), 'must have at most two decimals'),
  )
}

export function isWithin(
  value: number,
  { lowest, highest }: { readonly lowest: number; readonly highest: number },
): boolean {
  return value >= lowest && value <= highest
}

function isWholeIn(partsPerOne: number, value: number): boolean {
  return Math.round(value * partsPerOne) / partsPerOne === value
}

function withoutSign(value: number): number {
  return value + 0
}
