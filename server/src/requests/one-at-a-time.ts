import { finished } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { CountCall } from '#server/rate-limit/call-limit.ts'
import { AppError } from '#server/errors.ts'

/** A golfer's second device waits this long for the answer to the first; less than a request may take. */
const WAIT_MS = 3_000
/** Others are answered before the golfer's next. */
const REST_MS = 250

/** Resolves when the golfer's next large answer may be worked out: it ends when the answer has left the server. */
export type TakeTurn = (golfer: string, reply: FastifyReply) => Promise<void>

/**
 * One large answer of a golfer at a time, and few in a minute, since each keeps everybody waiting for a moment. What
 * nobody reads stays in memory until its connection is given up: a golfer who asks again meanwhile is told to wait, and
 * nobody else is.
 */
export function createTurns({
  countCall,
  waitMs = WAIT_MS,
  restMs = REST_MS,
  busy = 'This is still being sent to another of your devices. Please try again.',
}: {
  readonly countCall: CountCall
  readonly waitMs?: number
  readonly restMs?: number
  /** What the golfer is told who has waited for too long. */
  readonly busy?: string
}): TakeTurn {
  const leaving = new Map<string, Promise<void>>()
  return async (golfer, reply) => {
    countCall(golfer)
    const giveUpAtMs = performance.now() + waitMs
    for (let earlier = leaving.get(golfer); earlier; earlier = leaving.get(golfer)) {
      if (!(await settlesWithin(earlier, giveUpAtMs - performance.now()))) throw stillBusy(busy)
    }
    const { promise, resolve } = Promise.withResolvers<void>()
    leaving.set(golfer, promise)
    const end = () => {
      leaving.delete(golfer)
      resolve()
    }
    finished(reply.raw, () => setTimeout(end, restMs).unref())
  }
}

async function settlesWithin(promise: Promise<void>, ms: number): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<boolean>()
  const timer = setTimeout(() => resolve(false), Math.max(0, ms))
  try {
    return await Promise.race([promise.then(() => true), late])
  } finally {
    clearTimeout(timer)
  }
}

function stillBusy(message: string): AppError {
  return new AppError('too-many-tries', message, { retryAfterSeconds: Math.ceil(WAIT_MS / 1000) })
}
