import type * as contract from '@bagwise/contract/profile'
import type { Profile, ProfileBatch, VersionedProfile } from '@bagwise/contract/profile'
import { createConflicts } from '#api/device-store/conflicts.ts'
import { editDatabase } from '#api/device-store/edit-database.ts'
import { hasEdits } from '#api/device-store/edit-rows.ts'
import type { ProfileValues } from '#api/device-store/edit-rows.ts'
import { sturdyStore } from '#api/device-store/edit-store.ts'
import { golferCopies } from '#api/device-store/golfer-copies.ts'
import { parseConflicts } from '#api/device-store/kept-conflicts.ts'
import { inTurn } from '#api/device-store/sender-turn.ts'
import { talkToTabs } from '#api/device-store/tab-talk.ts'
import { CONFLICTS_KEY } from '#api/device/device.ts'
import { golferEdits } from './golfer-edits.ts'
import { leaving } from '#api/session/leaving.ts'
import { localCopy } from '#api/device/local-copy.ts'
import { steadyOverlay } from './profile-changes.ts'
import { createProfileEdits } from './profile-edits.ts'
import { newest, profileQuery } from './profile-query.ts'
import { keepProgress } from '#api/progress/keep-progress.ts'
import { queryClient } from '#api/query-client.ts'
import { request, RequestProblem } from '#api/request.ts'
import { keepRounds } from '#api/rounds/rounds.ts'
import { runLater } from '#api/run-later.ts'
import { checkSessionAgain } from '#api/session/session.ts'
import { unsavedEdits } from './unsaved-edits.ts'

/** Not signed in, or signed in as somebody else. */
const SESSION_ENDED: ReadonlySet<number> = new Set([401, 403])

const tabs = talkToTabs({
  onEdits: () => profileEdits.followDevice(),
  onAnswer: (snapshot) => {
    if (profileEdits.state().golfer === snapshot.profile.id) showSnapshot(snapshot)
  },
  onLeaving: () => void standStill(),
})

export const tellTabsOfLeaving = tabs.tellLeaving

export const profileEdits = createProfileEdits({
  store: sturdyStore(editDatabase()),
  readSnapshot,
  writeSnapshot: (snapshot) => {
    golferCopies.keepProfile(showSnapshot(snapshot))
    tabs.tellAnswer(snapshot)
  },
  send,
  later: runLater,
  inTurn,
  tellTabs: tabs.tellEdits,
})

/** What gave way when two devices edited the same field. */
export const conflicts = createConflicts({
  copy: localCopy({ key: CONFLICTS_KEY, schema: 1, parse: parseConflicts }),
  loadHistory: async () =>
    (await request<typeof contract.getProfileHistory>('GET', '/api/profile/history', undefined)).entries,
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
  try {
    const { conflicts: found, ...answer } = await request<typeof contract.patchProfile>('PATCH', '/api/profile', batch)
    conflicts.noteAnswer(answer, found)
    return answer
  } catch (error) {
    // Nobody, or another golfer, is signed in by now: each such answer is a reason to look, not only the first failure.
    if (error instanceof RequestProblem && SESSION_ENDED.has(error.status)) checkSessionAgain()
    throw error
  }
}

/** Another tab signs out, and sends nothing and clears the device in its turn: no edits until that is over. */
async function standStill(): Promise<void> {
  leaving.begin()
  try {
    await inTurn(() => Promise.resolve())
  } catch (error) {
    console.error('The end of signing out in another tab could not be waited for', error)
  } finally {
    leaving.end()
    checkSessionAgain()
  }
}

unsavedEdits.register(
  keepRounds(
    keepProgress({
      flush: profileEdits.flush,
      hasEdits: () => {
        const state = profileEdits.state()
        return hasEdits(state) || state.refused.length > 0
      },
      hasOthersName: () => profileEdits.state().othersNameCount > 0,
      belongTo: (golfer) => {
        profileEdits.belongTo(golfer)
        conflicts.belongTo(golfer)
      },
    }),
  ),
)
profileEdits.subscribe(followEdits())
golferEdits.register({ ...profileEdits, save: saveProfile })
followProfile()

/** Keeps the rest of the page up to date. */
function followEdits(): () => void {
  let followed = profileEdits.state()
  const overlay = steadyOverlay()
  return () => {
    const { golfer, inflight, waiting } = profileEdits.state()
    if (inflight !== followed.inflight || waiting !== followed.waiting) {
      unsavedEdits.changeOverlay(overlay({ golfer, edits: [inflight?.set ?? {}, waiting] }))
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
