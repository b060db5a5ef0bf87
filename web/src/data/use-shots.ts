import { useSyncExternalStore } from 'react'
import { shots } from '#sync/policies/shots.ts'
import type { ShotsState } from '#sync/policies/shots.ts'

export type ShownShots = ShotsState & Pick<typeof shots, 'keep' | 'change' | 'remove' | 'noteSeen'>

/** The golfer's kept shots, to read and to change. */
export function useShots(): ShownShots {
  const state = useSyncExternalStore(shots.subscribe, shots.state, shots.state)
  const { keep, change, remove, noteSeen } = shots
  return { ...state, keep, change, remove, noteSeen }
}
