import { isAPIError } from 'better-auth/api'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { AuthUser, SignUp } from '@bagwise/contract/account'
import type { RateLimiter } from '#server/rate-limit/rate-limiter.ts'
import { clientKey } from '#server/rate-limit/client-key.ts'
import type { Tables } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'
import { preparedHash } from './auth.ts'
import type { Auth } from './auth.ts'
import type { PasswordHasher } from './passwords/password-hash.ts'
import type { KnownDevices } from './known-device.ts'
import { checkPassword } from './passwords/password-rules.ts'
import { latestCookies } from './session-headers.ts'
import { authUser } from './sessions.ts'

const HOUR_MS = 60 * 60 * 1000

type Parts = {
  readonly auth: Auth
  readonly db: Kysely<Tables>
  readonly hasher: PasswordHasher
  readonly rateLimiter: RateLimiter
  readonly devices: KnownDevices
  readonly limitPerHour: number
  readonly passwordMinLength: number
  /** Stores the golfer's first profile. */
  readonly createProfile: (user: AuthUser) => Promise<void>
  readonly log: FastifyBaseLogger
}

type SignedUp = { readonly user: AuthUser; readonly profileSaved: boolean; readonly cookies: readonly string[] }

/** Creates the account, then its profile. The account stays even if the profile could not be stored. */
export async function signUp(
  parts: Parts,
  form: SignUp,
  { headers, address }: { readonly headers: Headers; readonly address: string },
): Promise<SignedUp> {
  const { db, hasher, log } = parts
  checkPassword(form.password, { minLength: parts.passwordMinLength, email: form.email })
  await countSignUp(parts, address)
  if (await isTaken(db, form.email)) throw emailInUse()

  const hash = await hasher.hash(form.password)
  const { user, cookies } = await preparedHash.run(hash, () => createAccount(parts, form, headers))
  const profileSaved = await parts.createProfile(user).then(
    () => true,
    (error: unknown) => {
      log.error({ err: error }, 'The profile of a new account could not be written; the next load writes it')
      return false
    },
  )
  return { user, profileSaved, cookies: [...cookies, parts.devices.remember({ userId: user.id, hash }, headers)] }
}

async function createAccount({ auth, db }: Parts, { email, password, firstName, lastName }: SignUp, headers: Headers) {
  try {
    const { response, headers: answered } = await auth.api.signUpEmail({
      body: { email, password, name: `${firstName} ${lastName}`, firstName, lastName },
      headers,
      returnHeaders: true,
    })
    return { user: authUser(response.user), cookies: latestCookies(answered) }
  } catch (error) {
    // When an e-mail signs up several times at once, the database lets one through; the library does not say which
    // error it was.
    if (!isAPIError(error)) throw error
    if (await isTaken(db, email)) throw emailInUse()
    throw new AppError(
      'database-unavailable',
      'Your account cannot be created right now. Please try again in a moment.',
      {
        cause: error,
      },
    )
  }
}

async function countSignUp({ rateLimiter, limitPerHour }: Parts, address: string): Promise<void> {
  const attempt = await rateLimiter.count('sign-up', clientKey(address), { tries: limitPerHour, windowMs: HOUR_MS })
  if (attempt.isAllowed) return
  const { retryAfterSeconds } = attempt
  throw new AppError('too-many-tries', 'Too many accounts were created from here. Please try again in an hour.', {
    retryAfterSeconds,
  })
}

async function isTaken(db: Kysely<Tables>, email: string): Promise<boolean> {
  return (await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst()) !== undefined
}

function emailInUse(): AppError {
  return new AppError('email-in-use', 'There is already an account with this email. Please sign in instead.', {
    path: 'email',
  })
}
