import { Navigate, useNavigate } from 'react-router'
import { useProfile } from '#data/use-profile.ts'
import { useSession } from '#session/session.ts'
import { dialogLink } from '#navigation/dialogs.ts'
import type { DialogContentProps } from '#navigation/dialogs.ts'
import { notify } from '#ui/notices.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import * as copy from './account.copy.ts'
import { captureForm, captureValues } from './capture.ts'
import { CaptureForm } from './capture-form.tsx'

/** Asks for the names that the tools need, then goes on to where the golfer wanted to go. */
export function CaptureDialog({ next, onClose }: DialogContentProps) {
  const navigate = useNavigate()
  const session = useSession()
  const { profile, hasFailed, reload, save } = useProfile(session.status === 'signed-in')
  if (session.status === 'visitor') return <Navigate replace to={dialogLink('sign-up', { over: '/', next })} />

  const accountEmail = session.status === 'signed-in' ? session.user.email : ''
  return (
    <Dialog title={copy.captureTitle} onClose={onClose}>
      <p>{copy.captureIntro}</p>
      {profile ? (
        <CaptureForm
          start={captureForm(profile, accountEmail)}
          onSkip={onClose}
          onSubmit={(form) => {
            save(captureValues(form))
            notify('status', copy.captured(form.firstName))
            if (next === undefined) onClose()
            else void navigate(next, { replace: true })
          }}
        />
      ) : (
        <ProfileMissing hasFailed={hasFailed} onRetry={reload} />
      )}
    </Dialog>
  )
}

function ProfileMissing({ hasFailed, onRetry }: { readonly hasFailed: boolean; readonly onRetry: () => void }) {
  if (!hasFailed) return <div aria-busy="true" className="h-80 rounded-control bg-sunk" />
  return (
    <div role="alert" className="grid gap-3">
      <p>{copy.profileNotLoaded}</p>
      <Button onClick={onRetry}>{copy.loadProfileAgain}</Button>
    </div>
  )
}
