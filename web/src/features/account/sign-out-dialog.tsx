import { useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router'
import { holdGolfer } from '#session/session-sync.ts'
import { syncStatus } from '#sync/sync-status.ts'
import type { DialogContentProps } from '#navigation/dialogs.ts'
import { useSignOut } from '#navigation/sign-out.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import * as copy from './account.copy.ts'

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
    <Dialog title={copy.signOutTitle} onClose={onClose}>
      {hasOwnEdits && <p>{copy.ownEditsLost}</p>}
      {hasOthersName && <p>{copy.othersNameLost}</p>}
      <div className="grid gap-2 md:grid-cols-2">
        <Button data-autofocus disabled={isSigningOut} onClick={onClose}>
          {copy.staySignedIn}
        </Button>
        <Button
          look="danger"
          isBusy={isSigningOut}
          busyLabel={copy.signingOut}
          onClick={() => void leave({ losingEdits: true, onStay: onClose })}
        >
          {copy.signOutAnyway}
        </Button>
      </div>
    </Dialog>
  )
}
