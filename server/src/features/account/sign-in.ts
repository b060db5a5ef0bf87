import { isAPIError } from 'better-auth/api'
import type { FastifyBaseLogger } from 'fastify'
import type { AuthUser, SignIn } from '@bagwise/contract/account'
import type { Attempts } from '#server/attempts/attempts.ts'
import { countedAddress } from '#server/attempts/counted-address.ts'
import { AppError } from '#server/errors.ts'
import type { Auth } from './auth.ts'
import { authUser } from './sessions.ts'

const WINDOW_MINUTES = 15
const WINDOW_MS = WINDOW_MINUTES * 60 * 1000

type Parts = {
  readonly auth: Auth
  readonly attempts: Attempts
  /** Wrong tries per e-mail: somebody guesses the password of one golfer. */
  readonly tryLimit: number
  /** Wrong tries per address: somebody tries one password on many golfers. */
  readonly tryLimitPerAddress: number
  readonly log: FastifyBaseLogger
}

type From = { readonly headers: Headers; readonly address: string }

type SignedIn = { readonly user: AuthUser; readonly cookies: readonly string[] }

/** Signs in with e-mail and password. Nobody learns whether it was the e-mail or the password that was wrong. */
export async function signIn(parts: Parts, form: SignIn, from: From): Promise<SignedIn> {
  const giveBack = await countTry(parts, form.email, from.address)
  const signingIn = startSession(parts.auth, form, from.headers)
  const wasWrongTry = await signingIn.then(() => false, isWrongTry)
  if (!wasWrongTry) await giveBack()
  return signingIn
}

async function startSession(auth: Auth, { email, password }: SignIn, headers: Headers): Promise<SignedIn> {
  const { response, headers: answered } = await auth.api
    .signInEmail({ body: { email, password }, headers, returnHeaders: true })
    .catch(asRefusal)
  return { user: authUser(response.user), cookies: answered.getSetCookie() }
}

/** Answers how to give the try back: only a wrong one stays counted. */
async function countTry(
  { attempts, tryLimit, tryLimitPerAddress, log }: Parts,
  email: string,
  address: string,
): Promise<() => Promise<void>> {
  const giveBackLogged = (attempt: { readonly giveBack: () => Promise<void> }) =>
    attempt.giveBack().catch((err: unknown) => log.error({ err }, 'A try to sign in that was not wrong stays counted'))

  const ofAddress = await attempts.count('sign-in-address', countedAddress(address), {
    tries: tryLimitPerAddress,
    windowMs: WINDOW_MS,
  })
  if (!ofAddress.isAllowed) throw tooManyTriesFromHere(ofAddress.retryAfterSeconds)

  const ofEmail = await attempts.count('sign-in', email, { tries: tryLimit, windowMs: WINDOW_MS })
  if (!ofEmail.isAllowed) {
    await giveBackLogged(ofAddress)
    throw tooManyTries(ofEmail.retryAfterSeconds)
  }
  return async () => {
    await giveBackLogged(ofEmail)
    await giveBackLogged(ofAddress)
  }
}

function asRefusal(error: unknown): never {
  if (isAPIError(error) && error.body?.code === 'INVALID_EMAIL_OR_PASSWORD') {
    throw new AppError('wrong-credentials', 'The e-mail or the password is not right. Please check both.')
  }
  throw error
}

function isWrongTry(error: unknown): boolean {
  return error instanceof AppError && error.code === 'wrong-credentials'
}

function tooManyTries(retryAfterSeconds: number): AppError {
  const minutes = Math.ceil(retryAfterSeconds / 60)
  return new AppError(
    'too-many-tries',
    `Too many wrong tries with this e-mail. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    { retryAfterSeconds },
  )
}

function tooManyTriesFromHere(retryAfterSeconds: number): AppError {
  return new AppError('too-many-tries', 'Too many wrong tries to sign in from here. Please try again later.', {
    retryAfterSeconds,
  })
}
