import { useState } from 'react'
import { hideFreeAccess, isFreeAccessHidden } from '#api/device/device.ts'
import { Icon } from '#ui/icon.tsx'
import { focusPageStart } from '#ui/page-start.ts'
import { useIsLive } from '#ui/use-is-live.ts'

/** A line of text, hidden for this visit when asked. */
export function FreeAccess() {
  const isLive = useIsLive()
  const [isHidden, setIsHidden] = useState(false)
  if (isHidden || (isLive && isFreeAccessHidden())) return null
  return (
    <section aria-label="Free access" className="bg-water-tint text-water-ink">
      <div className="page flex min-h-11 items-center justify-between text-sm font-semibold md:max-lg:max-w-186">
        <p>The first 1,000 golfers get free access.</p>
        <button
          type="button"
          aria-label="Hide this note"
          onClick={() => {
            hideFreeAccess()
            // The button goes with the note: the focus goes on to what stands below it.
            focusPageStart()
            setIsHidden(true)
          }}
          className="-mr-[10px] grid size-11 shrink-0 place-items-center rounded-control hover:bg-mown"
        >
          <Icon name="close" />
        </button>
      </div>
    </section>
  )
}
