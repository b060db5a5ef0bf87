import { useState } from 'react'
import { flushSync } from 'react-dom'
import { deleteAccount } from './account-settings.ts'
import { useSubmission } from '#data/use-submission.ts'
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
  const { fault, setFault, isBusy, submit } = useSubmission('Your account could not be deleted')

  function remove() {
    if (password === '') return setFault({ message: 'Please enter your password.', path: 'password' })
    // Once it is gone the page starts anew in a moment: the button stays busy until then.
    void submit(() => deleteAccount(golfer, password))
  }

  return (
    <Dialog title="Delete your account?" onClose={() => !isBusy && onClose()}>
      <p>This cannot be undone. It deletes, here and on every device:</p>
      <ul className={styles.losses}>
        <li>your name, your email and your sign-ins</li>
        <li>your profile, your bag and your distances</li>
        <li>your rounds, your progress and the history of your changes</li>
        <li>messages you sent us while you were signed in</li>
      </ul>
      <p>
        Want to keep a copy?{' '}
        <a href="#takeout" className={styles.export} onClick={() => flushSync(onClose)}>
          Export your data first
        </a>
      </p>
      <FaultForm
        fault={fault}
        onSubmit={remove}
        actions={
          <div className={styles.actions}>
            <Button disabled={isBusy} onClick={onClose}>
              Keep my account
            </Button>
            <Button type="submit" look="danger" isBusy={isBusy} busyLabel="Deleting...">
              Delete for good
            </Button>
          </div>
        }
      >
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          aria-invalid={fault?.path === 'password' || undefined}
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
