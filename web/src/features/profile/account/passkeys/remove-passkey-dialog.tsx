import { flushSync } from 'react-dom'
import type { Passkey } from '@bagwise/contract/passkeys'
import { useTextForm } from '#data/use-submission.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FaultForm } from '#ui/fault-form.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import * as account from '#features/profile/account/account.copy.ts'
import styles from '../account.module.css'
import { UsernameForManager } from '#features/profile/account/username-for-manager.tsx'
import { removePasskey } from './passkey-requests.ts'
import * as copy from './passkeys.copy.ts'

type RemovePasskeyDialogProps = {
  readonly golfer: string
  readonly email: string
  readonly passkey: Passkey
  readonly onClose: () => void
  readonly onRemoved: () => void
}

/** Says what a removal means, and wants the password. */
export function RemovePasskeyDialog({ golfer, email, passkey, onClose, onRemoved }: RemovePasskeyDialogProps) {
  const { form, field, fault, setFault, isBusy, submit } = useTextForm(emptyForm, copy.removeFailed)

  function remove() {
    if (form.password === '') return setFault({ message: account.enterPassword, path: 'password' })
    void submit(async () => {
      await removePasskey(golfer, passkey.id, form.password)
      flushSync(onClose)
      onRemoved()
    })
  }

  return (
    <Dialog title={copy.removeQuestion} onClose={() => !isBusy && onClose()}>
      <p className="wrap-anywhere">{copy.removeMeans(passkey.name)}</p>
      <p className="text-sm text-ink-2">{copy.removeFromDevice}</p>
      <FaultForm
        fault={fault}
        onSubmit={remove}
        actions={
          <div className={styles.actions}>
            <Button disabled={isBusy} onClick={onClose}>
              {copy.keep}
            </Button>
            <Button type="submit" look="danger" isBusy={isBusy} busyLabel={copy.removing}>
              {copy.removeNow}
            </Button>
          </div>
        }
      >
        <PasswordField label={account.yourPassword} autoComplete="current-password" {...field('password')} />
        {/* Behind the password: the dialog puts the focus into its first field. */}
        <UsernameForManager email={email} />
      </FaultForm>
    </Dialog>
  )
}

function emptyForm() {
  return { password: '' }
}
