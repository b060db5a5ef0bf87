import * as z from 'zod/mini'

const NUL = '\u0000'

/** Composing merges at most four characters into one, and takes quadratic time on stacked marks. */
const MOST_DECOMPOSED = 4

/** Rejects text too long to fit even when composed, before composing it. */
export function composable(maxLength: number) {
  return z.refine<string>((value) => value.length <= MOST_DECOMPOSED * maxLength, {
    error: `is far too long: at most ${maxLength} characters fit`,
    abort: true,
  })
}

/** Rejects NUL, which PostgreSQL cannot store, and broken surrogates, which are not Unicode. */
export function storable() {
  return z.refine<string>(
    (value) => value.isWellFormed() && !value.includes(NUL),
    'has characters that cannot be stored: take out what looks odd',
  )
}

/** Any Unicode in NFC; NUL and broken surrogates are rejected. */
export function text({ maxLength, minLength = 0 }: { readonly maxLength: number; readonly minLength?: number }) {
  return z
    .string()
    .check(
      composable(maxLength),
      storable(),
      z.normalize('NFC'),
      z.trim(),
      z.minLength(minLength),
      z.maxLength(maxLength),
    )
}
