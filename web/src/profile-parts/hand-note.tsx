import { useState } from 'react'
import { useCurrentProfile } from '#data/use-shown-profile.ts'
import { editsFacade } from '#sync/sync-status.ts'
import * as copy from './hand-note.copy.ts'

/**
 * Where sides, drawings or aim follow the hand: as long as it is not given, that it counts as right, and the way to say
 * otherwise, which goes to the profile. Nothing for a golfer who has given it.
 */
export function HandNote() {
  const profile = useCurrentProfile()
  const [isTold, setIsTold] = useState(false)
  if (!isTold && profile?.hand) return null
  return (
    <p
      ref={isTold ? focus : undefined}
      tabIndex={isTold ? -1 : undefined}
      className="flex min-h-11 flex-wrap items-center gap-x-2 text-sm text-ink-2"
    >
      {isTold ? copy.leftHanded : copy.rightHanded}
      {!isTold && profile && (
        <button
          type="button"
          className="min-h-11 font-semibold text-ink underline underline-offset-4"
          onClick={() => {
            setIsTold(true)
            editsFacade.save({ hand: 'left' }, profile)
          }}
        >
          {copy.tellLeftHanded}
        </button>
      )}
    </p>
  )
}

/** The button that had the focus is gone. */
function focus(sentence: HTMLElement | null): void {
  sentence?.focus()
}
