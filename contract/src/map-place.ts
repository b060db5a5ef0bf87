import * as z from 'zod/mini'

/** Without exponents or blanks, which `Number` would accept. */
const DECIMAL = /^-?\d{1,3}(\.\d{1,20})?$/

/** An angle of a query string. */
export function degrees(largestDeg: number) {
  return z.pipe(
    z.string().check(z.refine((text) => DECIMAL.test(text), 'must be degrees as a decimal number')),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z.number().check(z.gte(-largestDeg), z.lte(largestDeg)),
    ),
  )
}
