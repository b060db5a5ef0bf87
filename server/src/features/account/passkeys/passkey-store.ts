import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { AuthUser } from '@bagwise/contract/account'
import { MOST_PASSKEYS } from '@bagwise/contract/passkeys'
import type { Passkey } from '@bagwise/contract/passkeys'
import { lockAccount } from '#server/db/transactions/lock-account.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'
import { CREDENTIAL } from '../auth.ts'
import { authUser } from '../sessions.ts'
import type { VerifiedCredential } from './verify-answer.ts'

/** A passkey, whose it is, and the golfer's password beside it. */
export type StoredPasskey = VerifiedCredential & {
  readonly user: AuthUser
  readonly userId: string
  readonly hash: string
}

/** In the order in which they were added. */
export async function listPasskeys(db: Kysely<Tables>, userId: string): Promise<Passkey[]> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at as addedAt', 'last_used_at as lastUsedAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows
}

/** The devices' names of a golfer's passkeys. */
export async function credentialIdsOf(db: Kysely<Tables>, userId: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('passkeys').select('credential_id').where('user_id', '=', userId).execute()
  return rows.map(({ credential_id }) => credential_id)
}

export async function findPasskey(db: Kysely<Tables>, credentialId: string): Promise<StoredPasskey | undefined> {
  const found = await db
    .selectFrom('passkeys')
    .innerJoin('user', 'user.id', 'passkeys.user_id')
    .innerJoin('account', 'account.userId', 'passkeys.user_id')
    .select(['credential_id', 'public_key', 'sign_count', 'user_id', 'account.password'])
    .select(['user.email', 'user.first_name', 'user.last_name', 'user.createdAt'])
    .where('credential_id', '=', credentialId)
    .where('account.providerId', '=', CREDENTIAL)
    .executeTakeFirst()
  if (!found) return undefined
  return {
    credentialId: found.credential_id,
    publicKey: found.public_key,
    signCount: found.sign_count,
    user: authUser({
      id: found.user_id,
      email: found.email,
      firstName: found.first_name,
      lastName: found.last_name,
      createdAt: new Date(found.createdAt),
    }),
    userId: found.user_id,
    hash: found.password ?? '',
  }
}

/** Throws when one more with this name does not fit. The account is locked. */
export async function assertFits(
  transaction: Transaction<Tables>,
  { userId, name }: { readonly userId: string; readonly name: string },
): Promise<void> {
  const passkeys = await listPasskeys(transaction, userId)
  if (passkeys.some((passkey) => passkey.name === name)) throw nameTaken()
  if (passkeys.length < MOST_PASSKEYS) return
  throw new AppError(
    'too-many-passkeys',
    `You have ${MOST_PASSKEYS} passkeys, which is as many as fit: please remove one first.`,
  )
}

type NewPasskey = VerifiedCredential & { readonly userId: string; readonly name: string; readonly now: Date }

/** The account is locked. Throws when the device's passkey is somebody's already. */
export async function insertPasskey(transaction: Transaction<Tables>, passkey: NewPasskey): Promise<void> {
  const inserted = await transaction
    .insertInto('passkeys')
    .values({
      id: randomUUID(),
      user_id: passkey.userId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      sign_count: passkey.signCount,
      name: passkey.name,
      created_at: passkey.now.toISOString(),
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .execute()
  if (inserted.length === 0) throw new AppError('passkey-exists', 'This passkey has been added before.')
}

/** Throws when the passkey is gone or another one has the name. */
export async function renamePasskey(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  { userId, id, name }: { readonly userId: string; readonly id: string; readonly name: string },
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, { kind, userId })
    const passkeys = await listPasskeys(transaction, userId)
    if (!passkeys.some((passkey) => passkey.id === id)) {
      throw new AppError('passkey-removed', 'This passkey has been removed.')
    }
    if (passkeys.some((passkey) => passkey.id !== id && passkey.name === name)) throw nameTaken()
    await transaction.updateTable('passkeys').set({ name }).where('user_id', '=', userId).where('id', '=', id).execute()
  })
}

/** The account is locked: a sign-in that uses the passkey at the same time sees that it is gone. */
export async function deletePasskey(
  transaction: Transaction<Tables>,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<void> {
  await transaction.deleteFrom('passkeys').where('user_id', '=', userId).where('id', '=', id).execute()
}

function nameTaken(): AppError {
  return new AppError('passkey-name-taken', 'You have a passkey with this name: please choose another one.', {
    path: 'name',
  })
}
