import * as z from 'zod/mini'

const NUL = '\u0000'

/** Line ends and tabs, which a name pasted from a list brings along. */
const BLANKS = /[\t-\r\u0085\u2028\u2029]+/g
/**
 * What nobody sees, or what turns the text around it (Unicode, UTS 55): control characters, soft hyphens, fillers drawn as
 * a gap, marks and overrides of direction, zero-width blanks, tags.
 */
const HIDDEN =
  /\p{Cc}|\u034f|\u17b4|\u17b5|[\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu
/** Joiners, but for those after a letter of a script that is written with them, and within an emoji. */
const STRAY_JOINERS =
  /(?<![\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Nko}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}])[\u200c\u200d](?<!(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d(?=\p{Extended_Pictographic}))/gu

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

/** Names of people and places: any script, without what cannot be seen. */
export function nameText({ maxLength, minLength = 0 }: { readonly maxLength: number; readonly minLength?: number }) {
  return z
    .string()
    .check(
      composable(maxLength),
      storable(),
      z.overwrite(withoutHidden),
      z.normalize('NFC'),
      z.trim(),
      z.minLength(minLength),
      z.maxLength(maxLength),
    )
}

function withoutHidden(name: string): string {
  return name.replace(BLANKS, ' ').replace(HIDDEN, '').replace(STRAY_JOINERS, '')
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
