import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import type { Accounts } from './features/account/accounts.ts'
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
import type { Register } from './requests/register.ts'

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
}

/** What programs of golfers reach, and the tokens that let them in. */
export function programRoutes(
  register: Register,
  { server, config, database: { db }, accounts, rateLimiter, countCall, now, stores }: Parts,
) {
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
  return {
    /** Deletes expired tokens. */
    sweep: (stopped: AbortSignal) => sweepTokens(db, now(), stopped),
  }
}
