/** Characters that could move a cursor, end a header or change the writing direction. */
const CONTROLS = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu

/** Text on a single line. */
export function oneLine(text: string): string {
  return text.replaceAll(CONTROLS, ' ')
}

/** Counts code points, so that no character is cut in two. */
export function shortened(text: string, { maxLength }: { readonly maxLength: number }): string {
  const characters = [...text]
  return characters.length > maxLength ? `${characters.slice(0, maxLength - 1).join('')}…` : text
}
