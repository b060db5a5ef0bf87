import { useCallback, useEffect, useRef } from 'react'
import type { TopicId } from '@bagwise/content/encyclopedia/topic'

/**
 * Opening an entry moves the focus to its heading. Closing it brings the list back where it was, with the focus on the
 * entry, unless the golfer has gone on elsewhere meanwhile.
 */
export function useTurnedPage(topic: TopicId | undefined) {
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
