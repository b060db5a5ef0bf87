import { useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { useKeptEdits } from '#data/use-kept-edits.ts'
import { useProfile } from '#data/use-profile.ts'
import { useSession } from '#session/session.ts'
import { dialogLink } from '#navigation/dialogs.ts'
import type { DialogContentProps } from '#navigation/dialogs.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import * as copy from './account.copy.ts'
import { discardEdits, downloadEdits, planTakeOver, takeEdits } from './gone-edits.ts'

/** What is left on this device of an account that was deleted can be taken along, saved as a file or discarded. */
export function AccountGoneDialog({ onClose }: DialogContentProps) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isSignedIn = useSession().status === 'signed-in'
  const { profile } = useProfile(isSignedIn)
  const kept = useKeptEdits(true)
  const [isBusy, setIsBusy] = useState(false)
  const [isInFile, setIsInFile] = useState(false)
  if (!kept) return null
  // An old link to this dialog, or the question is answered.
  if (kept.gone.length === 0 && !isBusy) return <Navigate replace to={pathname} />

  async function end(task: Promise<void>) {
    setIsBusy(true)
    await task
    onClose()
  }

  async function saveAsFile() {
    if (kept && (await downloadEdits(kept.gone))) setIsInFile(true)
  }

  function take() {
    if (!kept) return
    if (isSignedIn && profile) void end(takeEdits(kept.gone, profile))
    else if (!isSignedIn) {
      planTakeOver(kept.gone)
      void navigate(dialogLink('sign-up'), { replace: true })
    }
  }

  return (
    <Dialog title={copy.goneTitle} onClose={onClose}>
      <p>{copy.goneIntro}</p>
      <div role="status" className="contents">
        {isInFile && <p>{copy.goneSavedAsFile}</p>}
      </div>
      <div className="grid gap-2">
        <Button data-autofocus disabled={isBusy || (isSignedIn && !profile)} onClick={take}>
          {isSignedIn ? copy.goneIntoThisAccount : copy.goneIntoNewAccount}
        </Button>
        <Button look="line" disabled={isBusy} onClick={() => void saveAsFile()}>
          {copy.goneAsFile}
        </Button>
        <Button look="danger" disabled={isBusy} onClick={() => void end(discardEdits(kept.gone))}>
          {copy.goneDiscard}
        </Button>
      </div>
    </Dialog>
  )
}
