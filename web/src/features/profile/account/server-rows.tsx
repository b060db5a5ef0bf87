import { PasskeysRow } from './passkeys/passkeys-row.tsx'
import type { SettingRowProps } from './setting-row.tsx'
import { TokensRow } from './tokens/tokens-row.tsx'

type ServerRowsProps = {
  readonly golfer: string
  readonly email: string
  readonly row: (setting: 'passkeys' | 'tokens') => Pick<SettingRowProps, 'isOpen' | 'onOpen' | 'onClose'>
}

/** What of the account is on the server alone. */
export function ServerRows({ golfer, email, row }: ServerRowsProps) {
  return (
    <>
      <PasskeysRow golfer={golfer} email={email} {...row('passkeys')} />
      <TokensRow golfer={golfer} email={email} {...row('tokens')} />
    </>
  )
}
