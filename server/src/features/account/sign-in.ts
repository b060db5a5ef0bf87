import { isAPIError } from 'better-auth/api'
import type { AuthUser, SignIn } from '@bagwise/contract/account'
import type { Database } from '#server/db/database.ts'
import { AppError } from '#server/errors.ts'
import type { Auth } from './auth.ts'
import type { KnownDevices } from './known-device.ts'
import { authUser } from './sessions.ts'
import { passwordOfEmail, settledHash } from './stored-hash.ts'
import { countingWrongTries, triesOnKnownDevice, triesToSignIn } from './wrong-tries.ts'
import type { WrongTriesParts } from './wrong-tries.ts'

export type SessionParts = { readonly auth: Auth; readonly database: Pick<Database, 'db' | 'kind'> }

export type SignInParts = WrongTriesParts & SessionParts & { readonly devices: KnownDevices }

type From = { readonly headers: Headers; readonly address: string }

export type SignedIn = {
  readonly user: AuthUser
  /** Of the new session. */
  readonly token: string
  /** Of the password that opened it. */
  readonly hash: string
  readonly cookies: readonly string[]
}

/**
 * Signs in with e-mail and password, and leaves a mark on the device. Nobody learns whether it was the e-mail or the password
 * that was wrong.
 */
export async function signIn(parts: SignInParts, form: SignIn, { headers, address }: From): Promise<SignedIn> {
  const { email } = form
  const mark = await markOnDevice(parts, { email, headers })
  const tries = mark === undefined ? triesToSignIn(parts, { email, address }) : triesOnKnownDevice(parts, mark)
  const signedIn = await countingWrongTries(parts, tries, () => startSession(parts, form, headers))
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
 * Starts a session. Whoever replaces the password ends the sessions they can see: one that starts at the same moment looks
 * at the password again, and ends itself when it is another one by now.
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
  if (hash !== undefined && hash === (await settledHash(database, response.user.id))) {
    return { user: authUser(response.user), token, hash, cookies: answered.getSetCookie() }
  }
  await database.db.deleteFrom('session').where('token', '=', token).execute()
  throw wrongCredentials()
}

function isRefusal(error: unknown): boolean {
  return isAPIError(error) && error.body?.code === 'INVALID_EMAIL_OR_PASSWORD'
}

function wrongCredentials(): AppError {
  return new AppError('wrong-credentials', 'The email or the password is not right. Please check both.')
}
