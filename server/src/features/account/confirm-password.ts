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
import { confirmationLimits, limitFailedSignIns } from './failed-sign-ins.ts'
import type { FailedSignInParts } from './failed-sign-ins.ts'

/** Headers and address of a request. */
type ClientInfo = { readonly headers: Headers; readonly address: string }

type Parts = FailedSignInParts & SessionParts & { readonly hasher: PasswordHasher }

/** Verifies the password of a signed-in golfer; failures are counted. */
export async function confirmPassword(
  parts: Parts,
  { user, password }: { readonly user: AuthUser; readonly password: string },
): Promise<StoredPassword> {
  return limitFailedSignIns(parts, confirmationOf(parts, user), async () => {
    const hash = await hashOfGolfer(parts.database.db, user.id)
    if (hash === undefined || !(await parts.hasher.verify({ hash, password }))) throw wrongPassword('password')
    return { userId: user.id, hash }
  })
}

/** The same, and starts a second session. */
export async function startAnotherSession(
  parts: Parts,
  { user, password, from }: { readonly user: AuthUser; readonly password: string; readonly from: ClientInfo },
): Promise<SignedIn> {
  return limitFailedSignIns(parts, confirmationOf(parts, user, from.address), () =>
    startSession(parts, { email: user.email, password }, from.headers).catch((error: unknown) => {
      throw isWrong(error) ? wrongPassword('currentPassword') : error
    }),
  )
}

/**
 * Locks the account until the transaction ends. Throws when the password has changed since it was verified, so that an
 * old password cannot complete what the new one was meant to prevent.
 */
export async function lockPassword(
  transaction: Transaction<Tables>,
  { kind, userId, hash }: StoredPassword & { readonly kind: DatabaseKind },
): Promise<void> {
  await lockAccount(transaction, { kind, userId })
  if ((await hashOfGolfer(transaction, userId)) !== hash) throw wrongPassword('password')
}

function confirmationOf(parts: Parts, { id, email }: AuthUser, address?: string) {
  return { who: { email, address }, limits: confirmationLimits(parts, id), failure: 'confirmation-failed' } as const
}

export function wrongPassword(path: string): AppError {
  return new AppError('wrong-password', "That's not your current password.", { path })
}

function isWrong(error: unknown): boolean {
  return error instanceof AppError && error.code === 'wrong-credentials'
}
