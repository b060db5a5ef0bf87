import { useEffect, useState } from 'react'
import { sessionDrafts } from '#storage/session-drafts.ts'
import { NEW_PLAY, draftOf, withStep } from '#courses/hole-play.ts'
import type { HolePlay } from '#courses/hole-play.ts'

type HolePlace = { readonly golfer: string; readonly course: string; readonly hole: string }

export type UsedHolePlay = {
  readonly play: HolePlay
  readonly change: (changed: (play: HolePlay) => HolePlay) => void
  readonly canUndo: boolean
  readonly undo: () => void
  readonly isTournament: boolean
  readonly setTournament: (isOn: boolean) => void
}

/** What the golfer has said on a hole, step by step; it outlives a reload in this tab, and never leaves the device. */
export function useHolePlay({ golfer, course, hole }: HolePlace): UsedHolePlay {
  const place = { wizard: 'hole', golfer }
  const [{ steps, isTournament }, setState] = useState(() => draftOf(sessionDrafts.read(place), { course, hole }))
  useEffect(() => {
    sessionDrafts.keep({ wizard: 'hole', golfer }, { course, hole, steps, isTournament })
  }, [golfer, course, hole, steps, isTournament])
  return {
    play: steps.at(-1) ?? NEW_PLAY,
    change: (changed) =>
      setState((state) => ({ ...state, steps: withStep(state.steps, changed(state.steps.at(-1) ?? NEW_PLAY)) })),
    canUndo: steps.length > 1,
    undo: () => setState((state) => (state.steps.length > 1 ? { ...state, steps: state.steps.slice(0, -1) } : state)),
    isTournament,
    setTournament: (isOn) => setState((state) => ({ ...state, isTournament: isOn })),
  }
}
