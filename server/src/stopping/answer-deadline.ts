import type { FastifyBaseLogger } from 'fastify'
import { AppError } from '#server/errors.ts'

/** Whoever asks gets an answer within this time, if only that it takes too long. */
export const ANSWER_TIMEOUT_MS = 5_000

/**
 * Refuses when an answer takes longer; what was begun goes on. Fastify has such a limit too, which ends when the body of the
 * request has been read: the request's `close` comes then already.
 */
export async function withinDeadline<Answer>(
  answer: Promise<Answer>,
  { timeoutMs, log }: { readonly timeoutMs: number; readonly log: FastifyBaseLogger },
): Promise<Answer> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    answer.catch((error: unknown) =>
      log.error({ err: error }, 'Failed after its golfer was told that it takes too long'),
    )
    reject(new AppError('busy', 'The answer takes too long right now. Please try again in a moment.'))
  }, timeoutMs)
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
