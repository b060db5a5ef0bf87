import { useSyncExternalStore } from 'react'
import type { ProgressEntry } from '@bagwise/golf/progress/progress-entry'
import { rowsOf } from '#storage/per-user-cache.ts'
import { useShownProfile } from './use-shown-profile.ts'
import { progressRows } from '#sync/policies/progress.ts'

/** The golfer's progress, one entry a day, the earliest day first; none when it cannot be loaded. */
export function useProgressEntries(): readonly ProgressEntry[] {
  const kept = useSyncExternalStore(progressRows.subscribe, progressRows.shown)
  return rowsOf(kept, useShownProfile().profile?.id)
}
