import { useSyncExternalStore } from 'react'
import { rounds } from '#sync/policies/rounds.ts'
import type { RoundsState } from '#sync/policies/rounds.ts'

export type ShownRounds = RoundsState &
  Pick<typeof rounds, 'save' | 'remove' | 'noteSeen'> & { readonly reload: () => void }

/** The golfer's rounds, to read and to change. */
export function useRounds(): ShownRounds {
  const state = useSyncExternalStore(rounds.subscribe, rounds.state)
  const { save, remove, noteSeen } = rounds
  return { ...state, save, remove, noteSeen, reload: () => void rounds.reload() }
}
