import { beforeRestoreRows } from '#storage/before-restore.ts'
import { BEFORE_RESTORE_KEY } from '#storage/copy-keys.ts'
import { askToKeepStorage } from './ask-to-keep-storage.ts'
import { ownCourses } from './policies/own-courses.ts'
import { playedRounds } from './policies/played-rounds.ts'
import { progress } from './policies/progress.ts'
import { rounds } from './policies/rounds.ts'
import { shots } from './policies/shots.ts'
import { profile, profileEdits } from './profile-sync.ts'
import { syncStatus } from './sync-status.ts'

/** What a golfer changes of one kind, kept on the device until the server has it. */
type Collection = {
  /** Sends what waits; resolves when nothing is left or the server cannot be reached. */
  readonly flush: () => Promise<void>
  /** Whether the device holds something of the golfer that the server has not confirmed. */
  readonly hasUnsent: () => boolean
  /** Whether it outlives the page. */
  readonly isSafe: () => boolean
  /** The golfer or the connection is back: others may have changed something meanwhile. */
  readonly comeBack: () => void
  /** Whose it is from now on; undefined while nobody is signed in. */
  readonly belongTo: (golfer: string | undefined) => void
  /** The key of local storage under which other tabs write; undefined where they tell by themselves. */
  readonly copyKey?: string
  readonly followCopy?: () => void
  /** Writes again what a browser that cleared local storage has taken; whether there was such. */
  readonly writeAgain?: (golfer: string | undefined) => boolean
}

/** In the order in which they are sent: an entry of progress follows from edits. */
const COLLECTIONS: readonly Collection[] = [profile, progress, rounds, shots, ownCourses, playedRounds]

syncStatus.register({
  flush: async () => {
    for (const { flush } of COLLECTIONS) await flush()
  },
  hasEdits: () => COLLECTIONS.some(({ hasUnsent }) => hasUnsent()),
  hasOthersName: () => profileEdits.state().othersNameCount > 0,
  belongTo: (golfer) => {
    for (const { belongTo } of COLLECTIONS) belongTo(golfer)
    const writtenAgain = COLLECTIONS.filter(({ writeAgain }) => writeAgain?.(golfer))
    if (writtenAgain.length > 0) profileEdits.noteCleared()
  },
})
syncStatus.subscribe(progress.note)
for (const listen of [profileEdits.subscribe, rounds.subscribe, shots.watch, ownCourses.watch, playedRounds.watch]) {
  listen(() => {
    if (COLLECTIONS.some(({ hasUnsent }) => hasUnsent())) askToKeepStorage()
  })
}

window.addEventListener('online', comeBack)
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') comeBack()
})
window.addEventListener('storage', ({ key }) => {
  for (const { copyKey, followCopy } of COLLECTIONS) if (key === copyKey || key === null) followCopy?.()
  if (key === BEFORE_RESTORE_KEY || key === null) beforeRestoreRows.followDevice()
})
window.addEventListener('pagehide', () => {
  // Safari may bring this very page back: by then another one has taken up what it left, or a sign-out has cleared it.
  if (profileEdits.leave()) window.addEventListener('pageshow', () => location.reload())
})
window.addEventListener('beforeunload', (event) => {
  if (COLLECTIONS.some(({ isSafe }) => !isSafe())) event.preventDefault()
})

function comeBack(): void {
  for (const collection of COLLECTIONS) collection.comeBack()
}
