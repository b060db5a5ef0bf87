import { Navigate } from 'react-router'
import { useProfile } from '#api/profile/use-profile.ts'
import { useSession } from '#api/session/session.ts'
import { dialogLink } from '#navigation/dialogs.ts'
import type { DialogContentProps } from '#navigation/dialogs.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Questionnaire } from './questionnaire.tsx'

/** Onboarding: the Golf Profile questionnaire. Closing it saves nothing. */
export function GolfProfileDialog({ next, onClose }: DialogContentProps) {
  const session = useSession()
  const { profile, hasFailed, reload } = useProfile(session.status === 'signed-in')
  if (session.status === 'visitor') return <Navigate replace to={dialogLink('sign-up', { over: '/', next })} />

  return (
    <Dialog title="Complete Your Golf Profile" onClose={onClose}>
      <p className="-mt-3 text-sm text-ink-2">12 questions for PGA-level AI recommendations</p>
      {profile ? (
        <Questionnaire key={profile.id} profile={profile} next={next} onClose={onClose} />
      ) : hasFailed ? (
        <div role="alert" className="grid gap-3">
          <p>Your profile could not be loaded. Nothing was changed.</p>
          <Button onClick={reload}>Try again</Button>
        </div>
      ) : (
        <div aria-busy="true" className="h-80 rounded-control bg-sunk" />
      )}
    </Dialog>
  )
}
