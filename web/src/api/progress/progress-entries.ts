import { useSyncExternalStore } from 'react'
import type { ProgressEntry } from '@bagwise/golf/progress/progress-entry'
import { rowsOf } from '#api/device-store/golfer-rows.ts'
import { useShownProfile } from '#api/profile/profile-query.ts'
import { progressRows } from './progress-copy.ts'

/** The golfer's progress, one entry a day, the earliest day first; none when it cannot be loaded. */
export function useProgressEntries(): readonly ProgressEntry[] {
  const kept = useSyncExternalStore(progressRows.subscribe, progressRows.shown)
  return rowsOf(kept, useShownProfile().profile?.id)
}
