import { useState } from 'react'
import { Link } from 'react-router'
import type * as contract from '@bagwise/contract/password-reset'
import { request } from '#http/request.ts'
import { problemOf, useSubmission } from '#data/use-submission.ts'
import { dialogLink } from '#navigation/dialogs.ts'
import type { DialogContentProps } from '#navigation/dialogs.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FaultForm } from '#ui/fault-form.tsx'
import { TextField } from '#ui/text-field.tsx'
import * as copy from './account.copy.ts'
import { FocusedLink } from './focused-link.tsx'
import { typedEmail } from './typed-email.ts'

/** Asks for a link to set a new password. */
export function ForgotPasswordDialog({ next, onClose }: DialogContentProps) {
  const [email, setEmail] = useState(typedEmail.read)
  /** mail: a link is on its way if the e-mail has an account. operator: this server sends no mail. */
  const [helpFrom, setHelpFrom] = useState<'mail' | 'operator'>()
  const { fault, setFault, isBusy, submit } = useSubmission(copy.linkNotSent)
  const signIn = dialogLink('sign-in', { next })

  function ask() {
    if (email.trim() === '') return setFault({ message: copy.emailMissing, path: 'email' })
    void submit(async () => {
      const asked = await request<typeof contract.forgotPassword>('POST', '/api/forgot-password', { email })
      setHelpFrom(asked.helpFrom)
    })
  }

  return (
    <Dialog title={copy.forgotPasswordTitle} onClose={onClose}>
      <div>
        <div role="status">
          {helpFrom === 'mail' && <OnItsWay email={email.trim()} />}
          {helpFrom === 'operator' && <AskOperator />}
        </div>
        {helpFrom === 'mail' && <FocusedLink to={signIn}>{copy.backToSignIn}</FocusedLink>}
        {helpFrom === 'operator' && <FocusedLink to={dialogLink('contact')}>{copy.contactUs}</FocusedLink>}
        {helpFrom === undefined && (
          <FaultForm
            fault={fault}
            onSubmit={ask}
            actions={
              <div className="grid gap-2">
                <Button type="submit" isBusy={isBusy} busyLabel={copy.sendingLink}>
                  {copy.sendLink}
                </Button>
                <Link replace to={signIn} className={buttonClass('quiet', 'justify-self-start')}>
                  {copy.backToSignIn}
                </Link>
              </div>
            }
          >
            <p>{copy.forgotPasswordIntro}</p>
            <TextField
              label={copy.emailLabel}
              name="email"
              type="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              problem={problemOf(fault, 'email')}
              value={email}
              onChange={({ target }) => {
                setEmail(target.value)
                typedEmail.keep(target.value)
                setFault(undefined)
              }}
            />
          </FaultForm>
        )}
      </div>
    </Dialog>
  )
}

function OnItsWay({ email }: { readonly email: string }) {
  return (
    <>
      <h3>{copy.linkOnItsWayTitle}</h3>
      <p className="mt-1.5 mb-4 wrap-anywhere">{copy.linkOnItsWay(email)}</p>
    </>
  )
}

function AskOperator() {
  return (
    <>
      <h3>{copy.noMailTitle}</h3>
      <p className="mt-1.5 mb-4">{copy.askOperator}</p>
    </>
  )
}
