import type { Profile, ProfileBatch, VersionedProfile } from '@bagwise/contract/profile'
import type * as contract from '@bagwise/contract/profile'
import { queryClient } from '#http/query-client.ts'
import { request } from '#http/request.ts'
import { golferCopies } from '#storage/golfer-copies.ts'
import { localCopy } from '#storage/local-copy.ts'
import { CONFLICTS_KEY } from '#storage/copy-keys.ts'
import { compareWithBackup, forgetEdited, openChangesOf } from './before-restore.ts'
import { createProfileEdits } from './policies/profile.ts'
import { createConflicts, parseConflicts } from './conflicts.ts'
import { hasEdits, steadyOverlay } from './edit-state.ts'
import type { ProfileValues } from './edit-state.ts'
import { editDatabase } from './outbox-database.ts'
import { withMemoryFallback } from './outbox-store.ts'
import { newest, profileQuery } from './profile-query.ts'
import { portsOf, withSendLock } from './send-lock.ts'
import { editsFacade, signingOut, syncStatus } from './sync-status.ts'
import { openTabChannel } from './tab-channel.ts'

const tabs = openTabChannel({
  onEdits: () => profileEdits.followDevice(),
  onAnswer: (snapshot) => {
    if (profileEdits.state().golfer === snapshot.profile.id) showSnapshot(snapshot)
  },
  onLeaving: () => void standStill(),
})

export const tellTabsOfLeaving = tabs.tellLeaving

export const profileEdits = createProfileEdits({
  store: withMemoryFallback(editDatabase()),
  readSnapshot,
  writeSnapshot: (snapshot) => {
    golferCopies.keepProfile(showSnapshot(snapshot))
    tabs.tellAnswer(snapshot)
  },
  send,
  mayBeSent: compareWithBackup,
  ...portsOf('sender'),
  tellTabs: tabs.tellEdits,
})

/** What gave way when two devices edited the same field. */
export const conflicts = createConflicts({
  copy: localCopy({ key: CONFLICTS_KEY, schema: 1, parse: parseConflicts }),
  loadHistory: async () =>
    (await request<typeof contract.getProfileHistory>('GET', '/api/profile/history', undefined, undefined, 'low'))
      .entries,
  save: (values) => saveProfile(values),
})

/** Shows the values at once, keeps them on this device and sends them; needs a loaded profile. */
function saveProfile(values: ProfileValues, seen?: Profile): void {
  profileEdits.save(values, seen)
  conflicts.noteEdit(values)
  const snapshot = readSnapshot()
  if (snapshot) golferCopies.keepProfile(snapshot)
}

function readSnapshot(): VersionedProfile | undefined {
  return queryClient.getQueryData(profileQuery.queryKey)
}

function showSnapshot(snapshot: VersionedProfile): VersionedProfile {
  const shown = newest(snapshot)
  queryClient.setQueryData(profileQuery.queryKey, shown)
  return shown
}

async function send(batch: ProfileBatch): Promise<VersionedProfile> {
  const { conflicts: found, ...answer } = await request<typeof contract.patchProfile>('PATCH', '/api/profile', batch)
  conflicts.noteAnswer(answer, found)
  return answer
}

/** Another tab signs out, and sends nothing and clears the device in its turn: no edits until that is over. */
async function standStill(): Promise<void> {
  signingOut.begin()
  try {
    await withSendLock(() => Promise.resolve())
  } catch (error) {
    console.error('The end of signing out in another tab could not be waited for', error)
  } finally {
    signingOut.end()
    syncStatus.noteSessionEnd()
  }
}

/** The profile among the collections that `collections.ts` sends. */
export const profile = {
  flush: profileEdits.flush,
  hasUnsent: (): boolean => {
    const state = profileEdits.state()
    const known = readSnapshot()
    const isAsked = known !== undefined && openChangesOf(syncStatus.overlay()(known.profile)).length > 0
    return isAsked || hasEdits(state) || state.refused.length > 0
  },
  isSafe: profileEdits.isKept,
  comeBack: profileEdits.followDevice,
  belongTo: (golfer: string | undefined): void => {
    profileEdits.belongTo(golfer)
    conflicts.belongTo(golfer)
  },
  copyKey: CONFLICTS_KEY,
  followCopy: conflicts.followCopy,
}

profileEdits.subscribe(followEdits())
editsFacade.register({ ...profileEdits, save: saveProfile })
followProfile()

/** Keeps the rest of the page up to date. */
function followEdits(): () => void {
  let followed = profileEdits.state()
  const overlay = steadyOverlay()
  return () => {
    const { golfer, inflight, waiting } = profileEdits.state()
    if (inflight !== followed.inflight || waiting !== followed.waiting) {
      syncStatus.changeOverlay(overlay(golfer, [inflight?.set ?? {}, waiting]))
      if (golfer !== undefined) forgetEdited(golfer, { ...inflight?.set, ...waiting })
    }
    followed = profileEdits.state()
  }
}

/** Looks for conflicts whenever the server has said what the profile is. */
function followProfile(): void {
  const known = readSnapshot()
  if (known) void conflicts.noteProfile(known)
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryKey[0] !== profileQuery.queryKey[0]) return
    const snapshot = readSnapshot()
    if (event.action.type === 'success' && event.action.manual !== true && snapshot) {
      void conflicts.noteProfile(snapshot)
    }
  })
}
