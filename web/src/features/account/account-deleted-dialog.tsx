import { useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { forgetAccountDeleted, isAccountDeleted } from '#storage/preferences.ts'
import { useSession } from '#session/session.ts'
import type { DialogContentProps } from '#navigation/dialogs.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import * as copy from './account.copy.ts'

/** The last word to a golfer who has left for good. Said once: anybody else who opens its address is taken home. */
export function AccountDeletedDialog({ onClose }: DialogContentProps) {
  const { status } = useSession()
  const [isDeleted] = useState(isAccountDeleted)
  useEffect(forgetAccountDeleted, [])
  if (status === 'signed-in' || !isDeleted) return <Navigate replace to="/" />
  return (
    <Dialog title={copy.accountDeletedTitle} onClose={onClose}>
      <p>{copy.accountDeleted}</p>
      <Button data-autofocus onClick={onClose}>
        {copy.closeAccountDeleted}
      </Button>
    </Dialog>
  )
}
