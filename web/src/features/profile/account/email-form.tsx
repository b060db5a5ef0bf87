import { changeEmail } from './account-settings.ts'
import { useTextForm } from '#data/use-submission.ts'
import { FaultForm } from '#ui/fault-form.tsx'
import { notify } from '#ui/notices.ts'
import { PasswordField } from '#ui/password-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { FormActions } from './form-actions.tsx'

/** Changes the address the golfer signs in with. */
export function EmailForm({ email, onDone }: { readonly email: string; readonly onDone: () => void }) {
  const { form, field, fault, setFault, isBusy, submit } = useTextForm(emptyForm, 'The email could not be changed')

  function change() {
    if (form.email.trim() === '') return setFault({ message: 'Please enter the new email.', path: 'email' })
    if (form.password === '') return setFault({ message: 'Please enter your password.', path: 'password' })
    void submit(async () => {
      await changeEmail(form)
      notify('status', 'Your email is changed. From now on you sign in with the new one.')
      onDone()
    })
  }

  return (
    <FaultForm
      fault={fault}
      onSubmit={change}
      onEscape={onDone}
      actions={<FormActions submit="Save email" busy="Saving..." isBusy={isBusy} onCancel={onDone} />}
    >
      <p className="text-sm wrap-anywhere text-ink-2">You sign in with {email} now.</p>
      <TextField
        label="New email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...field('email')}
      />
      <PasswordField label="Your password" autoComplete="current-password" {...field('password')} />
    </FaultForm>
  )
}

function emptyForm() {
  return { email: '', password: '' }
}
