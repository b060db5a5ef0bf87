import * as z from 'zod/mini'

const NUL = '\u0000'

/** Composing makes four characters one at most, and takes a time that grows with the square of what is stacked up. */
const MOST_DECOMPOSED = 4

/** Refuses what could not fit composed either, before anything is done with it. */
export function composable(maxLength: number) {
  return z.refine<string>((value) => value.length <= MOST_DECOMPOSED * maxLength, {
    error: `is far too long: at most ${maxLength} characters fit`,
    abort: true,
  })
}

/** Refuses NUL, which PostgreSQL cannot store, and halves of characters, which are no Unicode. */
export function storable() {
  return z.refine<string>(
    (value) => value.isWellFormed() && !value.includes(NUL),
    'has characters that cannot be stored: take out what looks odd',
  )
}

/** Text as people write it: any Unicode in its composed form (NFC); NUL and broken surrogates are refused. */
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
