import type { Transaction } from 'kysely'
import type { Tables } from '#server/db/schema.ts'
import { CREDENTIAL } from './auth.ts'
import { wrongPassword } from './confirm-password.ts'

export type NewPassword = {
  readonly userId: string
  readonly hash: string
  readonly now: Date
  /**
   * Set when the golfer knows the old password: throws when it has changed since, and keeps the session with this
   * token.
   */
  readonly known?: { readonly hash: string; readonly token: string }
}

/** Replaces the password, ends every session but the one with the known token, and voids reset links. */
export async function replacePassword(
  transaction: Transaction<Tables>,
  { userId, hash, now, known }: NewPassword,
): Promise<void> {
  const accounts = transaction
    .updateTable('account')
    .set({ password: hash, updatedAt: now.toISOString() })
    .where('userId', '=', userId)
    .where('providerId', '=', CREDENTIAL)
    .returning('userId')
  const changed = await (known ? accounts.where('password', '=', known.hash) : accounts).execute()
  if (changed.length === 0 && known) throw wrongPassword('currentPassword')
  if (changed.length !== 1) throw new Error('An account has no password that could be replaced')
  const sessions = transaction.deleteFrom('session').where('userId', '=', userId)
  await (known ? sessions.where('token', '!=', known.token) : sessions).execute()
  await transaction.deleteFrom('verification').where('value', '=', userId).execute()
}
