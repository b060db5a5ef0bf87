import { Fragment, memo } from 'react'
import { Link } from 'react-router'
import { TOPIC_CATEGORY_LABELS } from '@bagwise/content/encyclopedia/topic-text'
import type { Finding } from '@bagwise/content/encyclopedia/search/finding'
import { piecesOf } from '@bagwise/content/encyclopedia/search/pieces-of'
import * as copy from './encyclopedia.copy.ts'
import { searchOf } from './encyclopedia-address.ts'
import type { EncyclopediaPlace } from './encyclopedia-address.ts'
import styles from './encyclopedia.module.css'

type EntryListProps = {
  readonly findings: readonly Finding[]
  readonly place: EncyclopediaPlace
  readonly linkState: object
  /** An entry is being opened: the list is remembered where it stands. */
  readonly onLeave: () => void
}

/** Ruled rows; the whole row is the link. */
export const EntryList = memo(function EntryList({ findings, place, linkState, onLeave }: EntryListProps) {
  return (
    <section aria-labelledby="encyclopedia-entries">
      <h2 id="encyclopedia-entries" className="sr-only">
        {copy.entries}
      </h2>
      <ul className={styles.entries}>
        {findings.map(({ topic, words, snippet }) => (
          <li key={topic.id}>
            <Link
              to={{ search: searchOf({ ...place, topic: topic.id }) }}
              state={linkState}
              data-topic={topic.id}
              aria-current={place.topic === topic.id ? 'true' : undefined}
              onClick={onLeave}
            >
              <h3>
                <FoundWords text={topic.title} words={words} />
              </h3>
              <p>
                <FoundWords text={topic.description} words={words} />
              </p>
              {snippet !== undefined && (
                <p className={styles.snippet}>
                  <FoundWords text={snippet} words={words} />
                </p>
              )}
              <p className={styles.facts}>
                <span>{TOPIC_CATEGORY_LABELS[topic.category]}</span>
                <span>{topic.priceRange}</span>
              </p>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
})

/** A text with the words that the search found marked in it. */
function FoundWords({ text, words }: { readonly text: string; readonly words: ReadonlySet<string> }) {
  if (words.size === 0) return text
  return piecesOf(text).map(({ startsAt, said, word }) =>
    words.has(word) ? <mark key={startsAt}>{said}</mark> : <Fragment key={startsAt}>{said}</Fragment>,
  )
}
