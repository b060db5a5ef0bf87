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

/** Hundredths of a degree between the places that courses are looked for at: some 2 km. */
const STEP_HUNDREDTHS = 2
const HUNDREDTHS = 100

/** A place as it may leave the device to find courses: rounded to 0.02°. */
export function roundedPlace({
  latitudeDeg,
  longitudeDeg,
}: {
  readonly latitudeDeg: number
  readonly longitudeDeg: number
}) {
  return { latitudeDeg: roundedDeg(latitudeDeg), longitudeDeg: roundedDeg(longitudeDeg) }
}

function roundedDeg(angleDeg: number): number {
  const steps = Math.round((angleDeg * HUNDREDTHS) / STEP_HUNDREDTHS)
  // Plus zero, so that there is no minus zero.
  return (steps * STEP_HUNDREDTHS) / HUNDREDTHS + 0
}
