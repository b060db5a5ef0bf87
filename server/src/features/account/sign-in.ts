import { isAPIError } from 'better-auth/api'
import type { AuthUser, SignIn } from '@bagwise/contract/account'
import { AppError } from '#server/errors.ts'
import type { Attempts } from './attempts.ts'
import type { Auth } from './auth.ts'
import { authUser } from './sessions.ts'

const WINDOW_MINUTES = 15
const WINDOW_MS = WINDOW_MINUTES * 60 * 1000

type Parts = { readonly auth: Auth; readonly attempts: Attempts; readonly tryLimit: number }

type SignedIn = { readonly user: AuthUser; readonly cookies: readonly string[] }

/** Signs in with e-mail and password. Nobody learns whether it was the e-mail or the password that was wrong. */
export async function signIn(
  { auth, attempts, tryLimit }: Parts,
  { email, password }: SignIn,
  headers: Headers,
): Promise<SignedIn> {
  const attempt = await attempts.count('sign-in', email, { tries: tryLimit, windowMs: WINDOW_MS })
  if (!attempt.isAllowed) throw tooManyTries(attempt.retryAfterSeconds)

  const { response, headers: answered } = await auth.api
    .signInEmail({ body: { email, password }, headers, returnHeaders: true })
    .catch(asRefusal)
  // It was not a wrong try.
  await attempt.giveBack()
  const { user } = response
  return { user: authUser(user), cookies: answered.getSetCookie() }
}

function asRefusal(error: unknown): never {
  if (isAPIError(error) && error.body?.code === 'INVALID_EMAIL_OR_PASSWORD') {
    throw new AppError('wrong-credentials', 'The e-mail or the password is not right. Please check both.')
  }
  throw error
}

function tooManyTries(retryAfterSeconds: number): AppError {
  const minutes = Math.ceil(retryAfterSeconds / 60)
  return new AppError(
    'too-many-tries',
    `Too many wrong tries with this e-mail. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { retryAfterSeconds },
  )
}
