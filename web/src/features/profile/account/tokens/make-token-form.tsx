import { useState } from 'react'
import { TOKEN_NAME_MAX_LENGTH, TOKEN_SCOPES } from '@bagwise/contract/token-limits'
import type { TokenScope } from '@bagwise/contract/token-limits'
import { faultOfProblems, missingIn, useTextForm } from '#data/use-submission.ts'
import { ChoiceRow } from '#ui/choice-row.tsx'
import { FaultForm } from '#ui/fault-form.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import * as account from '#features/profile/account/account.copy.ts'
import { FormActions } from '#features/profile/account/form-actions.tsx'
import { UsernameForManager } from '#features/profile/account/username-for-manager.tsx'
import { makeToken } from './token-requests.ts'
import type { MadeToken } from './token-requests.ts'
import * as copy from './tokens.copy.ts'

const SCOPE_CHOICES = TOKEN_SCOPES.map((value) => ({ value, label: copy.scopes[value] }))

type MakeTokenFormProps = {
  readonly golfer: string
  readonly email: string
  readonly onCancel: () => void
  readonly onMade: (made: MadeToken) => void
}

/** Names a new token, and says what it may do. */
export function MakeTokenForm({ golfer, email, onCancel, onMade }: MakeTokenFormProps) {
  const [scope, setScope] = useState<TokenScope>('read')
  const { form, field, fault, setFault, isBusy, submit } = useTextForm(
    () => ({ name: copy.startName, password: '' }),
    copy.makeFailed,
  )

  function make() {
    const name = form.name.trim()
    const missing = missingIn(form, { name: copy.enterName, password: account.enterPassword })
    const wrong = faultOfProblems(missing, account.fieldsMissing)
    if (wrong) return setFault(wrong)
    void submit(async () => onMade(await makeToken(golfer, { name, scope, password: form.password })))
  }

  return (
    <FaultForm
      fault={fault}
      onSubmit={make}
      onEscape={onCancel}
      actions={<FormActions submit={copy.makeNow} busy={copy.making} isBusy={isBusy} onCancel={onCancel} />}
    >
      <TextField
        label={copy.tokenName}
        hint={copy.nameHint}
        autoComplete="off"
        maxLength={TOKEN_NAME_MAX_LENGTH}
        // Typing replaces the name that stands there.
        onFocus={({ target }) => target.select()}
        {...field('name')}
      />
      <div className="grid gap-1">
        <ChoiceRow legend={copy.scopeLegend} choices={SCOPE_CHOICES} chosen={scope} onChoose={setScope} />
        <p className="text-xs text-ink-2">{copy.means[scope]}</p>
      </div>
      <UsernameForManager email={email} />
      <PasswordField label={account.yourPassword} autoComplete="current-password" {...field('password')} />
    </FaultForm>
  )
}
