const MARK = /\s*\[(\d+)\]/g

type MarkedPiece = { readonly startsAt: number; readonly text: string; readonly sourceNumber?: number }

/** Splits a text at its source marks: 'At most 460 cc. [1]' ends with the number 1. */
export function markedPieces(text: string): readonly MarkedPiece[] {
  const pieces: MarkedPiece[] = []
  let endsAt = 0
  for (const { 0: mark, 1: digits, index } of text.matchAll(MARK)) {
    if (index > endsAt) pieces.push({ startsAt: endsAt, text: text.slice(endsAt, index) })
    pieces.push({ startsAt: index, text: mark, sourceNumber: Number(digits) })
    endsAt = index + mark.length
  }
  if (endsAt < text.length) pieces.push({ startsAt: endsAt, text: text.slice(endsAt) })
  return pieces
}

export function withoutSourceMarks(text: string): string {
  return text.replaceAll(MARK, '')
}
