import { Fragment } from 'react'
import { piecesOf } from '@bagwise/content/encyclopedia/search/pieces-of'

/** A text with the words that the search found marked in it. */
export function FoundWords({ text, words }: { readonly text: string; readonly words: ReadonlySet<string> }) {
  if (words.size === 0) return text
  return piecesOf(text).map(({ startsAt, said, word }) =>
    words.has(word) ? <mark key={startsAt}>{said}</mark> : <Fragment key={startsAt}>{said}</Fragment>,
  )
}
