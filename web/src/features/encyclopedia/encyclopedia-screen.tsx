import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router'
import { TOPIC_SUMMARIES } from '@bagwise/content/encyclopedia/topics.prose'
import type { TopicId } from '@bagwise/content/encyclopedia/topic'
import { findInSummaries } from '@bagwise/content/encyclopedia/search/find-in-summaries'
import type { Finding } from '@bagwise/content/encyclopedia/search/finding'
import type { Search, SearchAnswer } from '@bagwise/content/encyclopedia/search/search-index'
import { usePageTitle } from '#ui/page-title.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { nextTask } from '#ui/next-task.ts'
import { ArticleView } from './article/article-view.tsx'
import { searchOf, hasUnknownTopic, placeFrom } from './encyclopedia-address.ts'
import * as copy from './encyclopedia.copy.ts'
import { EntryList } from './entry-list.tsx'
import { QuickTips } from './quick-tips.tsx'
import { SearchForm } from './search-form.tsx'
import type { CategoryChoice, EncyclopediaPlace } from './encyclopedia-address.ts'
import styles from './encyclopedia.module.css'

/** What this screen keeps beside an address of its own: how many articles were opened since the list. */
type OwnState = { readonly openedCount: number; readonly isTyped?: boolean }

const EVERYTHING: readonly Finding[] = TOPIC_SUMMARIES.map((topic) => ({ topic, words: new Set() }))

let whole: Search | undefined

let loading: Promise<Search> | undefined

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
  usePageTitle(open?.title ?? copy.title)

  return (
    <div className={styles.encyclopedia} data-open={open ? '' : undefined}>
      <header className={`${styles.head} pt-6 pb-4`}>
        <h1 tabIndex={-1}>{copy.title}</h1>
        <p className="mt-1.5 text-ink-2">{copy.subtitle}</p>
      </header>
      <div className={styles.pages}>
        <div ref={listRef} className={styles.list}>
          {isTopicUnknown && (
            <p role="status" className="mb-4 text-sm">
              {copy.unknownTopic}
            </p>
          )}
          <SearchForm place={place} onSearch={setSearch} onCategory={setCategory} onBegin={prepare} />
          <p role="status" className={styles.count}>
            {isWaiting ? copy.searching : copy.itemCount(shown.length)}
            {note !== undefined && <span> {note}</span>}
          </p>
          {shown.length > 0 && (
            <EntryList findings={shown} place={listed} linkState={stateOfNext} onLeave={keepPlace} />
          )}
          {shown.length === 0 && !isWaiting && <NothingFound onShowAll={showAll} />}
        </div>
        <div className={styles.side}>
          {!open && (
            <div className={styles.blank}>
              <OpenBook />
              <p>{copy.chooseEntry}</p>
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

/** No entry is left by the search and the category. */
function NothingFound({ onShowAll }: { readonly onShowAll: () => void }) {
  return (
    <Sheet className="grid justify-items-center gap-4 text-center">
      <OpenBook />
      <div>
        <h2>{copy.nothingFound.title}</h2>
        <p className="mt-1.5 text-ink-2">{copy.nothingFound.advice}</p>
      </div>
      <Button
        look="line"
        onClick={() => {
          // The button goes away with what it stands below.
          document.querySelector<HTMLElement>('main input[type=search]')?.focus()
          onShowAll()
        }}
      >
        {copy.nothingFound.showAll}
      </Button>
    </Sheet>
  )
}

/**
 * Opening an entry moves the focus to its heading. Closing it brings the list back where it was, with the focus on the
 * entry, unless the golfer has gone on elsewhere meanwhile.
 */
function useTurnedPage(topic: TopicId | undefined) {
  const listRef = useRef<HTMLDivElement>(null)
  const articleRef = useRef<HTMLElement>(null)
  const shown = useRef(topic)
  const listTopPx = useRef(0)
  const isListReplaced = useRef(false)

  useEffect(() => {
    const before = shown.current
    if (before === topic) return
    shown.current = topic
    if (topic !== undefined) {
      isListReplaced.current = listRef.current?.checkVisibility() === false
      if (isListReplaced.current) window.scrollTo({ top: 0, behavior: 'instant' })
      articleRef.current?.querySelector('h2')?.focus({ preventScroll: isListReplaced.current })
      return
    }
    if (isListReplaced.current) window.scrollTo({ top: listTopPx.current, behavior: 'instant' })
    // What had the focus went away with the article; whoever types or chooses a category keeps it.
    if (document.activeElement !== document.body) return
    const entry = listRef.current?.querySelector<HTMLElement>(`[data-topic="${before}"]`)
    if (entry) entry.focus()
    else document.querySelector<HTMLElement>('main h1')?.focus()
  }, [topic])

  const keepPlace = useCallback(() => {
    listTopPx.current = window.scrollY
  }, [])
  return { listRef, articleRef, keepPlace }
}

/** The place the address names, and the ways to others. What is typed or chosen shows at once; the address follows. */
function useEncyclopediaPlace() {
  const [query] = useSearchParams()
  const { key, state } = useLocation()
  const navigationType = useNavigationType()
  const navigate = useNavigate()
  const closedAt = useRef<string>(undefined)
  const { openedCount, isTyped } = ownState(state)
  const addressed = placeFrom(query)

  const [held, setHeld] = useState({ key, search: addressed.search, category: addressed.category })
  const isForeign = held.key !== key && (navigationType === 'POP' || isTyped !== true)
  const { search, category } = isForeign ? addressed : held
  if (held.key !== key) setHeld({ key, search, category })
  const { topic } = addressed
  const place = useMemo<EncyclopediaPlace>(() => ({ search, category, topic }), [search, category, topic])
  const stateOfNext = useMemo(() => ({ openedCount: openedCount + 1 }) satisfies OwnState, [openedCount])

  useEffect(() => {
    closedAt.current = undefined
  }, [key])

  function showList(next: EncyclopediaPlace) {
    setHeld({ key, search: next.search, category: next.category })
    const own: OwnState = { openedCount: 0, isTyped: true }
    void navigate({ search: searchOf(next) }, { replace: true, state: own })
  }

  return {
    place,
    isTopicUnknown: hasUnknownTopic(query),
    /** Another search or category begins with its list: the open article closes. */
    setSearch: (next: string) => showList({ ...place, search: next, topic: undefined }),
    setCategory: (next: CategoryChoice) => showList({ ...place, category: next, topic: undefined }),
    showAll: () => showList({ search: '', category: 'all' }),
    /** What a link to an article hands on, so that closing finds the list below it. */
    stateOfNext,
    close: () => {
      // A second tap while the first is under way must not leave the page.
      if (closedAt.current === key) return
      closedAt.current = key
      if (openedCount > 0) void navigate(-openedCount)
      else void navigate({ search: searchOf({ ...place, topic: undefined }) }, { replace: true })
    },
  }
}

function ownState(state: unknown): OwnState {
  const isOwn = typeof state === 'object' && state !== null && 'openedCount' in state
  return isOwn && typeof state.openedCount === 'number'
    ? { openedCount: state.openedCount, isTyped: 'isTyped' in state && state.isTyped === true }
    : { openedCount: 0 }
}

/** The index over every article, built once when somebody begins to search; a load that failed is tried again. */
async function loadSearch(): Promise<Search> {
  loading ??= buildSearch()
  try {
    whole = await loading
    return whole
  } catch (error) {
    loading = undefined
    throw error
  }
}

async function buildSearch(): Promise<Search> {
  const { prepareSearch, searchArticles } = await import('@bagwise/content/encyclopedia/search/search-articles')
  await prepareSearch(nextTask)
  return searchArticles
}

/** What the search finds now. Until the articles are there it looks at what the list shows. */
function useSearch(search: string) {
  const [index, setIndex] = useState<Search | undefined>(() => whole)
  const [hasFailed, setHasFailed] = useState(false)
  // What is typed shows first; what it finds follows.
  const asked = useDeferredValue(search.trim())

  async function prepare() {
    if (index) return
    try {
      const loaded = await loadSearch()
      setIndex(() => loaded)
      setHasFailed(false)
    } catch (error) {
      console.warn('The articles could not be loaded for the search', error)
      setHasFailed(true)
    }
  }
  useEffect(() => {
    if (asked !== '') void prepare()
    // Every keystroke tries again what could not be loaded.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [asked])

  const answer = useMemo<SearchAnswer>(() => {
    if (asked === '') return { findings: EVERYTHING, isClosest: false }
    return index?.(asked) ?? { findings: findInSummaries(TOPIC_SUMMARIES, asked), isClosest: false }
  }, [asked, index])
  return {
    findings: answer.findings,
    /** The articles are on their way: what is not found yet may be found in them. */
    isUnderWay: asked !== '' && !index && !hasFailed,
    failure: hasFailed && asked !== '' ? copy.titlesOnly : undefined,
    closest: answer.isClosest ? copy.closest(asked) : undefined,
    prepare: () => void prepare(),
  }
}

/** An open book without words: decoration. */
function OpenBook() {
  return (
    <svg width="120" height="96" viewBox="0 0 120 96" fill="none" aria-hidden="true">
      <path d="M64 24c12-9 30-10 44-6v58c-14-4-32-3-44 6z" fill="var(--color-mown)" />
      <g stroke="var(--color-ink)" strokeWidth="1.8" strokeLinecap="round" strokeLinejoin="round">
        <path d="M60 22C48 13 30 12 14 16v58c16-4 34-3 46 6 12-9 30-10 46-6V16c-16-4-34-3-46 6zM60 22v58" />
        <path d="M24 32c8-1 17 0 26 4M24 44c8-1 17 0 26 4M24 56c8-1 17 0 26 4" strokeDasharray="2 5" />
        <path d="M96 32c-8-1-17 0-26 4M96 44c-8-1-17 0-26 4" strokeDasharray="2 5" />
      </g>
    </svg>
  )
}
