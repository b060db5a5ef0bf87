import { useMemo, useSyncExternalStore } from 'react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type * as contract from '@bagwise/contract/profile'
import type { Profile, VersionedProfile } from '@bagwise/contract/profile'
import { shownProfile } from './profile-changes.ts'
import { createProfileEdits, hasEdits } from './profile-edits.ts'
import type { ProfileValues, RefusedEdit } from './profile-edits.ts'
import { queryClient } from './query-client.ts'
import { request } from './request.ts'

const PROFILE_KEY = ['profile'] as const

export const profileQuery = queryOptions({
  queryKey: PROFILE_KEY,
  queryFn: async () => {
    const loaded = await request<typeof contract.getProfile>('GET', '/api/profile', undefined)
    profileEdits.confirmProfile()
    return newerOf(queryClient.getQueryData<VersionedProfile>(PROFILE_KEY), loaded)
  },
  refetchOnWindowFocus: true,
})

export const profileEdits = createProfileEdits({
  readSnapshot: () => queryClient.getQueryData(profileQuery.queryKey),
  writeSnapshot: (snapshot) => queryClient.setQueryData(profileQuery.queryKey, (known) => newerOf(known, snapshot)),
  send: (batch) => request<typeof contract.patchProfile>('PATCH', '/api/profile', batch),
  later: (task, delayMs) => {
    const timer = setTimeout(task, delayMs)
    return () => clearTimeout(timer)
  },
})

/** Tries again when the connection or the golfer comes back, and asks before the page closes on unsaved edits. */
export function watchConnection(): void {
  window.addEventListener('online', () => void profileEdits.flush())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void profileEdits.flush()
  })
  window.addEventListener('beforeunload', (event) => {
    if (hasUnsavedEdits()) event.preventDefault()
  })
}

export function hasUnsavedEdits(): boolean {
  return hasEdits(profileEdits.state())
}

export type ShownProfile = {
  /** With the golfer's latest edits, confirmed or not; undefined while loading and when loading failed. */
  readonly profile: Profile | undefined
  readonly isLoading: boolean
  readonly hasFailed: boolean
  readonly reload: () => void
  /** saved: the server has confirmed all. saving: on its way. unsaved: the server could not be reached. */
  readonly saveState: 'saved' | 'saving' | 'unsaved'
  /** Paths whose value the server has not confirmed. */
  readonly unsavedPaths: ReadonlySet<string>
  readonly refused: readonly RefusedEdit[]
  /** Shows the values at once and sends them; needs a loaded profile. */
  readonly save: (values: ProfileValues) => void
}

/** The golfer's profile and the way to change it. Pass false for visitors, who have none. */
export function useProfile(isSignedIn = true): ShownProfile {
  const { data, isPending, isLoadingError, refetch } = useQuery({ ...profileQuery, enabled: isSignedIn })
  const edits = useSyncExternalStore(profileEdits.subscribe, profileEdits.state)
  const { inflight, waiting } = edits
  const profile = useMemo(
    () => data && shownProfile(data.profile, inflight?.set ?? {}, waiting),
    [data, inflight, waiting],
  )
  const unsavedPaths = useMemo(
    () => new Set([...Object.keys(inflight?.set ?? {}), ...Object.keys(waiting)]),
    [inflight, waiting],
  )
  return {
    profile,
    isLoading: isSignedIn && isPending,
    hasFailed: isLoadingError,
    reload: () => void refetch(),
    saveState: saveStateOf(unsavedPaths.size, edits.isStuck || edits.isProfileMissing),
    unsavedPaths,
    refused: edits.refused,
    save: profileEdits.save,
  }
}

/** An answer that was overtaken on its way never takes the place of a newer one. */
export function newerOf(known: VersionedProfile | undefined, arrived: VersionedProfile): VersionedProfile {
  return known?.profile.id === arrived.profile.id && known.version > arrived.version ? known : arrived
}

function saveStateOf(unsavedCount: number, isStuck: boolean): ShownProfile['saveState'] {
  if (isStuck) return 'unsaved'
  return unsavedCount > 0 ? 'saving' : 'saved'
}
