import { isAPIError } from 'better-auth/api'
import type { Kysely } from 'kysely'
import type { AuthUser, SignIn } from '@bagwise/contract/account'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'
import type { Auth } from './auth.ts'
import type { KnownDevices } from './known-device.ts'
import { authUser } from './sessions.ts'
import { lockedHash, passwordOfEmail } from './stored-hash.ts'
import { limitFailedSignIns, knownDeviceLimits, signInLimits } from './failed-sign-ins.ts'
import type { FailedSignInParts } from './failed-sign-ins.ts'

/** Of a golfer, on as many devices. */
export const MOST_SESSIONS = 50

export type SessionParts = { readonly auth: Auth; readonly database: Pick<Database, 'db' | 'kind'> }

export type SignInParts = FailedSignInParts & SessionParts & { readonly devices: KnownDevices }

type ClientInfo = { readonly headers: Headers; readonly address: string }

export type SignedIn = {
  readonly user: AuthUser
  readonly token: string
  /** The hash of the password that was used. */
  readonly hash: string
  readonly cookies: readonly string[]
}

/**
 * Signs in with e-mail and password and marks the device as known. The error does not reveal which of the two was
 * wrong.
 */
export async function signIn(parts: SignInParts, form: SignIn, { headers, address }: ClientInfo): Promise<SignedIn> {
  const { email } = form
  const mark = await markOnDevice(parts, { email, headers })
  const limits = mark === undefined ? signInLimits(parts, { email, address }) : knownDeviceLimits(parts, mark)
  const attempt = { who: { email, address }, limits, failure: 'sign-in-failed' } as const
  const signedIn = await limitFailedSignIns(parts, attempt, () => startSession(parts, form, headers))
  const { user, hash, cookies } = signedIn
  return { ...signedIn, cookies: [...cookies, parts.devices.remember({ userId: user.id, hash }, headers)] }
}

async function markOnDevice(
  { database, devices }: SignInParts,
  { email, headers }: { readonly email: string; readonly headers: Headers },
): Promise<string | undefined> {
  if (!devices.bringsMarks(headers)) return undefined
  return devices.markOf(await passwordOfEmail(database.db, email), headers)
}

/**
 * Starts a session. A concurrent password change cannot see it yet, so it checks the password again afterwards and ends
 * itself if that has changed.
 */
export async function startSession(
  { auth, database }: SessionParts,
  { email, password }: SignIn,
  headers: Headers,
): Promise<SignedIn> {
  const hash = (await passwordOfEmail(database.db, email))?.hash
  const { response, headers: answered } = await auth.api
    .signInEmail({ body: { email, password }, headers, returnHeaders: true })
    .catch(async (error: unknown) => {
      if (isRefusal(error)) throw wrongCredentials()
      const isDeleted = hash !== undefined && (await passwordOfEmail(database.db, email)) === undefined
      throw isDeleted ? wrongCredentials() : error
    })
  const { token } = response
  const { user } = response
  const problem = await problemOf(database, { userId: user.id, hash })
  if (hash !== undefined && problem === undefined) {
    await endOldestSessions(database.db, user.id)
    return { user: authUser(user), token, hash, cookies: answered.getSetCookie() }
  }
  await database.db.deleteFrom('session').where('token', '=', token).execute()
  throw problem ?? wrongCredentials()
}

/** What keeps a golfer out who knew the password of a moment ago. */
async function problemOf(
  database: Pick<Database, 'db' | 'kind'>,
  { userId, hash }: { readonly userId: string; readonly hash: string | undefined },
): Promise<AppError | undefined> {
  if (hash !== (await lockedHash(database, userId))) return wrongCredentials()
  const { locked_at } = await database.db
    .selectFrom('user')
    .select('locked_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (locked_at === null) return undefined
  return new AppError('account-locked', 'This account has been locked. Please write to us through the contact form.')
}

/** A golfer with more devices than this signs in to one of them again. */
async function endOldestSessions(db: Kysely<Tables>, userId: string): Promise<void> {
  const newest = db.selectFrom('session').select('id').where('userId', '=', userId)
  await db
    .deleteFrom('session')
    .where('userId', '=', userId)
    .where('id', 'not in', newest.orderBy('createdAt', 'desc').orderBy('id').limit(MOST_SESSIONS))
    .execute()
}

function isRefusal(error: unknown): boolean {
  return isAPIError(error) && error.body?.code === 'INVALID_EMAIL_OR_PASSWORD'
}

function wrongCredentials(): AppError {
  return new AppError('wrong-credentials', 'The email or the password is not right. Please check both.')
}
