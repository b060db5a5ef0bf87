import type { RequestOptions, SignedChallenge } from '@bagwise/contract/passkeys'
import { lockAccount } from '#server/db/transactions/lock-account.ts'
import { AppError } from '#server/errors.ts'
import { clientKey } from '#server/rate-limit/client-key.ts'
import { addressLimit, knownDeviceLimits, limitFailedSignIns, signInLimits } from '../failed-sign-ins.ts'
import { assertOpen, keepSession } from '../sign-in.ts'
import type { SignInParts, SignedIn } from '../sign-in.ts'
import { lockedHash } from '../stored-hash.ts'
import { createChallenge, isChallengeOpen, useChallenge } from './challenges.ts'
import { PROMPT_MS, userHandleOf } from './manage-passkeys.ts'
import { findPasskey } from './passkey-store.ts'
import type { StoredPasskey } from './passkey-store.ts'
import { refusedPasskey } from './refusals.ts'
import type { Site } from './site.ts'
import { challengeIn, verifySignature } from './verify-answer.ts'

const QUARTER_MS = 15 * 60 * 1000
/** Of an address: as many as it may try wrong passwords by default. */
const BEGUN_PER_ADDRESS = 100
/** Of a passkey that nobody has, security events know the network only. */
const NO_EMAIL = ''

type ClientInfo = { readonly headers: Headers; readonly address: string }
type Attempt = { readonly site: Site; readonly from: ClientInfo; readonly now: Date }

/** What anybody asks a device for who wants to sign in. */
export async function beginPasskeySignIn(
  { database: { db }, rateLimiter }: Pick<SignInParts, 'database' | 'rateLimiter'>,
  { site, address, now }: { readonly site: Site; readonly address: string; readonly now: Date },
): Promise<RequestOptions> {
  const limit = { tries: BEGUN_PER_ADDRESS, windowMs: QUARTER_MS }
  const attempt = await rateLimiter.count('passkey-challenge', clientKey(address), limit)
  if (!attempt.isAllowed) throw tooManyBegun(attempt.retryAfterSeconds)
  const challenge = await createChallenge(db, 'sign-in', now)
  return { challenge, rpId: site.rpId, timeout: PROMPT_MS, userVerification: 'required' }
}

/**
 * Signs in with a passkey and marks the device as known. What is refused counts as a failed sign-in: of the address, or of
 * the known device, and of the golfer whose passkey it claims to be.
 */
export async function signInWithPasskey(
  parts: SignInParts,
  answer: SignedChallenge,
  { site, from, now }: Attempt,
): Promise<SignedIn> {
  const { headers, address } = from
  const passkey = await findPasskey(parts.database.db, answer.id)
  const who = { email: passkey?.user.email ?? NO_EMAIL, address }
  const limits = limitsFor(parts, passkey, from)
  return limitFailedSignIns(parts, { who, limits, failure: 'sign-in-failed' }, async () => {
    if (!passkey) throw refusedPasskey('passkey-unknown')
    await checkAnswer(parts, answer, { passkey, site, now })
    const signedIn = await startPasskeySession(parts, passkey, headers)
    const known = parts.devices.remember({ userId: passkey.userId, hash: passkey.hash }, headers)
    return { ...signedIn, cookies: [...signedIn.cookies, known] }
  })
}

function limitsFor(parts: SignInParts, passkey: StoredPasskey | undefined, { headers, address }: ClientInfo) {
  if (!passkey) return [addressLimit(parts, address)]
  const mark = parts.devices.markOf(passkey, headers)
  return mark === undefined
    ? signInLimits(parts, { email: passkey.user.email, address })
    : knownDeviceLimits(parts, mark)
}

/** Uses up the challenge and keeps the passkey's count. Throws and writes nothing when the answer is not right. */
async function checkAnswer(
  { database: { db, kind } }: SignInParts,
  answer: SignedChallenge,
  { passkey, site, now }: { readonly passkey: StoredPasskey; readonly site: Site; readonly now: Date },
): Promise<void> {
  const { userId, credentialId } = passkey
  const answered = { challenge: challengeIn(answer), purpose: 'sign-in' } as const
  if (!(await isChallengeOpen(db, { ...answered, now }))) throw refusedPasskey('passkey-stale')
  if (answer.userHandle !== userHandleOf(userId)) throw refusedPasskey('passkey-invalid')
  const signCount = await verifySignature(answer, { passkey, site })
  await db.transaction().execute(async (transaction) => {
    await lockAccount(transaction, { kind, userId })
    if (!(await useChallenge(transaction, answered))) throw refusedPasskey('passkey-stale')
    await assertOpen(transaction, { userId, gone: refusedPasskey('passkey-unknown') })
    const used = await transaction
      .updateTable('passkeys')
      .set({ sign_count: signCount, last_used_at: now.toISOString() })
      .where('credential_id', '=', credentialId)
      .where('user_id', '=', userId)
      // Another use may have come in between.
      .where('sign_count', '=', passkey.signCount)
      .returning('id')
      .execute()
    if (used.length > 0) return
    throw refusedPasskey((await findPasskey(transaction, credentialId)) ? 'passkey-stale' : 'passkey-unknown')
  })
}

/** What ends every session at the same time (a new password, a removal, a lock, a deletion) ends this one as well. */
async function startPasskeySession(
  { auth, database }: SignInParts,
  { user, userId, credentialId, hash }: StoredPasskey,
  headers: Headers,
): Promise<SignedIn> {
  const { response, headers: answered } = await auth.api
    .startSession({ body: { userId }, headers, returnHeaders: true })
    .catch(async (error: unknown) => {
      throw (await findPasskey(database.db, credentialId)) ? error : refusedPasskey('passkey-unknown')
    })
  const { token } = response
  const gone = refusedPasskey('passkey-unknown')
  await keepSession(database, { userId, token, gone }, async () => {
    // Waits for a removal or a change of the password that has begun.
    const currentHash = await lockedHash(database, userId)
    if (!(await findPasskey(database.db, credentialId))) throw gone
    if (currentHash !== hash) throw refusedPasskey('passkey-stale')
  })
  return { user, token, hash, cookies: answered.getSetCookie() }
}

function tooManyBegun(retryAfterSeconds: number): AppError {
  return new AppError('too-many-tries', 'Too many sign-ins were begun from here. Please try again later.', {
    retryAfterSeconds,
  })
}
