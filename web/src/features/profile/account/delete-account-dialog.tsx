import { useState } from 'react'
import { flushSync } from 'react-dom'
import { openPart } from '#ui/page-start.ts'
import * as copy from './account.copy.ts'
import { deleteAccount } from './account-settings.ts'
import { problemOf, useSubmission } from '#data/use-submission.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FaultForm } from '#ui/fault-form.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { UsernameForManager } from './username-for-manager.tsx'
import styles from './account.module.css'

type DeleteAccountDialogProps = { readonly golfer: string; readonly email: string; readonly onClose: () => void }

/** Says what is lost, offers to take it along first, and wants the password. */
export function DeleteAccountDialog({ golfer, email, onClose }: DeleteAccountDialogProps) {
  const [password, setPassword] = useState('')
  const { fault, setFault, isBusy, submit } = useSubmission(copy.deleteFailed)

  function remove() {
    if (password === '') return setFault({ message: copy.enterPassword, path: 'password' })
    // Once it is gone the page starts anew in a moment: the button stays busy until then.
    void submit(() => deleteAccount(golfer, password))
  }

  return (
    <Dialog title={copy.deleteQuestion} onClose={() => !isBusy && onClose()}>
      <p>{copy.deleteWarning}</p>
      <ul className={styles.losses}>
        <li>{copy.losses.golfer}</li>
        <li>{copy.losses.profile}</li>
        <li>{copy.losses.history}</li>
        <li>{copy.losses.messages}</li>
      </ul>
      <p>
        {copy.exportFirst.before}
        <a
          href="#takeout"
          className={styles.export}
          onClick={() => {
            flushSync(onClose)
            openPart('takeout')
          }}
        >
          {copy.exportFirst.link}
        </a>
      </p>
      <FaultForm
        fault={fault}
        onSubmit={remove}
        actions={
          <div className={styles.actions}>
            <Button disabled={isBusy} onClick={onClose}>
              {copy.keepAccount}
            </Button>
            <Button type="submit" look="danger" isBusy={isBusy} busyLabel={copy.deleting}>
              {copy.deleteForGood}
            </Button>
          </div>
        }
      >
        <PasswordField
          label={copy.yourPassword}
          name="password"
          autoComplete="current-password"
          problem={problemOf(fault, 'password')}
          value={password}
          onChange={({ target }) => {
            setPassword(target.value)
            setFault(undefined)
          }}
        />
        {/* Behind the password: the dialog puts the focus into its first field. */}
        <UsernameForManager email={email} />
      </FaultForm>
    </Dialog>
  )
}
