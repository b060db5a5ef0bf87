import { useEffect } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { keepUpToDate, updateLater, updateNow, useIsUpdating, useOfferedUpdate } from './app-update.ts'
import * as copy from './app-update-offer.copy.ts'
import { useUnsavedInput, watchTyping } from './has-unsaved-input.ts'

/** Offers a new version once it is completely on the device. The page never reloads by itself. */
export function AppUpdateOffer() {
  const isOffered = useOfferedUpdate()
  useEffect(() => {
    watchTyping()
    afterLoad(keepUpToDate)
  }, [])
  return isOffered ? <Offer /> : null
}

function Offer() {
  const unsavedInput = useUnsavedInput()
  const isUpdating = useIsUpdating()
  // A dialog covers the page: the offer waits until it is closed.
  if (unsavedInput === 'dialog') return null
  const isTyping = unsavedInput === 'typed'
  return (
    <div
      data-notice
      data-offer
      className="pointer-events-auto grid max-h-[55dvh] md:fixed md:right-4 md:bottom-4 md:w-84 lg:right-auto lg:left-4 gap-2 overflow-y-auto rounded-control border-l-3 border-l-fairway bg-fairway-tint p-3 text-sm text-ink raised"
    >
      <p className="flex items-start gap-2 wrap-anywhere">
        <Icon name="check" className="size-5 shrink-0" />
        <span>
          {copy.ready}
          {isTyping && ` ${copy.losesTyped}`}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look={isTyping ? 'line' : 'ink'} isBusy={isUpdating} busyLabel={copy.updating} onClick={updateNow}>
          {isTyping ? copy.updateAnyway : copy.updateNow}
        </Button>
        {!isUpdating && (
          <Button look="quiet" onClick={updateLater}>
            {copy.later}
          </Button>
        )}
      </div>
    </div>
  )
}

/** The page's own requests go first. */
function afterLoad(task: () => void): void {
  if (document.readyState === 'complete') task()
  else window.addEventListener('load', task, { once: true })
}
