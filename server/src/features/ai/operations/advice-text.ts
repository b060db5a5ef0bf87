import * as z from 'zod/mini'
import { composable } from '@bagwise/contract/text'

/** Control characters but the end of a line, and those that turn the direction of what is written. */
const UNPRINTABLE = /[[\p{Cc}\p{Cf}\p{Co}\p{Cn}]--\n]+/gv
/** A link in advice leads somewhere nobody has looked at; markup would be shown as it is. */
const FOREIGN = /https?:|www\.|<\/?[a-z]|\]\(|javascript:/i

export function hasLinksOrMarkup(text: string): boolean {
  return FOREIGN.test(text)
}

/** The text in its composed form, without what cannot be printed. */
export function printable(text: string): string {
  return text.normalize('NFC').replaceAll(UNPRINTABLE, ' ')
}

/** A sentence or two of the service: one line of plain text, without links and markup. */
export function adviceText({ maxLength }: { readonly maxLength: number }) {
  return z.string().check(
    composable(maxLength),
    z.refine((text) => text.isWellFormed() && !hasLinksOrMarkup(text), 'has links or markup'),
    z.overwrite((text) => printable(text).replaceAll(/\s+/g, ' ').trim()),
    z.minLength(1),
    z.maxLength(maxLength),
  )
}
