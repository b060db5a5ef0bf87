import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { Accounts } from './features/account/accounts.ts'
import { liveShotRoutes } from './features/live-shots/routes.ts'
import { createAnswerInThread } from './features/mcp/answer-in-thread.ts'
import type { GolferStores } from './features/mcp/golfer-of-account.ts'
import { mcpRoutes } from './features/mcp/routes.ts'
import { createGolferOfToken } from './features/tokens/golfer-of-token.ts'
import { tokenRoutes } from './features/tokens/routes.ts'
import { sweepTokens } from './features/tokens/token-store.ts'
import { createCallLimit } from './rate-limit/call-limit.ts'
import type { CountCall } from './rate-limit/call-limit.ts'
import type { RateLimiter } from './rate-limit/rate-limiter.ts'
import { createTurns } from './requests/one-at-a-time.ts'
import type { Register, RegisterEvents } from './requests/register.ts'

const LIVE_STREAM_MS = 5 * 60 * 1000
const TOOL_BUSY = 'Another call of yours is still being answered. Please try again.'

type Parts = {
  readonly server: FastifyInstance
  readonly config: Config
  readonly database: Database
  readonly accounts: Accounts
  readonly rateLimiter: RateLimiter
  readonly countCall: CountCall
  readonly now: () => Date
  readonly stores: GolferStores
  readonly registerEvents: RegisterEvents
  readonly stopping: AbortSignal
  /** Throws once the server is draining. */
  readonly assertNotDraining: () => void
  /** How long a stream of live shots lasts before the page connects again. */
  readonly liveStreamMs?: number | undefined
}

/** What programs of golfers reach, and the tokens that let them in. */
export function programRoutes(
  register: Register,
  { server, config, database, accounts, rateLimiter, countCall, now, stores, registerEvents, ...live }: Parts,
) {
  const { db } = database
  const { confirmPassword, lockPassword, signedInUser } = accounts
  tokenRoutes(register, { db, rateLimiter, confirmPassword, lockPassword, signedInUser, now })
  const tryLimitPerAddress = config.signInTryLimitPerAddress
  const golferOfToken = createGolferOfToken({ db, rateLimiter, tryLimitPerAddress, countCall, now, log: server.log })
  const tools = createAnswerInThread()
  server.addHook('onClose', tools.close)
  const countTool = createCallLimit({ callsPerMinute: config.toolCallsPerMinute, now })
  mcpRoutes(register, {
    stores,
    answerInThread: tools.answer,
    golferOfToken,
    // They are worked out in a thread: others need not be let through first.
    takeTurn: createTurns({ countCall: countTool, restMs: 0, busy: TOOL_BUSY }),
    now,
  })
  const { stopping, assertNotDraining, liveStreamMs = LIVE_STREAM_MS } = live
  const sweepLiveShots = liveShotRoutes(register, registerEvents, {
    database,
    accounts,
    rateLimiter,
    golferOfToken,
    assertNotDraining,
    now,
    stopping,
    streamLifetimeMs: liveStreamMs,
  })
  return {
    /** Deletes live shots whose ten minutes are over. */
    sweepLiveShots,
    /** Deletes expired tokens. */
    sweep: (stopped: AbortSignal) => sweepTokens(db, now(), stopped),
  }
}
