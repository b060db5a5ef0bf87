import { useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate, useNavigationType, useSearchParams } from 'react-router'
import { hasUnknownTopic, placeFrom, searchOf } from './encyclopedia-address.ts'
import type { CategoryChoice, EncyclopediaPlace } from './encyclopedia-address.ts'

/** What this screen keeps beside an address of its own: how many articles were opened since the list. */
type OwnState = { readonly openedCount: number; readonly isTyped?: boolean }

/** The place the address names, and the ways to others. What is typed or chosen shows at once; the address follows. */
export function useEncyclopediaPlace() {
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
