import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuthUser } from '@bagwise/contract/account'
import { getTakeout, importTakeout as importTakeoutEndpoint } from '@bagwise/contract/takeout'
import type { RateLimiter } from '#server/rate-limit/rate-limiter.ts'
import { forOlderPage, isOfOlderPage } from '#server/requests/older-page.ts'
import type { TakeTurn } from '#server/requests/one-at-a-time.ts'
import type { Register } from '#server/requests/register.ts'
import { countImport } from './count-import.ts'
import { exportTakeout } from './export-takeout.ts'
import { importTakeout } from './import-takeout.ts'
import type { WithTakeoutParts } from './takeout-parts.ts'

/**
 * The page sends only what an import reads. The largest parts by far are 1,000 progress entries with every club, 2.5 MB,
 * and 10,000 shots, 2 MB, or 3.5 MB with labels of letters that take three bytes.
 */
const IMPORT_LIMIT_BYTES = 8 * 1024 * 1024

type Parts = {
  readonly withParts: WithTakeoutParts
  readonly rateLimiter: RateLimiter
  readonly limitPerHour: number
  readonly now: () => Date
  /** The signed-in user. Throws `not-signed-in`. */
  readonly signedInUser: (request: FastifyRequest, reply: FastifyReply) => Promise<AuthUser>
  readonly takeTurn: TakeTurn
}

export function takeoutRoutes(
  register: Register,
  { withParts, rateLimiter, limitPerHour, now, signedInUser, takeTurn }: Parts,
): void {
  register(
    getTakeout,
    async ({ request, reply }) => {
      const user = await signedInUser(request, reply)
      await takeTurn(user.id, reply)
      return withParts((parts) => exportTakeout(parts, { user, now: now() }))
    },
    { sendsPortions: true },
  )

  register(
    importTakeoutEndpoint,
    async ({ body, request, reply }) => {
      const user = await signedInUser(request, reply)
      const admit = () => countImport({ rateLimiter, limitPerHour }, { golferId: user.id, request: body })
      const answer = await importTakeout({ withParts, admit }, { user, request: body, now: now() })
      const isForOlderPage = answer.outcome === 'applied' && isOfOlderPage(request)
      return isForOlderPage ? { ...answer, profile: forOlderPage(answer.profile) } : answer
    },
    { bodyLimitBytes: IMPORT_LIMIT_BYTES },
  )
}
