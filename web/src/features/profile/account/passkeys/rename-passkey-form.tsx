import type { Passkey } from '@bagwise/contract/passkeys'
import { useTextForm } from '#data/use-submission.ts'
import { FaultForm } from '#ui/fault-form.tsx'
import { notify } from '#ui/notices.ts'
import { TextField } from '#ui/text-field.tsx'
import * as account from '#features/profile/account/account.copy.ts'
import { FormActions } from '#features/profile/account/form-actions.tsx'
import { NAME_MAX_LENGTH } from './add-passkey-form.tsx'
import { renamePasskey } from './passkey-requests.ts'
import * as copy from './passkeys.copy.ts'

type RenamePasskeyFormProps = { readonly golfer: string; readonly passkey: Passkey; readonly onDone: () => void }

export function RenamePasskeyForm({ golfer, passkey, onDone }: RenamePasskeyFormProps) {
  const { form, field, fault, setFault, isBusy, submit } = useTextForm(
    () => ({ name: passkey.name }),
    copy.renameFailed,
  )

  function rename() {
    const name = form.name.trim()
    if (name === '') return setFault({ message: copy.enterName, path: 'name' })
    void submit(async () => {
      await renamePasskey(golfer, passkey.id, name)
      notify('status', copy.renamed(name))
      onDone()
    })
  }

  return (
    <FaultForm
      fault={fault}
      onSubmit={rename}
      onEscape={onDone}
      actions={<FormActions submit={copy.saveName} busy={account.saving} isBusy={isBusy} onCancel={onDone} />}
    >
      <TextField label={copy.newName} autoComplete="off" maxLength={NAME_MAX_LENGTH} {...field('name')} />
    </FaultForm>
  )
}
