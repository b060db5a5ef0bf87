import { useSyncExternalStore } from 'react'
import { rounds } from '#sync/policies/rounds.ts'
import type { RoundsState } from '#sync/policies/rounds.ts'

export type ShownRounds = RoundsState &
  Pick<typeof rounds, 'save' | 'saveAll' | 'remove' | 'removeAll' | 'noteSeen'> & { readonly reload: () => void }

/** The golfer's rounds, to read and to change. */
export function useRounds(): ShownRounds {
  const state = useSyncExternalStore(rounds.subscribe, rounds.state)
  const { save, saveAll, remove, removeAll, noteSeen } = rounds
  return { ...state, save, saveAll, remove, removeAll, noteSeen, reload: () => void rounds.reload() }
}
