import { useSaveState, useUnsavedPaths } from '#api/profile/use-profile.ts'

/** Says so while the server has not confirmed the golfer's edits, and how many there are. */
export function SaveMark() {
  const saveState = useSaveState()
  const waitingCount = useUnsavedPaths().size

  return (
    <span role="status" className="shrink-0">
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
