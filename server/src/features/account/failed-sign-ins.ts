import type { FastifyBaseLogger } from 'fastify'
import type { RateLimiter } from '#server/rate-limit/rate-limiter.ts'
import { clientKey } from '#server/rate-limit/client-key.ts'
import type { SecurityEvent, SecurityEvents, Who } from '#server/security-events/security-events.ts'
import { AppError } from '#server/errors.ts'
import { isRefusedPasskey } from './passkeys/refusals.ts'

const WINDOW_MS = 15 * 60 * 1000
const SIGN_IN = 'sign-in'
const SIGN_IN_ON_DEVICE = 'sign-in-device'
const CONFIRM = 'confirm'

export type FailedSignInParts = {
  readonly rateLimiter: RateLimiter
  /** Per e-mail and per known device: guesses at one golfer's password. */
  readonly tryLimit: number
  /** Per address: one password tried on many golfers. */
  readonly tryLimitPerAddress: number
  readonly events: Pick<SecurityEvents, 'note'>
  readonly log: FastifyBaseLogger
}

/** A counter, its limit, and the error beyond it. */
type AttemptLimit = {
  readonly action: string
  readonly client: string
  readonly limit: number
  readonly refusal: (retryAfterSeconds: number) => AppError
}

/** Sign-in on an unknown device, limited per e-mail and per address. */
export function signInLimits(
  parts: FailedSignInParts,
  { email, address }: { readonly email: string; readonly address: string },
): readonly AttemptLimit[] {
  return [
    addressLimit(parts, address),
    { action: SIGN_IN, client: email, limit: parts.tryLimit, refusal: tooManyTries },
  ]
}

/** Sign-in that names no golfer: with a passkey that nobody has. */
export function addressLimit({ tryLimitPerAddress }: FailedSignInParts, address: string): AttemptLimit {
  const client = clientKey(address)
  return { action: 'sign-in-address', client, limit: tryLimitPerAddress, refusal: tooManyTriesFromAddress }
}

/**
 * Sign-in on a known device: failures of strangers with the same e-mail or address do not count. A new password has a
 * new mark, so its count starts at zero.
 */
export function knownDeviceLimits({ tryLimit }: FailedSignInParts, mark: string): readonly AttemptLimit[] {
  return [{ action: SIGN_IN_ON_DEVICE, client: mark, limit: tryLimit, refusal: tooManyTries }]
}

/** Password confirmation while signed in: failed sign-ins of strangers do not count. */
export function confirmationLimits({ tryLimit }: FailedSignInParts, userId: string): readonly AttemptLimit[] {
  return [{ action: CONFIRM, client: userId, limit: tryLimit, refusal: tooManyConfirmations }]
}

export type SignInTry = {
  readonly who: Who
  readonly limits: readonly AttemptLimit[]
  /** What a wrong password, or a refused passkey, is noted as. */
  readonly failure: SecurityEvent
}

/** Counts the attempt before the password or passkey is checked, and takes it back unless that was wrong. */
export async function limitFailedSignIns<Result>(
  parts: FailedSignInParts,
  attempt: SignInTry,
  trySignIn: () => Promise<Result>,
): Promise<Result> {
  const refund = await countAttempt(parts, attempt)
  const trying = trySignIn()
  const hasFailed = await trying.then(() => false, isFailedSignIn)
  if (hasFailed) await parts.events.note(attempt.failure, attempt.who)
  else await refund()
  return trying
}

/** For a golfer who has proved their identity in another way. */
export async function resetFailedSignIns(
  rateLimiter: RateLimiter,
  { userId, email }: { readonly userId: string; readonly email: string },
): Promise<void> {
  await rateLimiter.reset(SIGN_IN, email)
  await rateLimiter.reset(CONFIRM, userId)
}

/** Returns how to take the count back. */
async function countAttempt(
  { rateLimiter, events, log }: FailedSignInParts,
  { who, limits }: SignInTry,
): Promise<() => Promise<void>> {
  const counted: (() => Promise<void>)[] = []
  const refund = async () => {
    for (const refundOne of counted) {
      await refundOne().catch((err: unknown) => log.error({ err }, 'A try that was not wrong stays counted'))
    }
  }
  for (const { action, client, limit, refusal } of limits) {
    const attempt = await rateLimiter.count(action, client, { tries: limit, windowMs: WINDOW_MS })
    if (!attempt.isAllowed) {
      await refund()
      if (attempt.isFirst) await events.note('locked-out', who)
      throw refusal(attempt.retryAfterSeconds)
    }
    counted.push(attempt.refund)
  }
  return refund
}

function isFailedSignIn(error: unknown): boolean {
  if (!(error instanceof AppError)) return false
  return error.code === 'wrong-credentials' || error.code === 'wrong-password' || isRefusedPasskey(error)
}

function tooManyTries(retryAfterSeconds: number): AppError {
  return new AppError(
    'too-many-tries',
    `Too many wrong tries with this email. Please try again in ${inMinutes(retryAfterSeconds)}.`,
    { retryAfterSeconds },
  )
}

function tooManyTriesFromAddress(retryAfterSeconds: number): AppError {
  return new AppError('too-many-tries', 'Too many wrong tries to sign in from here. Please try again later.', {
    retryAfterSeconds,
  })
}

function tooManyConfirmations(retryAfterSeconds: number): AppError {
  return new AppError(
    'too-many-tries',
    `Too many wrong passwords. Please try again in ${inMinutes(retryAfterSeconds)}.`,
    { retryAfterSeconds },
  )
}

function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  return `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`
}
