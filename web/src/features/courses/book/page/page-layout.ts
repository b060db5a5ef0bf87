import { PAGE_SIZE } from '@bagwise/golf/book/paper'

/** CSS has 96 px an inch. */
const PX_PER_MM = 96 / 25.4
/** A page in px, as it is drawn and printed. */
export const PAGE = { widthPx: PAGE_SIZE.widthMm * PX_PER_MM, heightPx: PAGE_SIZE.heightMm * PX_PER_MM } as const
/** Printers leave this much white, and a knife this much to cut. */
export const EDGE_PX = 16
export const RIGHT_PX = PAGE.widthPx - EDGE_PX
export const INNER_PX = PAGE.widthPx - 2 * EDGE_PX
/** Lengths are no smaller: 11 pt are 14.7 px (BOK-09). */
export const LENGTH_SIZE = 15
export const FINE = { size: 9, linePx: 11 } as const
export const INK = '#000'
export const PAPER = '#fff'
/** Of the size of its letters: how wide a letter of the narrow face is on average, with room for another face. */
const LETTER_SHARE = 0.42

export const widthOf = (words: string, size: number) => words.length * size * LETTER_SHARE

/** Lines of whole words that are no wider than that. */
export function brokenLines(
  words: string,
  { size, widthPx }: { readonly size: number; readonly widthPx: number },
): readonly string[] {
  const lines: string[] = []
  for (const word of words.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && widthOf(longer, size) <= widthPx) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** As large as it fits, down to `least`; then cut. */
export function fittedWords(
  words: string,
  { size, least, widthPx }: { readonly size: number; readonly least: number; readonly widthPx: number },
): { readonly words: string; readonly size: number } {
  const fitting = Math.min(size, (size * widthPx) / Math.max(1, widthOf(words, size)))
  if (fitting >= least) return { words, size: fitting }
  const most = Math.floor(widthPx / (least * LETTER_SHARE)) - 1
  return { words: `${words.slice(0, most).trim()}…`, size: least }
}
