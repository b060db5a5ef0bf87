import type { Kysely } from 'kysely'
import type { Tables } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'
import { clientKey } from '#server/rate-limit/client-key.ts'
import type { RateLimiter } from '#server/rate-limit/rate-limiter.ts'
import type { KnownDevices } from './known-device.ts'

/** A device asks once for each golfer whose changes it holds, each time it is opened. */
const CALLS_PER_HOUR = 600
const HOUR_MS = 60 * 60 * 1000

type Parts = {
  readonly db: Kysely<Tables>
  readonly devices: Pick<KnownDevices, 'hasSeen'>
  readonly rateLimiter: RateLimiter
}

/**
 * Throws `account-gone` for an account that was deleted. Whoever does not bring the mark of a sign-in by that golfer gets
 * the answer that an open account gets, so that nobody can try out ids.
 */
export async function checkAccount(
  { db, devices, rateLimiter }: Parts,
  golfer: string,
  { headers, address }: { readonly headers: Headers; readonly address: string },
): Promise<void> {
  const limit = { tries: CALLS_PER_HOUR, windowMs: HOUR_MS }
  const attempt = await rateLimiter.count('account check', clientKey(address), limit)
  if (!attempt.isAllowed) {
    const { retryAfterSeconds } = attempt
    throw new AppError('too-many-tries', 'Too many questions from here. Please try again later.', { retryAfterSeconds })
  }
  if (!devices.hasSeen(golfer, headers)) return
  const account = await db.selectFrom('user').select('id').where('id', '=', golfer).executeTakeFirst()
  if (!account) throw new AppError('account-gone', 'This account was deleted.')
}
