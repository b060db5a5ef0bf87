import { useRef, useState } from 'react'
import { hasPasskeys } from '#session/sign-in.ts'
import { Button } from '#ui/button.tsx'
import { notify } from '#ui/notices.ts'
import * as account from '#features/profile/account/account.copy.ts'
import styles from '../account.module.css'
import { SettingRow } from '#features/profile/account/setting-row.tsx'
import type { SettingRowProps } from '#features/profile/account/setting-row.tsx'
import { AddPasskeyForm } from './add-passkey-form.tsx'
import { PasskeyItem } from './passkey-item.tsx'
import { usePasskeys } from './passkey-requests.ts'
import * as copy from './passkeys.copy.ts'

type PasskeysRowProps = Pick<SettingRowProps, 'isOpen' | 'onOpen' | 'onClose'> & {
  readonly golfer: string
  readonly email: string
}

/** Ways to sign in beside the password: one is added where this browser has them, all are named and removed anywhere. */
export function PasskeysRow({ golfer, email, ...row }: PasskeysRowProps) {
  const { passkeys, asOf, hasFailed, reload } = usePasskeys(golfer)
  const listRef = useRef<HTMLUListElement>(null)
  const [renaming, setRenaming] = useState<string>()

  const below = passkeys ? (
    <ul ref={listRef} tabIndex={-1} aria-label={copy.passkeys} className={styles.sessions}>
      {passkeys.map((passkey) => (
        <PasskeyItem
          key={passkey.id}
          golfer={golfer}
          email={email}
          passkey={passkey}
          asOf={asOf}
          isRenaming={renaming === passkey.id}
          onRename={(isRenaming) => setRenaming(isRenaming ? passkey.id : undefined)}
          onRemoved={() => {
            notify('status', copy.removed(passkey.name))
            // The button is gone with its row.
            listRef.current?.focus()
          }}
        />
      ))}
    </ul>
  ) : hasFailed ? (
    <div role="alert" className={styles.form}>
      <p>{copy.listFailed}</p>
      <Button look="line" onClick={reload}>
        {account.tryAgain}
      </Button>
    </div>
  ) : (
    <div aria-busy="true" className={styles.waiting} />
  )
  return (
    <SettingRow
      title={copy.passkeys}
      current={copy.whatTheyAre}
      change={hasPasskeys() && passkeys ? copy.add : undefined}
      below={below}
      {...row}
    >
      {(close) => (
        <AddPasskeyForm golfer={golfer} email={email} taken={passkeys?.map(({ name }) => name) ?? []} onDone={close} />
      )}
    </SettingRow>
  )
}
