import { useMemo, useSyncExternalStore } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Profile } from '@bagwise/contract/profile'
import type { ProfileValues, RefusedEdit } from '#api/device-store/edit-rows.ts'
import { golferEdits } from './golfer-edits.ts'
import { MISSING_KEY, useShownProfile } from './profile-query.ts'
import type { ShownProfile } from './profile-query.ts'

export type EditableProfile = ShownProfile & {
  /**
   * Shows the values at once, keeps them on this device and sends them; needs a loaded profile. An edit that took a
   * while passes the profile as it was `seen` at its beginning, so that nothing another device changed is lost unseen.
   */
  readonly save: (values: ProfileValues, seen?: Profile) => void
}

/** The golfer's profile and the way to change it. Pass false for visitors, who have none. */
export function useProfile(isSignedIn = true): EditableProfile {
  const shown = useShownProfile(isSignedIn)
  const isReady = useSyncExternalStore(golferEdits.subscribe, areEditsReady)
  return {
    ...shown,
    // Until the device has been asked nobody knows what the golfer has edited on top of it.
    profile: isReady ? shown.profile : undefined,
    isLoading: shown.isLoading || !isReady,
    save: golferEdits.save,
  }
}

/** Paths whose value the server has not confirmed. */
export function useUnsavedPaths(): ReadonlySet<string> {
  // As one text, which is the same while an edit that waits is sent.
  const paths = useSyncExternalStore(golferEdits.subscribe, unsavedPaths)
  return useMemo(() => new Set(paths === '' ? [] : paths.split(BETWEEN_PATHS)), [paths])
}

/** saved: the server has confirmed all. saving: on its way. unsaved: the server could not be reached. */
export function useSaveState(): 'saved' | 'saving' | 'unsaved' {
  const isProfileMissing = useQuery({ queryKey: MISSING_KEY, queryFn: () => false, enabled: false }).data === true
  const isStuck = useSyncExternalStore(golferEdits.subscribe, areEditsStuck)
  const hasUnsent = useSyncExternalStore(golferEdits.subscribe, golferEdits.hasUnsent)
  if (isStuck || isProfileMissing) return 'unsaved'
  return hasUnsent ? 'saving' : 'saved'
}

/** What the server has refused, with its reasons. */
export function useRefusedEdits(): readonly RefusedEdit[] {
  return useSyncExternalStore(golferEdits.subscribe, refusedEdits)
}

const BETWEEN_PATHS = ' '

const areEditsReady = (): boolean => golferEdits.state().isReady
const areEditsStuck = (): boolean => golferEdits.state().isStuck
const refusedEdits = (): readonly RefusedEdit[] => golferEdits.state().refused

function unsavedPaths(): string {
  const { inflight, waiting } = golferEdits.state()
  return [...new Set([...Object.keys(inflight?.set ?? {}), ...Object.keys(waiting)])].toSorted().join(BETWEEN_PATHS)
}
