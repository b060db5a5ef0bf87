import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

/** While this is on the page, leaving it asks first. Dialogs of the address leave nothing. */
export function LeaveGuard() {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname)

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])

  if (blocker.state !== 'blocked') return null
  return (
    <Dialog title="Leave without saving the bag?" onClose={() => blocker.reset()}>
      <p>What you changed in your bag is not stored yet. Leave now, and it is gone; your bag stays as it was.</p>
      <div className="grid gap-2 sm:grid-cols-2">
        <Button data-autofocus onClick={() => blocker.reset()}>
          Keep editing
        </Button>
        <Button look="danger" onClick={() => blocker.proceed()}>
          Leave without saving
        </Button>
      </div>
    </Dialog>
  )
}
