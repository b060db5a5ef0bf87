import { useSyncExternalStore } from 'react'
import { openHole } from '@bagwise/golf/play/hole-order'
import { playedRounds } from '#sync/policies/played-rounds.ts'
import type { ShownPlayedRound } from '#sync/policies/played-rounds.ts'
import * as copy from './open-round.copy.ts'

/** The round that is being played, if this page knows it: nothing is loaded for the question. */
export function useOpenRound(): ShownPlayedRound | undefined {
  return useSyncExternalStore(playedRounds.watch, openRound)
}

function openRound(): ShownPlayedRound | undefined {
  return playedRounds.state().rounds.find(({ round }) => round.state === 'playing')
}

/** 'Hole 7, two shots, go on' */
export function resumeOf({ round, holes, shots }: ShownPlayedRound): string {
  if (!holes) return copy.goOn
  const hole = openHole({ ...round, holes })
  if (hole === undefined) return copy.finishIt
  const shotCount = shots?.filter((shot) => shot.hole === hole && !shot.isLeftOut).length ?? 0
  return copy.resumeText({ hole, shotCount })
}
