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
  const { token, user } = response
  const used = await keepSession(database, { userId: user.id, token, gone: wrongCredentials() }, async () => {
    if (hash === undefined || hash !== (await lockedHash(database, user.id))) throw wrongCredentials()
    return hash
  })
  return { user: authUser(user), token, hash: used, cookies: answered.getSetCookie() }
}

/**
 * Ends a session that was just started unless what let the golfer in still does: `check` throws when it does not. A golfer
 * keeps the latest sessions.
 */
export async function keepSession<Checked>(
  { db }: Pick<Database, 'db'>,
  { userId, token, gone }: { readonly userId: string; readonly token: string; readonly gone: AppError },
  check: () => Promise<Checked>,
): Promise<Checked> {
  try {
    const checked = await check()
    await assertOpen(db, { userId, gone })
    await endOldestSessions(db, userId)
    return checked
  } catch (error) {
    await db.deleteFrom('session').where('token', '=', token).execute()
    throw error
  }
}

/** Throws when the operator has locked the account, and `gone` when it was deleted. */
export async function assertOpen(
  db: Kysely<Tables>,
  { userId, gone }: { readonly userId: string; readonly gone: AppError },
): Promise<void> {
  const golfer = await db.selectFrom('user').select('locked_at').where('id', '=', userId).executeTakeFirst()
  if (golfer === undefined) throw gone
  if (golfer.locked_at === null) return
  throw new AppError('account-locked', 'This account has been locked. Please write to us through the contact form.')
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
