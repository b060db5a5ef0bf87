import { useEffect, useEffectEvent, useState } from 'react'
import type * as contract from '@bagwise/contract/email-verification'
import { queryClient } from '#http/query-client.ts'
import { request } from '#http/request.ts'
import { useSubmission } from '#data/use-submission.ts'
import type { Fault } from '#data/use-submission.ts'
import type { DialogContentProps } from '#navigation/dialogs.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import * as copy from './account.copy.ts'
import { FocusedLink } from './focused-link.tsx'
import { useTokenOfLink } from './token-of-link.ts'

/** What the link in the mail opens: it verifies the email by itself, and says so. */
export function VerifyEmailDialog({ onClose }: DialogContentProps) {
  const token = useTokenOfLink()
  return (
    <Dialog title={copy.verifyEmailTitle} onClose={onClose}>
      {token === '' ? <StaleLink message={copy.linkNotWhole} /> : <VerifyEmail key={token} {...{ token, onClose }} />}
    </Dialog>
  )
}

function VerifyEmail({ token, onClose }: { readonly token: string; readonly onClose: () => void }) {
  const [isVerified, setIsVerified] = useState(false)
  const { fault, submit } = useSubmission(copy.emailNotVerified)

  function verify() {
    void submit(async () => {
      await request<typeof contract.verifyEmail>('POST', '/api/verify-email', { token })
      // The account section reads it with the sessions.
      void queryClient.invalidateQueries({ queryKey: ['open-sessions'] })
      setIsVerified(true)
    })
  }
  const verifyOnOpening = useEffectEvent(verify)
  useEffect(() => verifyOnOpening(), [])

  if (fault?.code === 'stale-link') return <StaleLink message={fault.message} />
  if (fault) return <TryAgain fault={fault} onTry={verify} />
  return (
    <div>
      <p role="status" className="mb-4">
        {isVerified ? copy.emailVerified : copy.verifyingEmail}
      </p>
      <Button className="w-full" isBusy={!isVerified} busyLabel={copy.verifying} onClick={onClose}>
        {copy.closeVerified}
      </Button>
    </div>
  )
}

function TryAgain({ fault, onTry }: { readonly fault: Fault; readonly onTry: () => void }) {
  return (
    <div>
      <div role="alert" className="mb-4">
        <p>{fault.message}</p>
        {fault.more && <p>{fault.more}</p>}
      </div>
      <Button className="w-full" onClick={onTry}>
        {copy.verifyAgain}
      </Button>
    </div>
  )
}

function StaleLink({ message }: { readonly message: string }) {
  return (
    <div>
      <p role="alert" className="mb-4">
        {message}
      </p>
      <FocusedLink to="/profile#account">{copy.toYourProfile}</FocusedLink>
    </div>
  )
}
