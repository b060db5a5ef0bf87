import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Passkey } from '@bagwise/contract/passkeys'
import { Button } from '#ui/button.tsx'
import styles from '../account.module.css'
import { dayWord } from '#features/profile/account/day-word.ts'
import * as copy from './passkeys.copy.ts'
import { RemovePasskeyDialog } from './remove-passkey-dialog.tsx'
import { RenamePasskeyForm } from './rename-passkey-form.tsx'

type PasskeyItemProps = {
  readonly golfer: string
  readonly email: string
  readonly passkey: Passkey
  /** When the server said so. */
  readonly asOf: Date
  readonly isRenaming: boolean
  readonly onRename: (isRenaming: boolean) => void
  readonly onRemoved: () => void
}

/** One passkey, with what can be done to it. */
export function PasskeyItem({ golfer, email, passkey, asOf, isRenaming, onRename, onRemoved }: PasskeyItemProps) {
  const [isRemoving, setIsRemoving] = useState(false)
  const renameId = useId()
  const formId = useId()
  const { name } = passkey

  function open() {
    flushSync(() => onRename(true))
    document.getElementById(formId)?.querySelector('input')?.select()
  }

  function close() {
    flushSync(() => onRename(false))
    document.getElementById(renameId)?.focus()
  }

  return (
    <li>
      <div className={styles.line}>
        <div className="min-w-0">
          <p className="font-plate text-plate-sm font-bold wrap-anywhere">{name}</p>
          <p className="text-sm text-ink-2">{passkeyDates(passkey, asOf)}</p>
        </div>
        <div className={`flex flex-wrap ${styles.quiet}`}>
          <Button
            id={renameId}
            look="quiet"
            aria-label={copy.renamePasskey(name)}
            aria-expanded={isRenaming}
            aria-controls={isRenaming ? formId : undefined}
            onClick={isRenaming ? close : open}
          >
            {copy.rename}
          </Button>
          <Button look="quiet" aria-label={copy.removePasskey(name)} onClick={() => setIsRemoving(true)}>
            {copy.remove}
          </Button>
        </div>
      </div>
      {isRenaming && (
        <div id={formId} className={styles.form}>
          <RenamePasskeyForm golfer={golfer} passkey={passkey} onDone={close} />
        </div>
      )}
      {isRemoving && (
        <RemovePasskeyDialog
          golfer={golfer}
          email={email}
          passkey={passkey}
          onClose={() => setIsRemoving(false)}
          onRemoved={onRemoved}
        />
      )}
    </li>
  )
}

/** "Added on 2 November 2026, last used yesterday." */
export function passkeyDates({ addedAt, lastUsedAt }: Pick<Passkey, 'addedAt' | 'lastUsedAt'>, now: Date): string {
  const addedOn = dayWord(new Date(addedAt), now)
  if (lastUsedAt === null) return copy.notUsedYet(addedOn)
  return copy.used({ addedOn, lastUsed: dayWord(new Date(lastUsedAt), now) })
}
