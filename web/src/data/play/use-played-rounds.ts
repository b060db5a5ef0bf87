import { useEffect, useSyncExternalStore } from 'react'
import { pageLoaded } from '#http/page-loaded.ts'
import { play } from '#sync/played/play.ts'
import { playedRounds } from '#sync/policies/played-rounds.ts'
import type { PlayedRoundsState, ShownPlayedRound } from '#sync/policies/played-rounds.ts'

let areNotesSettled = false

/** What this phone has noted of rounds goes in time, on each visit that looks at rounds. */
async function settleNotes(): Promise<void> {
  if (areNotesSettled) return
  areNotesSettled = true
  try {
    await pageLoaded()
    const [{ keepNotesSettled }, { notesDevice }] = await Promise.all([
      import('./settle-notes.ts'),
      import('./notes-device.ts'),
    ])
    keepNotesSettled({ device: notesDevice, rounds: playedRounds })
  } catch (error) {
    areNotesSettled = false
    console.warn('Notes of rounds on this device were not looked at', error)
  }
}

function subscribe(listener: () => void): () => void {
  void settleNotes()
  return play.subscribe(listener)
}

/** The golfer's played rounds, the latest day first; of one day the one that is being played. */
export function usePlayedRounds(): PlayedRoundsState {
  return useSyncExternalStore(subscribe, play.state)
}

export type RoundWithRows = ShownPlayedRound & {
  readonly holes: NonNullable<ShownPlayedRound['holes']>
  readonly shots: NonNullable<ShownPlayedRound['shots']>
}

export type OpenRound =
  | { readonly is: 'loading' }
  /** It is not there, or was deleted. */
  | { readonly is: 'missing' }
  /** The device has nothing of its holes, and the server does not answer. */
  | { readonly is: 'out-of-reach' }
  | { readonly is: 'open'; readonly played: RoundWithRows }

/** One round with its rows, which are read where the device does not have them. */
export function usePlayedRound(id: string): OpenRound {
  const { rounds, isReady, load } = usePlayedRounds()
  const played = rounds.find(({ round }) => round.id === id)
  const hasRows = played?.holes !== undefined
  useEffect(() => {
    if (isReady && !hasRows) play.open(id)
  }, [id, isReady, hasRows])
  if (played) {
    const { holes, shots } = played
    if (holes && shots) return { is: 'open', played: { ...played, holes, shots } }
    return { is: load === 'failed' ? 'out-of-reach' : 'loading' }
  }
  if (!isReady || load === 'loading') return { is: 'loading' }
  return { is: load === 'failed' ? 'out-of-reach' : 'missing' }
}
