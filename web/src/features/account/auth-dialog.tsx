import { useState } from 'react'
import { Navigate, useNavigate } from 'react-router'
import type { Profile } from '@bagwise/contract/profile'
import { useKeptEdits } from '#data/use-kept-edits.ts'
import { useSession } from '#session/session.ts'
import * as copy from './account.copy.ts'
import { dialogOnPage } from './dialog-on-page.ts'
import { BAG_SAVED } from '#navigation/bag-filled.ts'
import { dialogLink } from '#navigation/dialogs.ts'
import type { DialogContentProps } from '#navigation/dialogs.ts'
import { gatedPath } from '#navigation/gate.ts'
import { Dialog } from '#ui/dialog.tsx'
import { AuthForm } from './auth-form.tsx'
import { takePlannedEdits } from './gone-edits.ts'
import { typedEmail } from './typed-email.ts'

async function takeBag(profile: Profile): Promise<boolean> {
  try {
    const { takeKeptBag } = await import('#quick-bag/take-kept-bag.ts')
    return await takeKeptBag(profile)
  } catch (error) {
    console.error('What saves the kept bag could not be loaded', error)
    return false
  }
}

/** Sign in or create an account, then go on to where the golfer wanted to go. */
export function AuthDialog({ dialog, next, onClose }: DialogContentProps) {
  const navigate = useNavigate()
  const { status } = useSession()
  const kept = useKeptEdits(status === 'visitor')
  const [wasSignedIn] = useState(status === 'signed-in')
  // An old link to this dialog: there is nothing left to do in it.
  if (wasSignedIn) return <Navigate replace to={next ?? '/'} />

  /** The bag that a visitor has made comes along: an account that is signed in to has its own. */
  async function welcome(profile: Profile) {
    const link = next === undefined ? dialogLink('golf-profile') : dialogOnPage('golf-profile', next)
    const isBagSaved = await takeBag(profile)
    await navigate(link, { replace: true, ...(isBagSaved && { state: BAG_SAVED }) })
  }

  const mode = dialog === 'sign-in' ? 'sign-in' : 'sign-up'
  return (
    <Dialog title={copy.authWords[mode].title} onClose={onClose}>
      {kept?.isWaiting === true && <p>{copy.editsKept}</p>}
      <AuthForm
        mode={mode}
        onSwitch={() => {
          const other = mode === 'sign-in' ? 'sign-up' : 'sign-in'
          void navigate(dialogLink(other, { next }), { replace: true })
        }}
        onForgotten={(email) => {
          typedEmail.keep(email)
          void navigate(dialogLink('forgot-password', { next }), { replace: true })
        }}
        onDone={(profile) => {
          typedEmail.keep('')
          if (profile) void takePlannedEdits(profile)
          // A new golfer is asked about their game first.
          if (mode === 'sign-up' && profile) void welcome(profile)
          else if (next === undefined) onClose()
          else void navigate(gatedPath(next, { status: 'signed-in', profile }, '/'), { replace: true })
        }}
      />
    </Dialog>
  )
}
