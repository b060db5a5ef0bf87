import { useState } from 'react'
import { Link } from 'react-router'
import type * as contract from '@bagwise/contract/password-reset'
import { request } from '#http/request.ts'
import { useSubmission } from '#data/use-submission.ts'
import { dialogLink } from '#navigation/dialogs.ts'
import type { DialogContentProps } from '#navigation/dialogs.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FaultForm } from '#ui/fault-form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { FocusedLink } from './focused-link.tsx'
import { typedEmail } from './typed-email.ts'

/** Asks for a link to set a new password. */
export function ForgotPasswordDialog({ next, onClose }: DialogContentProps) {
  const [email, setEmail] = useState(typedEmail.read)
  /** mail: a link is on its way if the e-mail has an account. operator: this server sends no mail. */
  const [helpFrom, setHelpFrom] = useState<'mail' | 'operator'>()
  const { fault, setFault, isBusy, submit } = useSubmission('The link could not be asked for')
  const signIn = dialogLink('sign-in', { next })

  function ask() {
    if (email.trim() === '') return setFault({ message: 'Please enter your email.', path: 'email' })
    void submit(async () => {
      const asked = await request<typeof contract.forgotPassword>('POST', '/api/forgot-password', { email })
      setHelpFrom(asked.helpFrom)
    })
  }

  return (
    <Dialog title="Forgot your password?" onClose={onClose}>
      <div>
        <div role="status">
          {helpFrom === 'mail' && <OnItsWay email={email.trim()} />}
          {helpFrom === 'operator' && <AskOperator />}
        </div>
        {helpFrom === 'mail' && <FocusedLink to={signIn}>Back to sign in</FocusedLink>}
        {helpFrom === 'operator' && <FocusedLink to={dialogLink('contact')}>Contact us</FocusedLink>}
        {helpFrom === undefined && (
          <FaultForm
            fault={fault}
            onSubmit={ask}
            actions={
              <div className="grid gap-2">
                <Button type="submit" isBusy={isBusy} busyLabel="Sending...">
                  Send the link
                </Button>
                <Link replace to={signIn} className={buttonClass('quiet', 'justify-self-start')}>
                  Back to sign in
                </Link>
              </div>
            }
          >
            <p>We mail you a link to set a new one.</p>
            <TextField
              label="Email"
              name="email"
              type="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              aria-invalid={fault?.path === 'email' || undefined}
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
      <h3>Look into your mail</h3>
      <p className="mt-1.5 mb-4 wrap-anywhere">
        If there is an account with {email}, a link is on its way there. It works once, within an hour. Nothing there in
        a few minutes? Look among the unwanted mails, and check the address.
      </p>
    </>
  )
}

function AskOperator() {
  return (
    <>
      <h3>This Bagwise cannot send mail</h3>
      <p className="mt-1.5 mb-4">
        Ask whoever runs it: they can make a link for you that sets a new password, and your account stays as it is.
      </p>
    </>
  )
}
