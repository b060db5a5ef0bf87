import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import * as copy from './leave-guard.copy.ts'

/** While this is on the page, leaving it asks first. Dialogs of the address leave nothing. */
export function LeaveGuard({ onLeave }: { readonly onLeave?: () => void }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname)

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])

  if (blocker.state !== 'blocked') return null
  return (
    <Dialog title={copy.title} onClose={() => blocker.reset()}>
      <p>{copy.warning}</p>
      <div className="grid gap-2 sm:grid-cols-2">
        <Button data-autofocus onClick={() => blocker.reset()}>
          {copy.stay}
        </Button>
        <Button
          look="danger"
          onClick={() => {
            onLeave?.()
            blocker.proceed()
          }}
        >
          {copy.leave}
        </Button>
      </div>
    </Dialog>
  )
}
