import { changePassword } from '#api/session/account-settings.ts'
import { useTextForm } from '#api/use-text-form.ts'
import { FaultForm } from '#ui/fault-form.tsx'
import { notify } from '#ui/notices.ts'
import { PasswordField } from '#ui/password-field.tsx'
import { FormActions } from './form-actions.tsx'
import { UsernameForManager } from './username-for-manager.tsx'

type PasswordFormProps = { readonly golfer: string; readonly email: string; readonly onDone: () => void }

/** Changes the password; every other device is signed out. */
export function PasswordForm({ golfer, email, onDone }: PasswordFormProps) {
  const { form, field, fault, setFault, isBusy, submit } = useTextForm(emptyForm, 'The password could not be changed')

  function change() {
    if (form.currentPassword === '')
      return setFault({ message: 'Please enter the password you have now.', path: 'currentPassword' })
    if (form.password === '') return setFault({ message: 'Please enter a new password.', path: 'password' })
    void submit(async () => {
      await changePassword(golfer, form)
      notify('status', 'Your password is changed. You are signed out everywhere else.')
      onDone()
    })
  }

  return (
    <FaultForm
      fault={fault}
      onSubmit={change}
      onEscape={onDone}
      actions={<FormActions submit="Save password" busy="Saving..." isBusy={isBusy} onCancel={onDone} />}
    >
      <UsernameForManager email={email} />
      <PasswordField label="Current password" autoComplete="current-password" {...field('currentPassword')} />
      <PasswordField label="New password" autoComplete="new-password" {...field('password')} />
      <p className="text-sm text-ink-2">Saving signs you out on every other device.</p>
    </FaultForm>
  )
}

function emptyForm() {
  return { currentPassword: '', password: '' }
}
