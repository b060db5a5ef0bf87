import type { FastifyBaseLogger } from 'fastify'
import type { AuthUser } from '@bagwise/contract/account'
import type { AccountAccess, From } from './account-access.ts'
import type { SettingsStore } from './settings-store.ts'

type Parts = {
  readonly accounts: Pick<AccountAccess, 'confirmPassword' | 'signOut' | 'forgetDevice'>
  readonly store: Pick<SettingsStore, 'deleteAccount'>
  readonly log: FastifyBaseLogger
}

/** Removes the golfer for good. Answers the cookies that clear the session and the device's marks in the browser. */
export async function deleteAccount(
  { accounts, store, log }: Parts,
  { user, password, from }: { readonly user: AuthUser; readonly password: string; readonly from: From },
): Promise<readonly string[]> {
  await store.deleteAccount(await accounts.confirmPassword(user, password))
  // The account is gone, whatever becomes of a cookie that opens nothing.
  const ofSession = await accounts.signOut(from.headers).catch((err: unknown) => {
    log.error({ err }, 'The cookie of a deleted account could not be cleared')
    return []
  })
  return [...ofSession, accounts.forgetDevice()]
}
