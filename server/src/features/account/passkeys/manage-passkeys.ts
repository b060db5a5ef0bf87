import type { Transaction } from 'kysely'
import type { AuthUser } from '@bagwise/contract/account'
import type { AddPasskey, CreationOptions } from '@bagwise/contract/passkeys'
import { lockAccount } from '#server/db/transactions/lock-account.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'
import type { RateLimiter } from '#server/rate-limit/rate-limiter.ts'
import type { StoredPassword } from '../stored-hash.ts'
import { CHALLENGE_VALID_MS, createChallenge, isChallengeOpen, useChallenge } from './challenges.ts'
import { assertFits, credentialIdsOf, deletePasskey, insertPasskey } from './passkey-store.ts'
import { refusedPasskey } from './refusals.ts'
import type { Site } from './site.ts'
import { ALGORITHMS, challengeIn, verifyNewCredential } from './verify-answer.ts'

const HOUR_MS = 60 * 60 * 1000
/** Each one costs a key of the device and a row; more than any golfer needs. */
const ADDED_PER_HOUR = 30
/** A device gives up before its challenge ends. */
export const PROMPT_MS = CHALLENGE_VALID_MS - 30_000

export type PasskeyParts = {
  readonly database: Pick<Database, 'db' | 'kind'>
  readonly rateLimiter: RateLimiter
  /** Throws unless the password is the golfer's; failures are counted. */
  readonly confirmPassword: (user: AuthUser, password: string) => Promise<StoredPassword>
  /** Throws when the password has changed since. Locks the account. */
  readonly lockPassword: (transaction: Transaction<Tables>, confirmed: StoredPassword) => Promise<void>
}

type Beginning = {
  readonly user: AuthUser
  readonly name: string
  readonly password: string
  readonly site: Site
  readonly now: Date
}

/** What a golfer who has given the password asks a device for. A stolen session alone adds nothing. */
export async function beginPasskey(
  { database: { db }, rateLimiter, confirmPassword, lockPassword }: PasskeyParts,
  { user, name, password, site, now }: Beginning,
): Promise<CreationOptions> {
  const confirmed = await confirmPassword(user, password)
  const attempt = await rateLimiter.count('add-passkey', user.id, { tries: ADDED_PER_HOUR, windowMs: HOUR_MS })
  if (!attempt.isAllowed) throw tooManyAdded(attempt.retryAfterSeconds)
  const { challenge, known } = await db.transaction().execute(async (transaction) => {
    await lockPassword(transaction, confirmed)
    await assertFits(transaction, { userId: user.id, name })
    return {
      challenge: await createChallenge(transaction, { adding: user.id }, now),
      known: await credentialIdsOf(transaction, user.id),
    }
  })
  return {
    challenge,
    rp: { id: site.rpId, name: 'Bagwise' },
    user: {
      id: userHandleOf(user.id),
      name: user.email,
      displayName: `${user.firstName} ${user.lastName}`,
    },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: PROMPT_MS,
    excludeCredentials: known.map((id) => ({ id, type: 'public-key' })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  }
}

type Addition = AddPasskey & { readonly userId: string; readonly site: Site; readonly now: Date }

/** Stores what the device has made, once for a challenge. A password changed meanwhile has ended the challenge. */
export async function addPasskey(
  { database: { db, kind } }: PasskeyParts,
  { userId, name, credential, site, now }: Addition,
): Promise<void> {
  const answered = { challenge: challengeIn(credential), purpose: { adding: userId } }
  if (!(await isChallengeOpen(db, { ...answered, now }))) throw refusedPasskey('passkey-stale')
  const verified = await verifyNewCredential(credential, site)
  await db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, { kind, userId })
    if (!(await useChallenge(transaction, answered))) throw refusedPasskey('passkey-stale')
    await assertFits(transaction, { userId, name })
    await insertPasskey(transaction, { ...verified, userId, name, now })
  })
}

export async function removePasskey(
  { database: { db }, confirmPassword, lockPassword }: PasskeyParts,
  { user, id, password }: { readonly user: AuthUser; readonly id: string; readonly password: string },
): Promise<void> {
  const confirmed = await confirmPassword(user, password)
  await db.transaction().execute(async (transaction) => {
    await lockPassword(transaction, confirmed)
    await deletePasskey(transaction, { userId: user.id, id })
  })
}

/** What a device keeps of the golfer to find the passkey by. */
export function userHandleOf(userId: string): string {
  return Buffer.from(userId).toString('base64url')
}

function tooManyAdded(retryAfterSeconds: number): AppError {
  return new AppError('too-many-tries', 'Passkeys were added too often. Please try again in an hour.', {
    retryAfterSeconds,
  })
}
