import type { Kysely, Transaction } from 'kysely'
import type { AuthUser } from '@bagwise/contract/account'
import { MOST_TOKENS } from '@bagwise/contract/token-limits'
import type { ApiToken, MakeToken } from '@bagwise/contract/tokens'
import type { Tables } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'
import type { RateLimiter } from '#server/rate-limit/rate-limiter.ts'
import { insertToken } from './token-store.ts'

const HOUR_MS = 60 * 60 * 1000
/** As for passkeys: more than any golfer needs. */
const MADE_PER_HOUR = 30

export type MakingParts<Confirmed> = {
  readonly db: Kysely<Tables>
  readonly rateLimiter: RateLimiter
  /** Throws unless the password is the golfer's; failures are counted. */
  readonly confirmPassword: (user: AuthUser, password: string) => Promise<Confirmed>
  /** Throws when the password has changed since. Locks the account. */
  readonly lockPassword: (transaction: Transaction<Tables>, confirmed: Confirmed) => Promise<void>
}

/** A token for a golfer who has given the password. A stolen session alone makes none. */
export async function makeToken<Confirmed>(
  { db, rateLimiter, confirmPassword, lockPassword }: MakingParts<Confirmed>,
  { user, name, scope, password, now }: MakeToken & { readonly user: AuthUser; readonly now: Date },
): Promise<ApiToken & { readonly token: string }> {
  const confirmed = await confirmPassword(user, password)
  const attempt = await rateLimiter.count('make-token', user.id, { tries: MADE_PER_HOUR, windowMs: HOUR_MS })
  if (!attempt.isAllowed) throw tooManyMade(attempt.retryAfterSeconds)
  const made = await db.transaction().execute(async (transaction) => {
    await lockPassword(transaction, confirmed)
    return insertToken(transaction, { userId: user.id, name, scope, now })
  })
  if (made !== 'full') return made
  throw new AppError(
    'too-many-tokens',
    `You have ${MOST_TOKENS} tokens, which is as many as fit: please revoke one first.`,
  )
}

function tooManyMade(retryAfterSeconds: number): AppError {
  return new AppError('too-many-tries', 'Tokens were made too often. Please try again in an hour.', {
    retryAfterSeconds,
  })
}
