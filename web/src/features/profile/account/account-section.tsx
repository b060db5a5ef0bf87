import { useId, useState } from 'react'
import { useProfile } from '#data/use-profile.ts'
import { useSession } from '#session/session.ts'
import { ThemeChoice } from '#settings/theme-choice.tsx'
import { UnitsChoice } from '#settings/units-choice.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { faultOfProblems, missingIn, useTextForm } from '#data/use-submission.ts'
import { FaultForm } from '#ui/fault-form.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { notify } from '#ui/notices.ts'
import { PasswordField } from '#ui/password-field.tsx'
import * as copy from './account.copy.ts'
import { EmailForm } from './email-form.tsx'
import { NameForm } from './name-form.tsx'
import { SessionList } from './session-list.tsx'
import styles from './account.module.css'
import { DeleteAccountDialog } from './delete-account-dialog.tsx'
import { changePassword, useEmailVerified } from './account-settings.ts'
import { FormActions } from './form-actions.tsx'
import { SettingRow } from './setting-row.tsx'
import type { SettingRowProps } from './setting-row.tsx'
import { UsernameForManager } from './username-for-manager.tsx'

const ServerRows = lazyPart(
  async () => (await import('./server-rows.tsx')).ServerRows,
  <div aria-busy="true" className={styles.waiting} />,
  <p role="alert" className={styles.form}>
    {copy.onlineMissing}
  </p>,
)
const EmailVerification = lazyPart(async () => (await import('./email-verification.tsx')).EmailVerification)

type Setting = 'name' | 'email' | 'password' | 'passkeys' | 'tokens'

type PasswordFormProps = { readonly golfer: string; readonly email: string; readonly onDone: () => void }

/** Theme and units, how the golfer signs in, where they are signed in, and the way out for good. */
export function AccountSection() {
  const session = useSession()
  // The account is named after the profile, so there is one place to change the name.
  const { profile } = useProfile()
  const [open, setOpen] = useState<Setting>()
  if (session.status !== 'signed-in') return null

  const { user } = session
  const row = (setting: Setting) => ({
    isOpen: open === setting,
    onOpen: () => setOpen(setting),
    onClose: () => setOpen(undefined),
  })
  return (
    <>
      <div className="grid gap-4 pb-4">
        <ThemeChoice />
        <UnitsChoice />
      </div>
      <div className={styles.rows}>
        <SettingRow
          title={copy.name}
          current={`${profile?.firstName ?? user.firstName} ${profile?.lastName ?? user.lastName}`}
          change={copy.changeName}
          {...row('name')}
        >
          {(close) => <NameForm onDone={close} />}
        </SettingRow>
        <EmailRow user={user} {...row('email')} />
        <SettingRow
          title={copy.password}
          current={copy.passwordHidden}
          change={copy.changePassword}
          {...row('password')}
        >
          {(close) => <PasswordForm golfer={user.id} email={user.email} onDone={close} />}
        </SettingRow>
        <ServerRows golfer={user.id} email={user.email} row={row} />
        <SessionList golfer={user.id} />
        <DeleteAccount golfer={user.id} email={user.email} />
      </div>
    </>
  )
}

type EmailRowProps = Pick<SettingRowProps, 'isOpen' | 'onOpen' | 'onClose'> & {
  readonly user: { readonly id: string; readonly email: string }
}

/** Where Bagwise mails links it also says whether the email is verified. */
function EmailRow({ user: { id: golfer, email }, ...row }: EmailRowProps) {
  const isVerified = useEmailVerified(golfer)
  const badgeId = useId()
  const badge = isVerified !== undefined && (
    <p id={badgeId} tabIndex={-1}>
      <Badge look={isVerified ? 'good' : 'medium'}>{isVerified ? copy.emailVerified : copy.emailNotVerified}</Badge>
    </p>
  )
  return (
    <SettingRow
      title={copy.email}
      current={email}
      change={copy.changeEmail}
      badge={badge}
      below={isVerified === false && <EmailVerification {...{ golfer, email, badgeId }} />}
      {...row}
    >
      {(close) => <EmailForm email={email} onDone={close} />}
    </SettingRow>
  )
}

/** The way out for good. */
function DeleteAccount({ golfer, email }: { readonly golfer: string; readonly email: string }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <div className={styles.row}>
      <div className={styles.line}>
        <div className="min-w-0">
          <h3>{copy.deleteAccount}</h3>
          <p className="text-sm text-ink-2">{copy.deleteAccountMeans}</p>
        </div>
        <Button look="danger" onClick={() => setIsAsking(true)}>
          {copy.deleteAccount}
        </Button>
      </div>
      {isAsking && <DeleteAccountDialog golfer={golfer} email={email} onClose={() => setIsAsking(false)} />}
    </div>
  )
}

/** Changes the password; every other device is signed out. */
function PasswordForm({ golfer, email, onDone }: PasswordFormProps) {
  const { form, field, fault, setFault, isBusy, submit } = useTextForm(emptyForm, copy.passwordFailed)

  function change() {
    const missing = missingIn(form, { currentPassword: copy.enterCurrentPassword, password: copy.enterNewPassword })
    const wrong = faultOfProblems(missing, copy.fieldsMissing)
    if (wrong) return setFault(wrong)
    void submit(async () => {
      await changePassword(golfer, form)
      notify('status', copy.passwordChanged)
      onDone()
    })
  }

  return (
    <FaultForm
      fault={fault}
      onSubmit={change}
      onEscape={onDone}
      actions={<FormActions submit={copy.savePassword} busy={copy.saving} isBusy={isBusy} onCancel={onDone} />}
    >
      <UsernameForManager email={email} />
      <PasswordField label={copy.currentPassword} autoComplete="current-password" {...field('currentPassword')} />
      <PasswordField label={copy.newPassword} autoComplete="new-password" {...field('password')} />
      <p className="text-sm text-ink-2">{copy.signsOutElsewhere}</p>
    </FaultForm>
  )
}

function emptyForm() {
  return { currentPassword: '', password: '' }
}
