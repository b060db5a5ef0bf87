import { useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { unsavedEdits } from '#api/unsaved-edits.ts'
import type { DialogContentProps } from '#navigation/dialogs.ts'
import { useSignOut } from '#navigation/sign-out.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

/** Edits could not be sent: signing out would lose them, so the golfer decides. */
export function SignOutDialog({ onClose }: DialogContentProps) {
  const { pathname } = useLocation()
  const [isNeeded] = useState(unsavedEdits.hasEdits)
  const [othersCount] = useState(unsavedEdits.othersCount)
  const { isSigningOut, leave } = useSignOut()
  // An old link to this dialog: there is nothing to lose.
  if (!isNeeded) return <Navigate replace to={pathname} />

  return (
    <Dialog title="Not saved yet" onClose={onClose}>
      <p>
        {othersCount > 0
          ? 'Changes that have not reached Bagwise wait on this device, some of them another golfer’s.'
          : 'Your latest changes have not reached Bagwise.'}{' '}
        Signing out clears this device, and they would be lost.
      </p>
      <div className="grid gap-2 md:grid-cols-2">
        <Button data-autofocus disabled={isSigningOut} onClick={onClose}>
          Stay
        </Button>
        <Button
          look="danger"
          isBusy={isSigningOut}
          busyLabel="Signing Out..."
          onClick={() => void leave({ losingEdits: true, onStay: onClose })}
        >
          Sign out anyway
        </Button>
      </div>
    </Dialog>
  )
}
