import * as z from 'zod/mini'

const NUL = '\u0000'

/** Text as people write it: any Unicode in its composed form (NFC); NUL and broken surrogates are refused. */
export function text({ maxLength, minLength = 0 }: { readonly maxLength: number; readonly minLength?: number }) {
  return z.string().check(
    z.refine(
      (value) => value.isWellFormed() && !value.includes(NUL),
      'has characters that cannot be stored: take out what looks odd',
    ),
    z.normalize('NFC'),
    z.trim(),
    z.minLength(minLength),
    z.maxLength(maxLength),
  )
}
