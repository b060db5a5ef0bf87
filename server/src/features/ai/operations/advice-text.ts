import * as z from 'zod/mini'
import { composable } from '@bagwise/contract/text'

/** Control characters except the line feed, and those that change the writing direction. */
const UNPRINTABLE = /[[\p{Cc}\p{Cf}\p{Co}\p{Cn}]--\n]+/gv
/** Links in advice have not been checked by anybody, and markup would be shown literally. */
const FOREIGN = /https?:|www\.|<\/?[a-z]|\]\(|javascript:/i

export function hasLinksOrMarkup(text: string): boolean {
  return FOREIGN.test(text)
}

/** Text in NFC without unprintable characters. */
export function printable(text: string): string {
  return text.normalize('NFC').replaceAll(UNPRINTABLE, ' ')
}

/** A sentence or two: one line of plain text without links and markup. */
export function adviceText({ maxLength }: { readonly maxLength: number }) {
  return z.string().check(
    composable(maxLength),
    z.refine((text) => text.isWellFormed() && !hasLinksOrMarkup(text), 'has links or markup'),
    z.overwrite((text) => printable(text).replaceAll(/\s+/g, ' ').trim()),
    z.minLength(1),
    z.maxLength(maxLength),
  )
}
