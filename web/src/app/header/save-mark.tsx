import { useEffect, useRef, useState } from 'react'
import { useRefusedEdits, useSaveState, useUnsavedPaths } from '#api/profile/use-profile.ts'

/** A quick answer of the server comes before this: then only that it is saved is said. */
const SAYS_SAVING_AFTER_MS = 1_000

/** Says so while the server has not confirmed the golfer's edits, and how many there are. Who listens hears the end of it too. */
export function SaveMark() {
  const saveState = useSaveState()
  const waitingCount = useUnsavedPaths().size
  const spoken = useSpoken(saveState, useRefusedEdits().length > 0)

  return (
    <span role="status" className="shrink-0">
      <span className="sr-only">{spoken}</span>
      {saveState === 'unsaved' && (
        <span
          data-unsaved
          className="flex items-center gap-1 rounded-mark bg-clay-tint px-1.5 py-1 text-xs leading-none font-semibold text-clay-ink"
        >
          <span aria-hidden="true" className="size-2 shrink-0 rounded-full border-2 border-clay" />
          {/* Text that is set very large leaves no room for words. */}
          {waitingCount > 0 && (
            <span aria-hidden="true" className="min-[18rem]:hidden">
              {waitingCount}
            </span>
          )}
          <span className="grid max-[18rem]:sr-only md:flex md:gap-x-1">
            not saved yet
            {waitingCount > 0 && (
              <span>
                <span className="max-md:sr-only">· </span>
                {waitingCount} {waitingCount === 1 ? 'change' : 'changes'} waiting
              </span>
            )}
          </span>
        </span>
      )}
    </span>
  )
}

/** Once for each save, and nothing on a page where nothing was edited. What was refused is told elsewhere. */
function useSpoken(saveState: ReturnType<typeof useSaveState>, isRefused: boolean): string {
  const [spoken, setSpoken] = useState('')
  const isOnItsWay = useRef(false)

  useEffect(() => {
    if (saveState === 'saved') {
      setSpoken(isOnItsWay.current && !isRefused ? 'Saved' : '')
      isOnItsWay.current = false
      return
    }
    isOnItsWay.current = true
    setSpoken('')
    if (saveState === 'unsaved') return
    const timer = setTimeout(() => setSpoken('Saving'), SAYS_SAVING_AFTER_MS)
    return () => clearTimeout(timer)
  }, [saveState, isRefused])

  return spoken
}
