import { useMemo, useSyncExternalStore } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Profile } from '@bagwise/contract/profile'
import type { ProfileValues, RefusedEdit } from './device-store/edit-rows.ts'
import { golferEdits } from './golfer-edits.ts'
import { MISSING_KEY, profileQuery, useShownProfile } from './profile-query.ts'
import type { ShownProfile } from './profile-query.ts'
import { queryClient } from './query-client.ts'
import { unsavedEdits } from './unsaved-edits.ts'

export type EditableProfile = ShownProfile & {
  /** saved: the server has confirmed all. saving: on its way. unsaved: the server could not be reached. */
  readonly saveState: 'saved' | 'saving' | 'unsaved'
  /** Paths whose value the server has not confirmed. */
  readonly unsavedPaths: ReadonlySet<string>
  readonly refused: readonly RefusedEdit[]
  /**
   * Shows the values at once, keeps them on this device and sends them; needs a loaded profile. An edit that took a
   * while passes the profile as it was `seen` at its beginning, so that nothing another device changed is lost unseen.
   */
  readonly save: (values: ProfileValues, seen?: Profile) => void
}

/** The golfer's profile and the way to change it. Pass false for visitors, who have none. */
export function useProfile(isSignedIn = true): EditableProfile {
  const shown = useShownProfile(isSignedIn)
  const isProfileMissing = useQuery({ queryKey: MISSING_KEY, queryFn: () => false, enabled: false }).data === true
  const edits = useSyncExternalStore(golferEdits.subscribe, golferEdits.state)
  const { inflight, waiting, isStuck, refused, isReady } = edits
  const unsavedPaths = useMemo(
    () => new Set([...Object.keys(inflight?.set ?? {}), ...Object.keys(waiting)]),
    [inflight, waiting],
  )
  return {
    ...shown,
    // Until the device has been asked nobody knows what the golfer has edited on top of it.
    profile: isReady ? shown.profile : undefined,
    isLoading: shown.isLoading || !isReady,
    saveState: saveStateOf(unsavedPaths.size, isStuck || isProfileMissing),
    unsavedPaths,
    refused,
    save: golferEdits.save,
  }
}

function saveStateOf(unsavedCount: number, isStuck: boolean): EditableProfile['saveState'] {
  if (isStuck) return 'unsaved'
  return unsavedCount > 0 ? 'saving' : 'saved'
}

/** The golfer's profile as the page shows it at this moment; undefined when none is loaded. */
export function currentProfile(): Profile | undefined {
  const snapshot = queryClient.getQueryData(profileQuery.queryKey)
  return snapshot && unsavedEdits.overlay()(snapshot.profile)
}
