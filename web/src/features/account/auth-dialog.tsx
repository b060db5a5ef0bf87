import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { useSession } from '#api/session.ts'
import { dialogLink } from '#navigation/dialogs.ts'
import type { DialogContentProps } from '#navigation/dialogs.ts'
import { gatedPath } from '#navigation/gate.ts'
import { Dialog } from '#ui/dialog.tsx'
import { AuthForm } from './auth-form.tsx'

/** Sign in or create an account, then go on to where the golfer wanted to go. */
export function AuthDialog({ dialog, next, onClose }: DialogContentProps) {
  const navigate = useNavigate()
  const { status } = useSession()
  const [wasSignedIn] = useState(status === 'signed-in')
  // An old link to this dialog: there is nothing left to do in it.
  if (wasSignedIn) return <Navigate replace to={next ?? '/'} />

  const mode = dialog === 'sign-in' ? 'sign-in' : 'sign-up'
  return (
    <Dialog title={mode === 'sign-in' ? 'Sign In' : 'Create Your Free Account'} onClose={onClose}>
      <AuthForm
        mode={mode}
        onSwitch={() => {
          const other = mode === 'sign-in' ? 'sign-up' : 'sign-in'
          void navigate(dialogLink(other, { next }), { replace: true })
        }}
        onDone={(profile) => {
          if (next === undefined) onClose()
          else void navigate(gatedPath(next, { status: 'signed-in', profile }, '/'), { replace: true })
        }}
      />
    </Dialog>
  )
}
