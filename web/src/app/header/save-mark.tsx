import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useRefusedEdits, useUnsavedPaths } from '#data/use-profile.ts'
import { MISSING_KEY } from '#sync/profile-query.ts'
import { editsFacade } from '#sync/sync-status.ts'
import * as copy from './save-mark.copy.ts'

/** Quick answers arrive before this, and only their success is announced. */
const ANNOUNCE_SAVING_AFTER_MS = 1_000

/**
 * Shows that edits have not been confirmed by the server yet, and how many; screen readers also hear when they are
 * saved.
 */
export function SaveMark() {
  const saveState = useSaveState()
  const waitingCount = useUnsavedPaths().size
  const announcement = useAnnouncement(saveState, useRefusedEdits().length > 0)

  return (
    <span role="status" className="shrink-0">
      <span className="sr-only">{announcement}</span>
      {saveState === 'unsaved' && (
        <span
          data-unsaved
          className="flex items-center gap-1 rounded-mark bg-clay-tint px-1.5 py-1 text-xs leading-none font-semibold text-clay-ink"
        >
          <span aria-hidden="true" className="size-2 shrink-0 rounded-full border-2 border-clay" />
          {/* Very large text leaves no room for words. */}
          {waitingCount > 0 && (
            <span aria-hidden="true" className="min-[18rem]:hidden">
              {waitingCount}
            </span>
          )}
          <span className="grid max-[18rem]:sr-only md:flex md:gap-x-1">
            {copy.notSavedYet}
            {waitingCount > 0 && (
              <span>
                <span className="max-md:sr-only">· </span>
                {copy.changesWaiting(waitingCount)}
              </span>
            )}
          </span>
        </span>
      )}
    </span>
  )
}

/** Announced once per save; silent on a page without edits. Rejections are announced elsewhere. */
function useAnnouncement(saveState: ReturnType<typeof useSaveState>, isRefused: boolean): string {
  const [announcement, setAnnouncement] = useState('')
  const isSaving = useRef(false)

  useEffect(() => {
    if (saveState === 'saved') {
      setAnnouncement(isSaving.current && !isRefused ? copy.saved : '')
      isSaving.current = false
      return
    }
    isSaving.current = true
    setAnnouncement('')
    if (saveState === 'unsaved') return
    const timer = setTimeout(() => setAnnouncement(copy.saving), ANNOUNCE_SAVING_AFTER_MS)
    return () => clearTimeout(timer)
  }, [saveState, isRefused])

  return announcement
}

/** saved: the server has confirmed all. saving: on its way. unsaved: the server could not be reached. */
function useSaveState(): 'saved' | 'saving' | 'unsaved' {
  const isProfileMissing = useQuery({ queryKey: MISSING_KEY, queryFn: () => false, enabled: false }).data === true
  const isStuck = useSyncExternalStore(editsFacade.subscribe, () => editsFacade.state().isStuck)
  const hasUnsent = useSyncExternalStore(editsFacade.subscribe, editsFacade.hasUnsent)
  if (isStuck || isProfileMissing) return 'unsaved'
  return hasUnsent ? 'saving' : 'saved'
}
