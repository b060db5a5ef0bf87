import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { filtersFrom, withFilters } from './filters.ts'
import type { Filters } from './filters.ts'

/**
 * The filters stand in the address, so that a reload and a link bring them back. The list does not wait for it: what was
 * chosen shows at once, and the address follows.
 */
export function useFilters() {
  const [query, setQuery] = useSearchParams()
  const address = String(query)
  const [held, setHeld] = useState({ address, filters: filtersFrom(query) })
  const { filters } = held.address === address ? held : { filters: filtersFrom(query) }
  if (held.address !== address) setHeld({ address, filters })
  return {
    filters,
    setFilters: (chosen: Filters) => {
      setHeld({ address, filters: chosen })
      setQuery(withFilters(query, chosen), { replace: true, preventScrollReset: true })
    },
  }
}
