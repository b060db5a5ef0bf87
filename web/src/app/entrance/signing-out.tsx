import { useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { leaving } from '#api/session/leaving.ts'
import { RollingBall } from '#ui/rolling-ball.tsx'

/** Over every page while a golfer is being signed out: what would be edited now could not be sent any more. */
export function SigningOut() {
  const isUnderWay = useSyncExternalStore(leaving.subscribe, leaving.isUnderWay)
  return isUnderWay ? <SigningOutDialog /> : null
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
      // A browser lets a second Escape close it all the same.
      onClose={() => {
        if (ref.current?.open === false) ref.current.showModal()
      }}
      className="m-auto max-w-[calc(100%-2rem)] rounded-sheet border border-rule bg-sheet p-4 shadow-(--shadow-raised) backdrop:bg-[rgb(11_17_20/.55)]"
    >
      <div className="flex items-center gap-3">
        <RollingBall />
        <div>
          <h2 id={titleId}>Signing you out</h2>
          <p className="text-sm">Editing is closed for a moment.</p>
        </div>
      </div>
    </dialog>
  )
}
