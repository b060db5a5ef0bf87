import { documentOf } from '@bagwise/contract/profile-document'
import type { Profile } from '@bagwise/contract/profile'
import type * as contract from '@bagwise/contract/progress'
import type { ProgressState } from '@bagwise/golf/progress/progress-entry'
import { profileQuery } from '#api/profile/profile-query.ts'
import { queryClient } from '#api/query-client.ts'
import { request } from '#api/request.ts'
import { runLater } from '#api/run-later.ts'
import { sentWithEdits } from '#api/profile/sent-with-edits.ts'
import type { EditsKeeper } from '#api/profile/sent-with-edits.ts'
import { checkSessionAgain } from '#api/session/session.ts'
import { unsavedEdits } from '#api/profile/unsaved-edits.ts'
import { calendarDay } from './calendar-day.ts'
import { createDailyProgress } from './daily-progress.ts'
import { PROGRESS_KEY, progressRows } from './progress-copy.ts'

/** Follows the edits of this device with progress entries, which are sent and asked about together with them. */
export function keepProgress<Edits extends EditsKeeper>(edits: Edits): Edits {
  const progress = createDailyProgress({
    rows: progressRows,
    states,
    today: () => calendarDay(new Date()),
    flushEdits: edits.flush,
    send: (entry) => request<typeof contract.addProgressEntry>('POST', '/api/progress', entry),
    load: () => request<typeof contract.getProgress>('GET', '/api/progress', undefined),
    foundOther: checkSessionAgain,
    later: runLater,
  })

  unsavedEdits.subscribe(progress.note)
  return sentWithEdits(edits, {
    ...progress,
    flush: progress.sync,
    comeBack: () => void progress.sync(),
    copyKey: PROGRESS_KEY,
    followDevice: progressRows.followDevice,
  })
}

function states() {
  const profile = queryClient.getQueryData(profileQuery.queryKey)?.profile
  if (!profile) return undefined
  return { golfer: profile.id, shown: stateOf(unsavedEdits.overlay()(profile)), confirmed: stateOf(profile) }
}

function stateOf(profile: Profile): ProgressState {
  return { handicap: profile.handicap, clubDistances: documentOf(profile).distances }
}
