import type { Kysely } from 'kysely'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/schema.ts'
import { CREDENTIAL } from './auth.ts'

/** A golfer's password as it is stored. */
export type StoredPassword = { readonly userId: string; readonly hash: string }

/** The hash of the golfer's current password. */
export async function hashOfGolfer(db: Kysely<Tables>, userId: string): Promise<string | undefined> {
  return (await ofGolfer(db, userId).executeTakeFirst())?.password ?? undefined
}

/** The same, after waiting for concurrent password changes. */
export async function lockedHash(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  userId: string,
): Promise<string | undefined> {
  const account = ofGolfer(db, userId)
  // SQLite transactions are exclusive anyway.
  return (await (kind === 'postgres' ? account.forShare() : account).executeTakeFirst())?.password ?? undefined
}

/** The stored password of the account with this e-mail. */
export async function passwordOfEmail(db: Kysely<Tables>, email: string): Promise<StoredPassword | undefined> {
  const account = db
    .selectFrom('account')
    .innerJoin('user', 'user.id', 'account.userId')
    .select(['account.userId', 'account.password as hash'])
    .where('user.email', '=', email)
    .where('account.providerId', '=', CREDENTIAL)
  const { userId, hash } = (await account.executeTakeFirst()) ?? {}
  return userId === undefined || hash === undefined || hash === null ? undefined : { userId, hash }
}

function ofGolfer(db: Kysely<Tables>, userId: string) {
  const accounts = db.selectFrom('account').select('password').where('userId', '=', userId)
  return accounts.where('providerId', '=', CREDENTIAL)
}
