import { useMemo, useSyncExternalStore } from 'react'
import { useQuery } from '@tanstack/react-query'
import type * as contract from '@bagwise/contract/profile'
import { shownProfile } from './profile-changes.ts'
import { createProfileEdits, hasEdits } from './profile-edits.ts'
import type { ProfileValues, RefusedEdit } from './profile-edits.ts'
import { MISSING_KEY, newerOf, profileQuery, useShownProfile } from './profile-query.ts'
import type { ShownProfile } from './profile-query.ts'
import { queryClient } from './query-client.ts'
import { request } from './request.ts'
import { checkSessionAgain } from './session.ts'
import { unsavedEdits } from './unsaved-edits.ts'

export const profileEdits = createProfileEdits({
  readSnapshot: () => queryClient.getQueryData(profileQuery.queryKey),
  writeSnapshot: (snapshot) => queryClient.setQueryData(profileQuery.queryKey, (known) => newerOf(known, snapshot)),
  send: (batch) => request<typeof contract.patchProfile>('PATCH', '/api/profile', batch),
  later: (task, delayMs) => {
    const timer = setTimeout(task, delayMs)
    return () => clearTimeout(timer)
  },
})

unsavedEdits.register({
  flush: profileEdits.flush,
  hasEdits: () => hasEdits(profileEdits.state()),
  clear: profileEdits.clear,
})
profileEdits.subscribe(followEdits())

/** Keeps the rest of the page up to date; edits that do not get through may mean that the session has ended. */
function followEdits(): () => void {
  let followed = profileEdits.state()
  return () => {
    const { inflight, waiting, isStuck } = profileEdits.state()
    if (isStuck && !followed.isStuck) checkSessionAgain()
    if (inflight !== followed.inflight || waiting !== followed.waiting) {
      unsavedEdits.changeOverlay((profile) => shownProfile(profile, inflight?.set ?? {}, waiting))
    }
    followed = profileEdits.state()
  }
}

let isWatching = false

/** Tries again when the connection or the golfer comes back, and asks before the page closes on unsaved edits. */
export function watchConnection(): void {
  if (isWatching) return
  isWatching = true
  window.addEventListener('online', () => void profileEdits.flush())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void profileEdits.flush()
  })
  window.addEventListener('beforeunload', (event) => {
    if (unsavedEdits.hasEdits()) event.preventDefault()
  })
}

export type EditableProfile = ShownProfile & {
  /** saved: the server has confirmed all. saving: on its way. unsaved: the server could not be reached. */
  readonly saveState: 'saved' | 'saving' | 'unsaved'
  /** Paths whose value the server has not confirmed. */
  readonly unsavedPaths: ReadonlySet<string>
  readonly refused: readonly RefusedEdit[]
  /** Shows the values at once and sends them; needs a loaded profile. */
  readonly save: (values: ProfileValues) => void
}

/** The golfer's profile and the way to change it. Pass false for visitors, who have none. */
export function useProfile(isSignedIn = true): EditableProfile {
  const shown = useShownProfile(isSignedIn)
  const isProfileMissing = useQuery({ queryKey: MISSING_KEY, queryFn: () => false, enabled: false }).data === true
  const { inflight, waiting, isStuck, refused } = useSyncExternalStore(profileEdits.subscribe, profileEdits.state)
  const unsavedPaths = useMemo(
    () => new Set([...Object.keys(inflight?.set ?? {}), ...Object.keys(waiting)]),
    [inflight, waiting],
  )
  return {
    ...shown,
    saveState: saveStateOf(unsavedPaths.size, isStuck || isProfileMissing),
    unsavedPaths,
    refused,
    save: profileEdits.save,
  }
}

function saveStateOf(unsavedCount: number, isStuck: boolean): EditableProfile['saveState'] {
  if (isStuck) return 'unsaved'
  return unsavedCount > 0 ? 'saving' : 'saved'
}
