import { useState } from 'react'
import { useProfile } from '#api/profile/use-profile.ts'
import { useSession } from '#api/session/session.ts'
import { Sheet } from '#ui/sheet.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { EmailForm } from './email-form.tsx'
import { NameForm } from './name-form.tsx'
import { PasswordForm } from './password-form.tsx'
import { SessionList } from './session-list.tsx'
import { SettingRow } from './setting-row.tsx'
import './account.css'

type Setting = 'name' | 'email' | 'password'

/** How the golfer signs in, where they are signed in, and the way out for good. */
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
    <Sheet title="Account">
      <div className="account-rows">
        <SettingRow
          title="Name"
          current={`${profile?.firstName ?? user.firstName} ${profile?.lastName ?? user.lastName}`}
          change="Change name"
          {...row('name')}
        >
          {(close) => <NameForm onDone={close} />}
        </SettingRow>
        <SettingRow title="Email" current={user.email} change="Change email" {...row('email')}>
          {(close) => <EmailForm email={user.email} onDone={close} />}
        </SettingRow>
        <SettingRow title="Password" current="Known to you only" change="Change password" {...row('password')}>
          {(close) => <PasswordForm golfer={user.id} email={user.email} onDone={close} />}
        </SettingRow>
        <SessionList golfer={user.id} />
        <DeleteAccount golfer={user.id} email={user.email} />
      </div>
    </Sheet>
  )
}
