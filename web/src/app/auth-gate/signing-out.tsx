import { useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { signingOut } from '#sync/sync-status.ts'
import { RollingBall } from '#ui/rolling-ball.tsx'
import * as copy from './signing-out.copy.ts'

/** Covers every page during sign-out: edits made now could no longer be sent. */
export function SigningOut() {
  const isInProgress = useSyncExternalStore(signingOut.subscribe, signingOut.isInProgress)
  return isInProgress ? <SigningOutDialog /> : null
}

function SigningOutDialog() {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      onCancel={(event) => event.preventDefault()}
      // Browsers let a second Escape close it anyway.
      onClose={() => {
        if (ref.current?.open === false) ref.current.showModal()
      }}
      className="m-auto max-w-[calc(100%-2rem)] rounded-sheet border border-rule bg-sheet p-4 raised backdrop:bg-scrim"
    >
      <div className="flex items-center gap-3">
        <RollingBall />
        <div>
          <h2 id={titleId}>{copy.title}</h2>
          <p className="text-sm">{copy.editingClosed}</p>
        </div>
      </div>
    </dialog>
  )
}
