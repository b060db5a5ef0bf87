import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { AuthUser } from '@bagwise/contract/account'
import type { ChangePassword } from '@bagwise/contract/account-settings'
import type { Tables } from '#server/db/schema.ts'
import type { AccountAccess, ClientInfo } from './account-access.ts'

type Parts = {
  readonly accounts: Pick<
    AccountAccess,
    | 'startAnotherSession'
    | 'rememberDevice'
    | 'endSession'
    | 'checkPassword'
    | 'checkNewPassword'
    | 'hashPassword'
    | 'replacePassword'
  >
  readonly db: Kysely<Tables>
  readonly log: FastifyBaseLogger
}

/**
 * Changes the password and, in the same transaction, replaces every session by a new one for this browser. Returns the
 * cookies of the session and of the device, which is the only known one now.
 */
export async function changePassword(
  { accounts, db, log }: Parts,
  {
    user,
    form,
    from,
    now,
  }: { readonly user: AuthUser; readonly form: ChangePassword; readonly from: ClientInfo; readonly now: Date },
): Promise<readonly string[]> {
  accounts.checkPassword(form.password, user.email)
  accounts.checkNewPassword(form.password, { current: form.currentPassword })
  const { token, hash: knownHash, cookies } = await accounts.startAnotherSession(user, form.currentPassword, from)
  try {
    const hash = await accounts.hashPassword(form.password)
    const change = { userId: user.id, hash, now, known: { hash: knownHash, token } }
    await db.transaction().execute((transaction) => accounts.replacePassword(transaction, change))
    return [...cookies, accounts.rememberDevice({ userId: user.id, hash }, from.headers)]
  } catch (error) {
    // Nothing was changed: the browser keeps its session.
    await accounts.endSession({ token }).catch((err: unknown) => log.error({ err }, 'A session could not be ended'))
    throw error
  }
}
