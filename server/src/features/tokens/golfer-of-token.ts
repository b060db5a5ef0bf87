import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import type { TokenScope } from '@bagwise/contract/token-limits'
import { TokenSecret } from '@bagwise/contract/tokens'
import type { Tables } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'
import type { CountCall } from '#server/rate-limit/call-limit.ts'
import { clientKey } from '#server/rate-limit/client-key.ts'
import type { RateLimiter } from '#server/rate-limit/rate-limiter.ts'
import { findValidToken, recordUse } from './token-store.ts'

/** As for passwords. */
const WINDOW_MS = 15 * 60 * 1000
/** RFC 6750, section 2.1: the name of the scheme in any case. */
const BEARER = /^bearer +(\S+) *$/i

type Parts = {
  readonly db: Kysely<Tables>
  readonly rateLimiter: RateLimiter
  /** Wrong tokens from an address within 15 minutes. */
  readonly tryLimitPerAddress: number
  /** Counts every call of a golfer, with a session or a token. */
  readonly countCall: CountCall
  readonly now: () => Date
  readonly log: FastifyBaseLogger
}

/** Throws `token-refused`, in the same words whatever is wrong with it. */
export type GolferOfToken = (request: FastifyRequest, scope: TokenScope) => Promise<{ readonly id: string }>

/** The golfer whose token a request carries. It is looked up on each call, so that revoking it counts on every server. */
export function createGolferOfToken({
  db,
  rateLimiter,
  tryLimitPerAddress,
  countCall,
  now,
  log,
}: Parts): GolferOfToken {
  return async ({ headers, ip }, scope) => {
    const sent = BEARER.exec(headers.authorization ?? '')?.[1]
    if (sent === undefined) throw refused()
    const { success, data: token } = TokenSecret.safeParse(sent)
    const found = success ? await findValidToken(db, { token, scope, now: now() }) : undefined
    if (!found) {
      const limit = { tries: tryLimitPerAddress, windowMs: WINDOW_MS }
      const attempt = await rateLimiter.count('token-address', clientKey(ip), limit)
      throw attempt.isAllowed ? refused() : tooManyTries(attempt.retryAfterSeconds)
    }
    countCall(found.userId)
    // What is asked for needs no room on the disk.
    await recordUse(db, found, now()).catch((err: unknown) => log.error({ err }, 'The use of a token is not noted'))
    return { id: found.userId }
  }
}

function refused(): AppError {
  return new AppError('token-refused', 'This needs a valid Bagwise token. Make one in your profile.')
}

function tooManyTries(retryAfterSeconds: number): AppError {
  return new AppError('too-many-tries', 'Too many wrong tokens were sent from here. Please try again later.', {
    retryAfterSeconds,
  })
}
