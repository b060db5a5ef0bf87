import { useMemo, useSyncExternalStore } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import { withTimeout } from '#http/with-timeout.ts'
import type { ProfileValues, RefusedEdit } from '#sync/edit-state.ts'
import { editsFacade } from '#sync/sync-status.ts'
import { useShownProfile } from './use-shown-profile.ts'
import type { ShownProfile } from './use-shown-profile.ts'

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
  const isReady = useSyncExternalStore(editsFacade.subscribe, () => editsFacade.state().isReady)
  return {
    ...shown,
    // Until the device has been asked nobody knows what the golfer has edited on top of it.
    profile: isReady ? shown.profile : undefined,
    isLoading: shown.isLoading || !isReady,
    save: editsFacade.save,
  }
}

/** Paths whose value the server has not confirmed. */
export function useUnsavedPaths(): ReadonlySet<string> {
  // As one text, which is the same while an edit that waits is sent.
  const paths = useSyncExternalStore(editsFacade.subscribe, unsavedPaths)
  return useMemo(() => new Set(paths === '' ? [] : paths.split(BETWEEN_PATHS)), [paths])
}

/** What the server has refused, with its reasons. */
export function useRefusedEdits(): readonly RefusedEdit[] {
  return useSyncExternalStore(editsFacade.subscribe, () => editsFacade.state().refused)
}

const BETWEEN_PATHS = ' '

function unsavedPaths(): string {
  const { inflight, waiting } = editsFacade.state()
  return [...new Set([...Object.keys(inflight?.set ?? {}), ...Object.keys(waiting)])].toSorted().join(BETWEEN_PATHS)
}

/** saved: confirmed. waiting: kept, and sent as soon as the server can be reached. refused: some of it is not stored. */
export type SaveOutcome = 'saved' | 'waiting' | 'refused'

/** Saves the values and waits for the server's word, this long at the most. `seen` is as for any edit. */
export async function saveInTime(values: ProfileValues, waitMs: number, seen?: Profile): Promise<SaveOutcome> {
  let isRefused = false
  // A refusal is put away as soon as the page has told it, so it has to be seen when it comes.
  const leave = editsFacade.subscribe(() => {
    isRefused ||= editsFacade.state().refused.some(({ path }) => Object.hasOwn(values, path))
  })
  try {
    editsFacade.save(values, seen)
    await withTimeout(editsFacade.flush(), waitMs)
  } finally {
    leave()
  }
  if (isRefused) return 'refused'
  const { inflight, waiting } = editsFacade.state()
  const isOpen = Object.keys(values).some(
    (path) => Object.hasOwn(waiting, path) || Object.hasOwn(inflight?.set ?? {}, path),
  )
  return isOpen ? 'waiting' : 'saved'
}
