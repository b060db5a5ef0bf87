import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { TOPIC_SUMMARIES } from '@bagwise/content/encyclopedia/topics.prose'
import { findInSummaries } from '@bagwise/content/encyclopedia/search/find-in-summaries'
import type { Finding } from '@bagwise/content/encyclopedia/search/finding'
import type { Search, SearchAnswer } from '@bagwise/content/encyclopedia/search/search-index'
import { nextTask } from '#ui/next-task.ts'

const EVERYTHING: readonly Finding[] = TOPIC_SUMMARIES.map((topic) => ({ topic, words: new Set() }))
const TITLES_ONLY = 'The articles could not be loaded: titles and descriptions were searched.'

let whole: Search | undefined
let loading: Promise<Search> | undefined

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
export function useSearch(search: string) {
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
    failure: hasFailed && asked !== '' ? TITLES_ONLY : undefined,
    closest: answer.isClosest ? `Nothing reads “${asked}”; these come closest.` : undefined,
    prepare: () => void prepare(),
  }
}
