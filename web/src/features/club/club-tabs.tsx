import { useId, useRef } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import * as copy from './club.copy.ts'
import styles from './club.module.css'

const TABS = ['pattern', 'trend', 'shots'] as const
type Tab = (typeof TABS)[number]

/** In the address; the first tab is the page without it. */
const PARAMETER = 'tab'

/** Three views of the club, one at a time. The address says which: Back returns to the one before. */
export function ClubTabs({ panels }: { readonly panels: Readonly<Record<Tab, () => ReactNode>> }) {
  const [query, setQuery] = useSearchParams()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const chosen = TABS.find((tab) => tab === query.get(PARAMETER)) ?? 'pattern'

  function choose(tab: Tab) {
    if (tab === chosen) return
    setQuery(
      (current) => {
        const next = new URLSearchParams(current)
        if (tab === 'pattern') next.delete(PARAMETER)
        else next.set(PARAMETER, tab)
        return next
      },
      { preventScrollReset: true },
    )
  }

  function move(event: KeyboardEvent) {
    const place = TABS.indexOf(chosen)
    const next = {
      ArrowRight: TABS[(place + 1) % TABS.length],
      ArrowLeft: TABS[(place + TABS.length - 1) % TABS.length],
      Home: TABS[0],
      End: TABS.at(-1),
    }[event.key]
    if (!next) return
    event.preventDefault()
    choose(next)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
  }

  return (
    <section className="min-w-0 rounded-sheet border border-rule bg-sheet">
      <div ref={list} role="tablist" aria-label={copy.tabsLabel} className={styles.tabs}>
        {TABS.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            data-tab={tab}
            aria-selected={tab === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => choose(tab)}
            onKeyDown={move}
            className={styles.tab}
          >
            {copy.tabs[tab]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`} className="p-4">
        {panels[chosen]()}
      </div>
    </section>
  )
}
