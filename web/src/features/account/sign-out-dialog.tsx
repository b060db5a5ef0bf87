import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { holdGolfer } from '#session/session-sync.ts'
import { syncStatus } from '#sync/sync-status.ts'
import type { DialogContentProps } from '#navigation/dialogs.ts'
import { useSignOut } from '#navigation/sign-out.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'

/** Signing out would lose edits that could not be sent, so the golfer decides. */
export function SignOutDialog({ onClose }: DialogContentProps) {
  const { pathname } = useLocation()
  const [isNeeded] = useState(syncStatus.isAskedAbout)
  const [hasOwnEdits] = useState(syncStatus.hasEdits)
  const [hasOthersName] = useState(syncStatus.hasOthersName)
  const { isSigningOut, leave } = useSignOut()
  useEffect(holdGolfer, [])
  // An old link to this dialog: there is nothing to lose.
  if (!isNeeded) return <Navigate replace to={pathname} />

  return (
    <Dialog title="Not saved yet" onClose={onClose}>
      {hasOwnEdits && (
        <p>Your latest changes have not reached Bagwise. Signing out takes them off this device: they would be lost.</p>
      )}
      {hasOthersName && (
        <p>
          Another golfer changed their name here, and that has not reached Bagwise. Signing out takes every name off
          this device: that change would be lost.
        </p>
      )}
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
