import type * as progress from '@bagwise/contract/progress'
import type { ImportReply, Takeout } from '@bagwise/contract/takeout'
import type * as contract from '@bagwise/contract/takeout'
import { entriesByDay } from '@bagwise/golf/progress/progress-entry'
import { queryClient } from '#http/query-client.ts'
import { request } from '#http/request.ts'
import { calendarDay } from '#storage/calendar-day.ts'
import { isUnsent } from '#storage/per-user-cache.ts'
import { hasEdits } from '#sync/edit-state.ts'
import { ownCourses } from '#sync/policies/own-courses.ts'
import { progressRows } from '#sync/policies/progress.ts'
import { roundRows } from '#sync/policies/round-rows.ts'
import { shots } from '#sync/policies/shots.ts'
import { profileQuery } from '#sync/profile-query.ts'
import { profileEdits } from '#sync/profile-sync.ts'
import { syncStatus } from '#sync/sync-status.ts'
import { countUnsentChanges } from './unsent-changes.ts'

export type LoadedTakeout = {
  readonly takeout: Takeout
  /** Changes on this device that could not be sent and are not in it. */
  readonly missingCount: number
}

/** Everything the server has of the golfer, after the changes of this device have been sent as far as they can be. */
export async function loadTakeout(): Promise<LoadedTakeout> {
  await sendAll()
  const edits = profileEdits.state()
  const [rounds, progress] = [roundRows.of(edits.golfer), progressRows.of(edits.golfer)]
  const [unsentShotCount, unsentCourseCount] = [shots.state().unsentCount, ownCourses.state().unsentCount]
  const missingCount = countUnsentChanges({ edits, rounds, progress, unsentShotCount, unsentCourseCount })
  const takeout = await request<typeof contract.getTakeout>('GET', '/api/takeout', undefined)
  return { takeout, missingCount }
}

async function sendAll(): Promise<void> {
  await syncStatus.load()
  await syncStatus.flush()
}

type Import = {
  readonly golfer: string
  readonly content: string
  /** The version of the profile whose changes the golfer has seen; without it nothing is written. */
  readonly seenVersion?: number
}

/**
 * Has a file looked at or imported. The edits of this device are sent first, so that they are not older than the file;
 * unsaved-edits: that did not work, and nothing else was done.
 */
export async function sendImport({ golfer, content, seenVersion }: Import): Promise<ImportReply | 'unsaved-edits'> {
  await sendAll()
  if (hasEdits(profileEdits.state())) return 'unsaved-edits'
  const reply = await request<typeof contract.importTakeout>('POST', '/api/takeout', {
    golfer,
    content,
    today: calendarDay(new Date()),
    ...(seenVersion === undefined ? {} : { seenVersion }),
  })
  if (reply.outcome === 'applied') await showImported(golfer)
  return reply
}

/** The import stands, whatever becomes of this: what cannot be loaded now is loaded with the next look at the server. */
async function showImported(golfer: string): Promise<void> {
  shots.comeBack()
  ownCourses.comeBack()
  try {
    await queryClient.refetchQueries({ queryKey: profileQuery.queryKey })
    const { golfer: whose, entries } = await request<typeof progress.getProgress>('GET', '/api/progress', undefined)
    if (whose !== golfer) return
    progressRows.keep(golfer, entriesByDay([...entries, ...progressRows.of(golfer).filter(isUnsent)]))
  } catch (error) {
    console.warn('What was imported could not be loaded', error)
  }
}
