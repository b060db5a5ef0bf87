import { useDeferredValue, useMemo } from 'react'
import { TOPIC_SUMMARIES } from '@bagwise/content/encyclopedia/topics.prose'
import { usePageTitle } from '#ui/page-title.ts'
import { ArticleView } from './article/article-view.tsx'
import { searchOf } from './encyclopedia-address.ts'
import { EntryList } from './entry-list.tsx'
import { NothingFound } from './nothing-found.tsx'
import { OpenBook } from './open-book.tsx'
import { QuickTips } from './quick-tips.tsx'
import { SearchForm } from './search-form.tsx'
import { useSearch } from './use-search.ts'
import { useEncyclopediaPlace } from './use-encyclopedia-place.ts'
import { useTurnedPage } from './use-turned-page.ts'
import './encyclopedia.css'
import './article/article.css'

const TITLE = 'Equipment Encyclopedia'

/** The encyclopedia: the list of its entries, and beside it, or on a phone in its place, the one that is open. */
export function EncyclopediaScreen() {
  const { place, isTopicUnknown, setSearch, setCategory, showAll, stateOfNext, close } = useEncyclopediaPlace()
  const { findings, isUnderWay, failure, closest, prepare } = useSearch(place.search)
  const { listRef, articleRef, keepPlace } = useTurnedPage(place.topic)
  const open = TOPIC_SUMMARIES.find(({ id }) => id === place.topic)
  const { category } = place
  const shown = useMemo(
    () => findings.filter(({ topic }) => category === 'all' || topic.category === category),
    [findings, category],
  )
  // What is typed shows first; the list, whose links hold it, follows.
  const listed = useDeferredValue(place)
  const isWaiting = isUnderWay && shown.length === 0
  const note = failure ?? (shown.length > 0 ? closest : undefined)
  usePageTitle(open?.title ?? TITLE)

  return (
    <div className="encyclopedia" data-open={open ? '' : undefined}>
      <header className="encyclopedia-head pt-6 pb-4">
        <h1 tabIndex={-1}>{TITLE}</h1>
        <p className="mt-1.5 text-ink-2">What each club is for, what its numbers mean, and what it costs.</p>
      </header>
      <div className="encyclopedia-pages">
        <div ref={listRef} className="encyclopedia-list">
          {isTopicUnknown && (
            <p role="status" className="mb-4 text-sm">
              There is no entry at this address. Here are all of them.
            </p>
          )}
          <SearchForm place={place} onSearch={setSearch} onCategory={setCategory} onBegin={prepare} />
          <p role="status" className="encyclopedia-count">
            {isWaiting ? 'Searching the articles' : `${shown.length} ${shown.length === 1 ? 'item' : 'items'}`}
            {note !== undefined && <span> {note}</span>}
          </p>
          {shown.length > 0 && (
            <EntryList findings={shown} place={listed} linkState={stateOfNext} onLeave={keepPlace} />
          )}
          {shown.length === 0 && !isWaiting && <NothingFound onShowAll={showAll} />}
        </div>
        <div className="encyclopedia-side">
          {!open && (
            <div className="encyclopedia-blank">
              <OpenBook />
              <p>Choose an entry to read it here.</p>
            </div>
          )}
          <QuickTips />
        </div>
        {open && (
          <ArticleView
            key={open.id}
            topic={open}
            linkTo={(topic) => ({ search: searchOf({ ...place, topic }) })}
            linkState={stateOfNext}
            articleRef={articleRef}
            onClose={close}
          />
        )}
      </div>
    </div>
  )
}
