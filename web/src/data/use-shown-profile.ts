import { useSyncExternalStore } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Profile } from '@bagwise/contract/profile'
import { queryClient } from '#http/query-client.ts'
import { profileQuery } from '#sync/profile-query.ts'
import { syncStatus } from '#sync/sync-status.ts'

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
  const profile = useCurrentProfile()
  return { profile, isLoading: isSignedIn && isPending, hasFailed: isLoadingError, reload: () => void refetch() }
}

/** The same for a part of a screen that has loaded it, or could not: it asks for nothing. */
export function useCurrentProfile(): Profile | undefined {
  return useSyncExternalStore(subscribeToProfile, currentProfile, currentProfile)
}

/** The golfer's profile as the page shows it at this moment; undefined when none is loaded. */
export function currentProfile(): Profile | undefined {
  const snapshot = queryClient.getQueryData(profileQuery.queryKey)
  return snapshot && syncStatus.overlay()(snapshot.profile)
}

function subscribeToProfile(listener: () => void): () => void {
  const leaveEdits = syncStatus.subscribe(listener)
  const leaveCache = queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && query.queryKey[0] === profileQuery.queryKey[0]) listener()
  })
  return () => {
    leaveEdits()
    leaveCache()
  }
}
