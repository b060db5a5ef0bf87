import type { FastifyReply, FastifyRequest } from 'fastify'
import type { AuthUser } from '@bagwise/contract/account'
import { getTakeout, importTakeout as importTakeoutEndpoint } from '@bagwise/contract/takeout'
import type { RateLimiter } from '#server/rate-limit/rate-limiter.ts'
import { forOlderPage, isOfOlderPage } from '#server/requests/older-page.ts'
import { createTurns } from '#server/requests/one-at-a-time.ts'
import type { TakeTurn } from '#server/requests/one-at-a-time.ts'
import type { Register } from '#server/requests/register.ts'
import { countImport } from './count-import.ts'
import { exportTakeout } from './export-takeout.ts'
import { importTakeout } from './import-takeout.ts'
import type { WithTakeoutParts } from './takeout-parts.ts'

/**
 * The page sends only what an import reads. The largest parts by far are 60,000 played shots, up to 13 MB, 1,000
 * progress entries with every club, 4 MB, and 10,000 shots, 2 MB, or 3 MB with labels of letters that take three bytes.
 */
const IMPORT_LIMIT_BYTES = 24 * 1024 * 1024
/** For as many rows as that; the page waits for ten seconds. */
const IMPORT_TIMEOUT_MS = 9_000

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

  // A golfer's next file is read when the one before is answered.
  const takeImportTurn = createTurns({
    countCall: () => undefined,
    restMs: 0,
    busy: 'Your other file is still being imported. Please try again.',
  })
  const importers = new WeakMap<FastifyRequest, AuthUser>()
  register(
    importTakeoutEndpoint,
    async ({ body, request }) => {
      const user = importers.get(request)
      if (!user) throw new Error('A body was read before it was known whose it is')
      const admit = () => countImport({ rateLimiter, limitPerHour }, { golferId: user.id, request: body })
      const answer = await importTakeout({ withParts, admit }, { user, request: body, now: now() })
      const isForOlderPage = answer.outcome === 'applied' && isOfOlderPage(request)
      return isForOlderPage ? { ...answer, profile: forOlderPage(answer.profile) } : answer
    },
    {
      bodyLimitBytes: IMPORT_LIMIT_BYTES,
      answerTimeoutMs: IMPORT_TIMEOUT_MS,
      beforeBody: async (request, reply) => {
        const user = await signedInUser(request, reply)
        await takeImportTurn(user.id, reply)
        importers.set(request, user)
      },
    },
  )
}
