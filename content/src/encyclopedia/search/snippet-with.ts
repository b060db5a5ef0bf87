import { piecesOf, wordsOf } from './pieces-of.ts'

/** About two lines of a phone. */
const LONGEST = 120
/** Context kept before a word deep inside the text. */
const BEFORE = 40

/** The text with the most of these words, cut around the first one. */
export function snippetWith(texts: readonly string[], words: ReadonlySet<string>): string | undefined {
  const counted = texts.map((text) => ({ text, count: new Set(wordsOf(text).filter((word) => words.has(word))).size }))
  const most = Math.max(0, ...counted.map(({ count }) => count))
  const best = counted.find(({ count }) => count === most)
  return best && most > 0 ? cutAround(best.text, words) : undefined
}

function cutAround(text: string, words: ReadonlySet<string>): string {
  if (text.length <= LONGEST) return text
  const pieces = piecesOf(text)
  const foundAt = pieces.find(({ word }) => words.has(word))?.startsAt ?? 0
  const starts = pieces.filter(({ word }) => word !== '').map(({ startsAt }) => startsAt)
  const from = foundAt + BEFORE < LONGEST ? 0 : (starts.find((startsAt) => startsAt >= foundAt - BEFORE) ?? foundAt)
  const end = text.length - from <= LONGEST ? text.length : text.lastIndexOf(' ', from + LONGEST)
  return `${from > 0 ? '… ' : ''}${text.slice(from, end)}${end < text.length ? ' …' : ''}`
}
