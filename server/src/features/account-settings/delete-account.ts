import type { FastifyBaseLogger } from 'fastify'
import type { AuthUser } from '@bagwise/contract/account'
import type { AccountAccess, ClientInfo } from './account-access.ts'
import type { SettingsStore } from './settings-store.ts'

type Parts = {
  readonly accounts: Pick<AccountAccess, 'confirmPassword' | 'signOut' | 'forgetDevice'>
  readonly store: Pick<SettingsStore, 'deleteAccount'>
  readonly log: FastifyBaseLogger
}

type Deletion = {
  readonly user: AuthUser
  readonly password: string
  readonly from: ClientInfo
  readonly now: Date
}

/** Deletes the golfer for good. Returns the cookies that clear the session and the device's marks. */
export async function deleteAccount(
  { accounts, store, log }: Parts,
  { user, password, from, now }: Deletion,
): Promise<readonly string[]> {
  await store.deleteAccount({ ...(await accounts.confirmPassword(user, password)), now })
  // The account is gone; a leftover cookie opens nothing.
  const ofSession = await accounts.signOut(from.headers).catch((err: unknown) => {
    log.error({ err }, 'The cookie of a deleted account could not be cleared')
    return []
  })
  return [...ofSession, accounts.forgetDevice()]
}
