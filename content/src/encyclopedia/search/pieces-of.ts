type Piece = {
  readonly startsAt: number
  readonly said: string
  /** As the search normalises it: '' for separators. */
  readonly word: string
}

const WORDS = /[\p{L}\p{N}]+/gu

/** Splits a text into words and separators; joined they are the text again. */
export function piecesOf(text: string): readonly Piece[] {
  const pieces: Piece[] = []
  let endsAt = 0
  for (const { 0: said, index } of text.matchAll(WORDS)) {
    if (index > endsAt) pieces.push({ startsAt: endsAt, said: text.slice(endsAt, index), word: '' })
    pieces.push({ startsAt: index, said, word: said.toLowerCase() })
    endsAt = index + said.length
  }
  if (endsAt < text.length) pieces.push({ startsAt: endsAt, said: text.slice(endsAt), word: '' })
  return pieces
}

/** The normalised words of a text. */
export function wordsOf(text: string): readonly string[] {
  return piecesOf(text).flatMap(({ word }) => (word === '' ? [] : [word]))
}
