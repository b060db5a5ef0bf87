import { useSyncExternalStore } from 'react'
import { queryOptions, useQuery } from '@tanstack/react-query'
import type * as contract from '@bagwise/contract/profile'
import type { Profile, VersionedProfile } from '@bagwise/contract/profile'
import { queryClient } from '#api/query-client.ts'
import { request } from '#api/request.ts'
import { unsavedEdits } from './unsaved-edits.ts'

const PROFILE_KEY = ['profile'] as const
/** True while the profile of a new account is still to be made. */
export const MISSING_KEY = ['profile-missing'] as const

export const profileQuery = queryOptions({
  queryKey: PROFILE_KEY,
  queryFn: async () => {
    const loaded = await request<typeof contract.getProfile>('GET', '/api/profile', undefined)
    queryClient.setQueryData(MISSING_KEY, false)
    return newest(loaded)
  },
  // Another device may have saved something meanwhile.
  refetchOnWindowFocus: 'always',
})

/** The account exists, its profile row does not yet: the next load of the profile makes it. */
export function markProfileMissing(): void {
  queryClient.setQueryData(MISSING_KEY, true)
}

/** What to show once the server has answered. The copy this device started with counts for nothing then. */
export function newest(arrived: VersionedProfile): VersionedProfile {
  const known = queryClient.getQueryState<VersionedProfile>(PROFILE_KEY)
  const isOfServer = known !== undefined && known.dataUpdatedAt > 0
  return newerOf(isOfServer ? known.data : undefined, arrived)
}

/** An answer that was overtaken on its way never takes the place of a newer one. */
export function newerOf(known: VersionedProfile | undefined, arrived: VersionedProfile): VersionedProfile {
  return known?.profile.id === arrived.profile.id && known.version > arrived.version ? known : arrived
}

export type ShownProfile = {
  /** With the golfer's latest edits, confirmed or not; undefined while loading and when loading failed. */
  readonly profile: Profile | undefined
  readonly isLoading: boolean
  readonly hasFailed: boolean
  readonly reload: () => void
}

/** The golfer's profile, to read. Pass false for visitors, who have none. */
export function useShownProfile(isSignedIn = true): ShownProfile {
  const { isPending, isLoadingError, refetch } = useQuery({ ...profileQuery, enabled: isSignedIn })
  const profile = useSyncExternalStore(subscribeToProfile, currentProfile, currentProfile)
  return { profile, isLoading: isSignedIn && isPending, hasFailed: isLoadingError, reload: () => void refetch() }
}

/** The golfer's profile as the page shows it at this moment; undefined when none is loaded. */
export function currentProfile(): Profile | undefined {
  const snapshot = queryClient.getQueryData<VersionedProfile>(PROFILE_KEY)
  return snapshot && unsavedEdits.overlay()(snapshot.profile)
}

function subscribeToProfile(listener: () => void): () => void {
  const leaveEdits = unsavedEdits.subscribe(listener)
  const leaveCache = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === PROFILE_KEY[0]) listener()
  })
  return () => {
    leaveEdits()
    leaveCache()
  }
}
