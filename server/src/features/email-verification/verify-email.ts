import { AppError } from '#server/errors.ts'
import { clientKey } from '#server/rate-limit/client-key.ts'
import type { RateLimiter } from '#server/rate-limit/rate-limiter.ts'
import type { VerificationStore } from './verification-store.ts'

const HOUR_MS = 60 * 60 * 1000
/** Tokens cannot be guessed; this limits the look-ups a stranger can cause. */
const TRIES_PER_ADDRESS_AND_HOUR = 60

export type VerifyEmailParts = {
  readonly store: Pick<VerificationStore, 'verify'>
  readonly rateLimiter: RateLimiter
}

/** Marks an e-mail as verified, once per link. Whoever has the link can read the mailbox: no session is needed. */
export async function verifyEmail(
  { store, rateLimiter }: VerifyEmailParts,
  { token, address, now }: { readonly token: string; readonly address: string; readonly now: Date },
): Promise<void> {
  const limit = { tries: TRIES_PER_ADDRESS_AND_HOUR, windowMs: HOUR_MS }
  const attempt = await rateLimiter.count('verify-email-address', clientKey(address), limit)
  if (!attempt.isAllowed) throw tooManyTries(attempt.retryAfterSeconds)
  if (await store.verify(token, now)) return
  throw new AppError(
    'stale-link',
    'This link no longer works: it was used, is older than a day, or your account has changed since. Your profile can send you a new one.',
  )
}

function tooManyTries(retryAfterSeconds: number): AppError {
  return new AppError('too-many-tries', 'Too many links were opened from here. Please try again in an hour.', {
    retryAfterSeconds,
  })
}
