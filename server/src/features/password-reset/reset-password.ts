import type { Transaction } from 'kysely'
import type { RateLimiter } from '#server/rate-limit/rate-limiter.ts'
import { clientKey } from '#server/rate-limit/client-key.ts'
import type { Tables } from '#server/db/schema.ts'
import type { SecurityEvents } from '#server/security-events/security-events.ts'
import { AppError } from '#server/errors.ts'
import type { LinkStore } from '#server/mailed-links/link-store.ts'

const HOUR_MS = 60 * 60 * 1000
/** Tokens cannot be guessed; this limits the hashing a stranger can cause. */
const TRIES_PER_ADDRESS_AND_HOUR = 60

/** Headers and address of a request. */
type ClientInfo = { readonly headers: Headers; readonly address: string }

type NewPassword = { readonly userId: string; readonly hash: string; readonly now: Date }

export type ResetPasswordParts = {
  readonly store: Pick<LinkStore, 'isOpen' | 'useToken'>
  readonly rateLimiter: RateLimiter
  readonly events: Pick<SecurityEvents, 'note'>
  readonly accounts: {
    /** Throws when a password may not be used. */
    readonly checkPassword: (password: string) => void
    readonly hashPassword: (password: string) => Promise<string>
    /** Also ends every session of the golfer. */
    readonly replacePassword: (transaction: Transaction<Tables>, change: NewPassword) => Promise<void>
    readonly resetFailedSignIns: (
      transaction: Transaction<Tables>,
      golfer: { readonly userId: string; readonly email: string },
    ) => Promise<void>
    /** Returns the cookie that makes the device known. */
    readonly rememberDevice: (golfer: { readonly userId: string; readonly hash: string }, headers: Headers) => string
  }
}

/**
 * Sets a new password, once per link; a failure leaves the link valid. Returns the cookie of the known device, so that
 * the golfer can sign in next even while strangers guess.
 */
export async function resetPassword(
  { store, rateLimiter, events, accounts }: ResetPasswordParts,
  {
    token,
    password,
    from,
    now,
  }: { readonly token: string; readonly password: string; readonly from: ClientInfo; readonly now: Date },
): Promise<string> {
  const limit = { tries: TRIES_PER_ADDRESS_AND_HOUR, windowMs: HOUR_MS }
  const attempt = await rateLimiter.count('reset-password', clientKey(from.address), limit)
  if (!attempt.isAllowed) throw tooManyTries(attempt.retryAfterSeconds)
  accounts.checkPassword(password)
  if (!(await store.isOpen(token, now))) throw staleLink()

  const hash = await accounts.hashPassword(password)
  let email = ''
  const userId = await store.useToken(token, now, async (transaction, golfer) => {
    email = golfer.email
    await accounts.replacePassword(transaction, { userId: golfer.userId, hash, now })
    // A golfer who has tried every old password can sign in with the new one at once.
    await accounts.resetFailedSignIns(transaction, golfer)
  })
  if (userId === undefined) throw staleLink()
  await events.note('sessions-ended', { email, address: from.address })
  return accounts.rememberDevice({ userId, hash }, from.headers)
}

function staleLink(): AppError {
  return new AppError('stale-link', 'This link has been used or is older than an hour. Please ask for a new one.')
}

function tooManyTries(retryAfterSeconds: number): AppError {
  return new AppError('too-many-tries', 'Too many new passwords were set from here. Please try again in an hour.', {
    retryAfterSeconds,
  })
}
