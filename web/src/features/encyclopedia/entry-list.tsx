import { memo } from 'react'
import { Link } from 'react-router'
import { TOPIC_CATEGORY_LABELS } from '@bagwise/content/encyclopedia/topic-words'
import { searchOf } from './encyclopedia-address.ts'
import type { EncyclopediaPlace } from './encyclopedia-address.ts'
import type { Finding } from '@bagwise/content/encyclopedia/search/finding'
import { FoundWords } from './found-words.tsx'

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
        Entries
      </h2>
      <ul className="encyclopedia-entries">
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
                <p className="encyclopedia-snippet">
                  <FoundWords text={snippet} words={words} />
                </p>
              )}
              <p className="encyclopedia-facts">
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
