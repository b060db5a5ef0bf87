import type { ReactNode } from 'react'

/** A figure, its hyphen and the word behind it. */
const NAME = /(\d+-[A-Za-z]+)/

/** A text in which "5-Wood" does not break at its hyphen, unless text is so large that a phone has no room for the word. */
export function unbroken(text: string): ReactNode {
  return text.split(NAME).map((part, place) =>
    NAME.test(part) ? (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of one text have no other name
      <span key={place} className="min-[16rem]:whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
