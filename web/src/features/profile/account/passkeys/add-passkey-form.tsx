import { faultOfProblems, missingIn, useTextForm } from '#data/use-submission.ts'
import { FaultForm } from '#ui/fault-form.tsx'
import { notify } from '#ui/notices.ts'
import { PasswordField } from '#ui/password-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import * as account from '#features/profile/account/account.copy.ts'
import { FormActions } from '#features/profile/account/form-actions.tsx'
import { UsernameForManager } from '#features/profile/account/username-for-manager.tsx'
import { deviceKind, freeName } from './passkey-name.ts'
import { addPasskey } from './passkey-requests.ts'
import * as copy from './passkeys.copy.ts'

/** The contract's maximum. */
export const NAME_MAX_LENGTH = 40

type AddPasskeyFormProps = {
  readonly golfer: string
  readonly email: string
  /** The names of the golfer's passkeys. */
  readonly taken: readonly string[]
  readonly onDone: () => void
}

/** Names a new passkey, and has the device make it. */
export function AddPasskeyForm({ golfer, email, taken, onDone }: AddPasskeyFormProps) {
  const { form, field, fault, setFault, isBusy, submit } = useTextForm(
    () => ({ name: freeName(deviceKind(navigator.userAgent), taken), password: '' }),
    copy.addFailed,
  )

  function add() {
    const name = form.name.trim()
    const missing = missingIn(form, { name: copy.enterName, password: account.enterPassword })
    const wrong = faultOfProblems(missing, account.fieldsMissing)
    if (wrong) return setFault(wrong)
    void submit(async () => {
      await addPasskey(golfer, { name, password: form.password })
      notify('status', copy.added(name))
      onDone()
    })
  }

  return (
    <FaultForm
      fault={fault}
      onSubmit={add}
      onEscape={onDone}
      actions={<FormActions submit={copy.addNow} busy={copy.adding} isBusy={isBusy} onCancel={onDone} />}
    >
      <TextField
        label={copy.passkeyName}
        hint={copy.nameHint}
        autoComplete="off"
        maxLength={NAME_MAX_LENGTH}
        {...field('name')}
      />
      <UsernameForManager email={email} />
      <PasswordField label={account.yourPassword} autoComplete="current-password" {...field('password')} />
    </FaultForm>
  )
}
