import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { ApiToken } from '@bagwise/contract/tokens'
import { Button } from '#ui/button.tsx'
import { notify } from '#ui/notices.ts'
import * as account from '#features/profile/account/account.copy.ts'
import { dayWord } from '#features/profile/account/day-word.ts'
import { SettingRow } from '#features/profile/account/setting-row.tsx'
import type { SettingRowProps } from '#features/profile/account/setting-row.tsx'
import styles from '../account.module.css'
import { MakeTokenForm } from './make-token-form.tsx'
import { MadeTokenDialog } from './made-token-dialog.tsx'
import { RevokeTokenDialog } from './revoke-token-dialog.tsx'
import { useTokens } from './token-requests.ts'
import type { MadeToken } from './token-requests.ts'
import * as copy from './tokens.copy.ts'

type TokensRowProps = Pick<SettingRowProps, 'isOpen' | 'onOpen' | 'onClose'> & {
  readonly golfer: string
  readonly email: string
}

/** Programs that use Bagwise for the golfer: a token for each is made, shown once, and revoked. */
export function TokensRow({ golfer, email, ...row }: TokensRowProps) {
  const { tokens, asOf, hasFailed, reload } = useTokens(golfer)
  const listRef = useRef<HTMLUListElement>(null)
  const [made, setMade] = useState<MadeToken>()

  const below = tokens ? (
    <ul ref={listRef} tabIndex={-1} aria-label={copy.tokens} className={styles.sessions}>
      {tokens.map((token) => (
        <TokenItem
          key={token.id}
          golfer={golfer}
          token={token}
          asOf={asOf}
          onRevoked={() => {
            notify('status', copy.revoked(token.name))
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
    <>
      <SettingRow
        title={copy.tokens}
        current={copy.whatTheyAre}
        change={tokens ? copy.make : undefined}
        below={below}
        {...row}
      >
        {(close) => (
          <MakeTokenForm
            golfer={golfer}
            email={email}
            onCancel={close}
            onMade={(token) => {
              close()
              setMade(token)
            }}
          />
        )}
      </SettingRow>
      {made && <MadeTokenDialog made={made} onClose={() => setMade(undefined)} />}
    </>
  )
}

type TokenItemProps = {
  readonly golfer: string
  readonly token: ApiToken
  /** When the server said so. */
  readonly asOf: Date
  readonly onRevoked: () => void
}

function TokenItem({ golfer, token, asOf, onRevoked }: TokenItemProps) {
  const [isRevoking, setIsRevoking] = useState(false)
  const { name, scope } = token
  return (
    <li>
      <div className={styles.line}>
        <div className="min-w-0">
          <p className="font-plate text-plate-sm font-bold wrap-anywhere">{name}</p>
          <p className="text-sm text-ink-2">{copy.means[scope]}</p>
          <p className="text-sm text-ink-2">{tokenDates(token, asOf)}</p>
        </div>
        <Button
          look="quiet"
          className={styles.quiet}
          aria-label={copy.revokeToken(name)}
          onClick={() => setIsRevoking(true)}
        >
          {copy.revoke}
        </Button>
      </div>
      {isRevoking && (
        <RevokeTokenDialog
          golfer={golfer}
          token={token}
          onClose={() => setIsRevoking(false)}
          onRevoked={() => {
            flushSync(() => setIsRevoking(false))
            onRevoked()
          }}
        />
      )}
    </li>
  )
}

/** "Made today, last used yesterday. Ends on Nov 29, 2027." */
export function tokenDates(
  { madeOn, expiresOn, lastUsedOn }: Pick<ApiToken, 'madeOn' | 'expiresOn' | 'lastUsedOn'>,
  now: Date,
): string {
  const word = (day: string) => dayWord(noonOf(day), now)
  const days = { madeOn: word(madeOn), expiresOn: word(expiresOn) }
  return lastUsedOn === null ? copy.notUsedYet(days) : copy.used({ ...days, lastUsed: word(lastUsedOn) })
}

/** The same day wherever the golfer is: those of the server have no time. */
function noonOf(day: string): Date {
  return new Date(`${day}T12:00`)
}
