import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ClubDistances } from '@bagwise/golf/distances/club-distance'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { inUnits, openForm, withReferences, withStored } from './references.ts'
import type { ReferenceForm } from './references.ts'

/** The reference fields; the address follows what is typed, so that a reload and a link bring it back. */
export function useReferenceForm(stored: ClubDistances, units: PreferredUnits) {
  const [query, setQuery] = useSearchParams()
  const [form, setForm] = useState(() => openForm({ query, stored, units }))

  if (form.units !== units) setForm(inUnits(form, units))

  function changeForm(next: ReferenceForm) {
    setForm(next)
    setQuery((current) => withReferences(current, next), { replace: true, preventScrollReset: true })
  }

  return [withStored(form, stored), changeForm] as const
}
