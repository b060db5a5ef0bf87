import { useSyncExternalStore } from 'react'
import { openHole } from '@bagwise/golf/play/hole-order'
import { playedRounds } from '#sync/policies/played-rounds.ts'

/** Where the round that is being played goes on; undefined without one. Nothing is loaded for the question. */
export function usePlayingPath(): string | undefined {
  return useSyncExternalStore(playedRounds.watch, playingPath)
}

/** The hole on which it goes on; undefined once all are done, and while its rows are not known. */
export function usePlayingHole(): number | undefined {
  return useSyncExternalStore(playedRounds.watch, playingHole)
}

function playing() {
  return playedRounds.state().rounds.find(({ round }) => round.state === 'playing')
}

function playingPath(): string | undefined {
  const open = playing()
  return open && `/play/${open.round.id}`
}

function playingHole(): number | undefined {
  const { round, holes } = playing() ?? {}
  return round && holes && openHole({ ...round, holes })
}
