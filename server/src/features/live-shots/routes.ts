import type { FastifyReply, FastifyRequest } from 'fastify'
import { followLiveShots, sendLiveShots } from '@bagwise/contract/live-shots'
import { LIVE_MESSAGES_PER_MINUTE } from '@bagwise/contract/live-shot-limits'
import { AppError } from '#server/errors.ts'
import type { RateLimiter } from '#server/rate-limit/rate-limiter.ts'
import { ROW_LIMIT_BYTES } from '#server/requests/json-body.ts'
import type { Register, RegisterEvents } from '#server/requests/register.ts'
import { follow } from './follow.ts'
import type { Database } from '#server/db/database.ts'
import { createLiveShotStore } from './live-shot-store.ts'
import { createStreams } from './streams.ts'

const WINDOW_MS = 60_000
const POSITION = /^\d{1,15}$/

type Session = { readonly user: { readonly id: string }; readonly token: string }

type Parts = {
  readonly database: Database
  readonly rateLimiter: RateLimiter
  /** Throws `token-refused`. */
  readonly golferOfToken: (request: FastifyRequest, scope: 'live:write') => Promise<{ readonly id: string }>
  readonly accounts: {
    /** Throws `not-signed-in`. */
    readonly signedInSession: (request: FastifyRequest, reply: FastifyReply) => Promise<Session>
    readonly isSessionOpen: (session: Session) => Promise<boolean>
  }
  /** Throws `stopping` once the server is draining. */
  readonly assertNotDraining: () => void
  readonly now: () => Date
  readonly stopping: AbortSignal
  readonly streamLifetimeMs: number
}

/** Returns how to delete shots whose ten minutes are over. */
export function liveShotRoutes(
  register: Register,
  registerEvents: RegisterEvents,
  { database, accounts, ...parts }: Parts,
): () => Promise<void> {
  const { rateLimiter, now, stopping } = parts
  const store = createLiveShotStore(database)
  const streams = createStreams()

  register(
    sendLiveShots,
    async ({ body: { shots }, request }) => {
      const { id } = await parts.golferOfToken(request, 'live:write')
      const limit = { tries: LIVE_MESSAGES_PER_MINUTE, windowMs: WINDOW_MS }
      const attempt = await rateLimiter.count('live-shots', id, limit)
      if (!attempt.isAllowed) throw tooMany(attempt.retryAfterSeconds)
      const newCount = shots.length === 0 ? 0 : await store.add(id, shots, now())
      if (newCount > 0) streams.wake(id)
      return { newCount }
    },
    { bodyLimitBytes: ROW_LIMIT_BYTES },
  )

  registerEvents(followLiveShots, async ({ query: { golfer }, request, reply }) => {
    parts.assertNotDraining()
    const session = await accounts.signedInSession(request, reply)
    if (golfer !== undefined && golfer !== session.user.id) throw otherGolfer()
    streams.assertRoom(session.user.id)
    const isSignedIn = () => accounts.isSessionOpen(session)
    const following = { store, streams, now, stopping, lifetimeMs: parts.streamLifetimeMs }
    return follow(following, { userId: session.user.id, after: lastEventOf(request), isSignedIn })
  })

  return () => store.sweep(now(), stopping)
}

/** Browsers send it by themselves when they connect again. */
function lastEventOf({ headers }: FastifyRequest): number {
  const sent = headers['last-event-id']
  return typeof sent === 'string' && POSITION.test(sent) ? Number(sent) : 0
}

function otherGolfer(): AppError {
  return new AppError('other-golfer', 'Somebody else is signed in here now, so their shots are not shown.')
}

function tooMany(retryAfterSeconds: number): AppError {
  const sentence = `At most ${LIVE_MESSAGES_PER_MINUTE} messages a minute are taken. Please try again in a moment.`
  return new AppError('too-many-tries', sentence, { retryAfterSeconds })
}
