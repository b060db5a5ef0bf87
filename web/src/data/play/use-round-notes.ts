import { useEffect, useSyncExternalStore } from 'react'
import type { PlayedRound } from '@bagwise/contract/play'
import { notesDevice } from './notes-device.ts'
import { createRoundNotes } from './round-notes.ts'
import type { NotesState, RoundNotes } from './round-notes.ts'
import { courseKey } from './round-notes-rows.ts'

type RoundOfGolfer = { readonly golfer: string; readonly round: PlayedRound }

/** One for each round of a visit, so that screens share what is known of it. */
const notesByRound = new Map<string, { readonly golfer: string; readonly notes: RoundNotes }>()

/** What this phone knows of a round, from whichever screen. */
export function roundNotesOf({ golfer, round }: RoundOfGolfer): RoundNotes {
  const course = courseKey(round)
  const key = JSON.stringify([golfer, round.id, course])
  const known = notesByRound.get(key)
  if (known) return known.notes
  const notes = createRoundNotes({
    device: notesDevice,
    ofRound: { golfer, round: round.id, day: round.date },
    ofCourse: { golfer, course },
  })
  notesByRound.set(key, { golfer, notes })
  return notes
}

/** The same with what it knows now. Of a round that is over the trail goes. */
export function useRoundNotes(of: RoundOfGolfer): NotesState & Omit<RoundNotes, 'state' | 'subscribe'> {
  const { state, subscribe, ...changes } = roundNotesOf(of)
  const known = useSyncExternalStore(subscribe, state)
  const hasTrail = known.trail.length > 0
  const isOver = of.round.state !== 'playing'
  const { endTrail } = changes
  useEffect(() => {
    if (isOver && hasTrail) void endTrail()
    // The notes of a round are the same object for a whole visit.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOver, hasTrail])
  return { ...known, ...changes }
}

/** *Forget places*, of all rounds of the golfer on this phone. Rejects where the browser does not let them be removed. */
export async function forgetAllPlaces(golfer: string): Promise<void> {
  const open = [...notesByRound.values()].filter((one) => one.golfer === golfer)
  await Promise.all(open.map(({ notes }) => notes.forgetPlaces()))
  await notesDevice.removeAllPlaces(golfer)
}
