import { documentOf } from '@bagwise/contract/profile-document'
import type { Profile } from '@bagwise/contract/profile'
import type * as contract from '@bagwise/contract/progress'
import type { ProgressState } from '@bagwise/golf/progress/progress-entry'
import { profileQuery } from '#api/profile-query.ts'
import { queryClient } from '#api/query-client.ts'
import { request } from '#api/request.ts'
import { unsavedEdits } from '#api/unsaved-edits.ts'
import { calendarDay } from './calendar-day.ts'
import { createDailyProgress } from './daily-progress.ts'
import { progressCopy } from './progress-copy.ts'

/** What of the golfer's edits is sent, asked about at sign-out, and told whose they are. */
type EditsKeeper = {
  readonly flush: () => Promise<void>
  readonly hasEdits: () => boolean
  readonly belongTo: (golfer: string | undefined) => void
}

/** Follows the edits of this device with progress entries, which are sent and asked about together with them. */
export function keepProgress<Edits extends EditsKeeper>(edits: Edits): Edits {
  const progress = createDailyProgress({
    copy: progressCopy(),
    states,
    today: () => calendarDay(new Date()),
    flushEdits: edits.flush,
    send: (entry) => request<typeof contract.addProgressEntry>('POST', '/api/progress', entry),
    load: async () => (await request<typeof contract.getProgress>('GET', '/api/progress', undefined)).entries,
    later: (task, delayMs) => {
      const timer = setTimeout(task, delayMs)
      return () => clearTimeout(timer)
    },
  })

  unsavedEdits.subscribe(progress.note)
  window.addEventListener('online', () => void progress.sync())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void progress.sync()
  })
  return {
    ...edits,
    flush: async () => {
      await edits.flush()
      await progress.sync()
    },
    hasEdits: () => edits.hasEdits() || progress.hasUnsent(),
    belongTo: (golfer) => {
      edits.belongTo(golfer)
      progress.belongTo(golfer)
    },
  }
}

function states() {
  const profile = queryClient.getQueryData(profileQuery.queryKey)?.profile
  if (!profile) return undefined
  return { golfer: profile.id, shown: stateOf(unsavedEdits.overlay()(profile)), confirmed: stateOf(profile) }
}

function stateOf(profile: Profile): ProgressState {
  return { handicap: profile.handicap, clubDistances: documentOf(profile).distances }
}
