import { Fragment } from 'react'
import { markedPieces } from '@bagwise/content/encyclopedia/source-marks'

/** A text whose source marks lead to the sources below the article. */
export function MarkedText({ text }: { readonly text: string }) {
  return markedPieces(text).map(({ startsAt, text: said, sourceNumber }) =>
    sourceNumber === undefined ? (
      <Fragment key={startsAt}>{said}</Fragment>
    ) : (
      <sup key={startsAt}>
        <a
          href={`#source-${sourceNumber}`}
          aria-label={`Source ${sourceNumber}`}
          onClick={(event) => {
            // The address stays: it says which article is open.
            event.preventDefault()
            document.getElementById(`source-${sourceNumber}`)?.focus()
          }}
        >
          {sourceNumber}
        </a>
      </sup>
    ),
  )
}
