import * as copy from './account.copy.ts'
import { changeEmail } from './account-settings.ts'
import { faultOfProblems, missingIn, useTextForm } from '#data/use-submission.ts'
import { FaultForm } from '#ui/fault-form.tsx'
import { notify } from '#ui/notices.ts'
import { PasswordField } from '#ui/password-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { FormActions } from './form-actions.tsx'

/** Changes the address the golfer signs in with. */
export function EmailForm({ email, onDone }: { readonly email: string; readonly onDone: () => void }) {
  const { form, field, fault, setFault, isBusy, submit } = useTextForm(emptyForm, copy.emailFailed)

  function change() {
    const missing = missingIn(form, { email: copy.enterEmail, password: copy.enterPassword })
    const wrong = faultOfProblems(missing, copy.fieldsMissing)
    if (wrong) return setFault(wrong)
    void submit(async () => {
      await changeEmail(form)
      notify('status', copy.emailChanged)
      onDone()
    })
  }

  return (
    <FaultForm
      fault={fault}
      onSubmit={change}
      onEscape={onDone}
      actions={<FormActions submit={copy.saveEmail} busy={copy.saving} isBusy={isBusy} onCancel={onDone} />}
    >
      <p className="text-sm wrap-anywhere text-ink-2">{copy.currentEmail(email)}</p>
      <TextField
        label={copy.newEmail}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        {...field('email')}
      />
      <PasswordField label={copy.yourPassword} autoComplete="current-password" {...field('password')} />
    </FaultForm>
  )
}

function emptyForm() {
  return { email: '', password: '' }
}
