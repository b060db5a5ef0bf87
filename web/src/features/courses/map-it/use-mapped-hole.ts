import { useEffect, useState } from 'react'
import { sessionDrafts } from '#storage/session-drafts.ts'
import { draftOf } from './map-draft.ts'
import type { MappedHole } from './mapped-hole.ts'

type MappedPlace = { readonly golfer: string; readonly course: string; readonly begunAs: number }

const WIZARD = 'map-hole'

/** A hole that is being mapped; it outlives a reload in this tab, and never leaves the device before it is saved. */
export function useMappedHole({ golfer, course, begunAs }: MappedPlace) {
  const place = { wizard: WIZARD, golfer }
  const [hole, setHole] = useState(() => draftOf(sessionDrafts.read(place), { course, begunAs }))
  useEffect(() => {
    sessionDrafts.keep({ wizard: WIZARD, golfer }, { course, begunAs, hole })
  }, [golfer, course, begunAs, hole])
  return {
    hole,
    change: (changed: (hole: MappedHole) => MappedHole) => setHole(changed),
    discard: () => sessionDrafts.discard(place),
  }
}
