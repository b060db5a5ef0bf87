import { useState } from 'react'
import type * as contract from '@bagwise/contract/password-reset'
import { request } from '#http/request.ts'
import { checkSessionAgain } from '#session/session.ts'
import { problemOf, useSubmission } from '#data/use-submission.ts'
import { dialogLink } from '#navigation/dialogs.ts'
import type { DialogContentProps } from '#navigation/dialogs.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FaultForm } from '#ui/fault-form.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import * as copy from './account.copy.ts'
import { FocusedLink } from './focused-link.tsx'
import { useTokenOfLink } from './token-of-link.ts'

/** What the link in the mail opens: a new password for whoever has it. */
export function ResetPasswordDialog({ onClose }: DialogContentProps) {
  const token = useTokenOfLink()
  return (
    <Dialog title={copy.resetPasswordTitle} onClose={onClose}>
      <SetPassword key={token} token={token} />
    </Dialog>
  )
}

function SetPassword({ token }: { readonly token: string }) {
  const [password, setPassword] = useState('')
  const [isChanged, setIsChanged] = useState(false)
  const { fault, setFault, isBusy, submit } = useSubmission(copy.passwordNotSet)

  function set() {
    if (password === '') return setFault({ message: copy.newPasswordMissing, path: 'password' })
    void submit(async () => {
      await request<typeof contract.resetPassword>('POST', '/api/reset-password', { token, password })
      // Every session of the golfer has ended, maybe one in this browser.
      checkSessionAgain()
      setIsChanged(true)
    })
  }

  return (
    <div>
      <div role="status">{isChanged && <p className="mb-4">{copy.passwordChanged}</p>}</div>
      {isChanged ? (
        <FocusedLink to={dialogLink('sign-in')}>{copy.signInAfterReset}</FocusedLink>
      ) : token === '' || fault?.code === 'stale-link' ? (
        <StaleLink message={fault?.message} />
      ) : (
        <FaultForm
          fault={fault}
          onSubmit={set}
          actions={
            <Button type="submit" isBusy={isBusy} busyLabel={copy.settingPassword} className="w-full">
              {copy.setPassword}
            </Button>
          }
        >
          <p>{copy.resetPasswordIntro}</p>
          <PasswordField
            label={copy.newPasswordLabel}
            name="password"
            autoComplete="new-password"
            problem={problemOf(fault, 'password')}
            value={password}
            onChange={({ target }) => {
              setPassword(target.value)
              setFault(undefined)
            }}
          />
        </FaultForm>
      )}
    </div>
  )
}

function StaleLink({ message = copy.linkNotWhole }: { readonly message: string | undefined }) {
  return (
    <>
      <p role="alert" className="mb-4">
        {message}
      </p>
      <FocusedLink to={dialogLink('forgot-password')}>{copy.askForNewLink}</FocusedLink>
    </>
  )
}
