import type { Transaction } from 'kysely'
import type { AuthUser } from '@bagwise/contract/account'
import { lockAccount } from '#server/db/transactions/lock-account.ts'
import type { DatabaseKind } from '#server/db/migrations.ts'
import type { Tables } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'
import type { PasswordHasher } from './passwords/password-hash.ts'
import { startSession } from './sign-in.ts'
import type { SessionParts, SignedIn } from './sign-in.ts'
import { hashOfGolfer } from './stored-hash.ts'
import type { StoredPassword } from './stored-hash.ts'
import { countingWrongTries, triesToConfirm } from './wrong-tries.ts'
import type { WrongTriesParts } from './wrong-tries.ts'

type Parts = WrongTriesParts & SessionParts & { readonly hasher: PasswordHasher }

/** Whoever is signed in is asked again who they are; wrong passwords are counted. */
export async function confirmPassword(
  parts: Parts,
  { user, password }: { readonly user: AuthUser; readonly password: string },
): Promise<StoredPassword> {
  return countingWrongTries(parts, triesToConfirm(parts, user.id), async () => {
    const hash = await hashOfGolfer(parts.database.db, user.id)
    if (hash === undefined || !(await parts.hasher.verify({ hash, password }))) throw wrongPassword('password')
    return { userId: user.id, hash }
  })
}

/** The same, and starts another session beside the one there is. */
export async function startAnotherSession(
  parts: Parts,
  { user, password, headers }: { readonly user: AuthUser; readonly password: string; readonly headers: Headers },
): Promise<SignedIn> {
  return countingWrongTries(parts, triesToConfirm(parts, user.id), () =>
    startSession(parts, { email: user.email, password }, headers).catch((error: unknown) => {
      throw isWrong(error) ? wrongPassword('currentPassword') : error
    }),
  )
}

/**
 * Until the transaction ends the password stays the one that was confirmed; refuses when it is another one by now, so that
 * nobody does with an old password what a new one was to prevent.
 */
export async function holdPassword(
  transaction: Transaction<Tables>,
  { kind, userId, hash }: StoredPassword & { readonly kind: DatabaseKind },
): Promise<void> {
  await lockAccount(transaction, { kind, userId })
  if ((await hashOfGolfer(transaction, userId)) !== hash) throw wrongPassword('password')
}

export function wrongPassword(path: string): AppError {
  return new AppError('wrong-password', 'That is not your password. Please check it.', { path })
}

function isWrong(error: unknown): boolean {
  return error instanceof AppError && error.code === 'wrong-credentials'
}
