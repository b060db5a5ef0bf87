import type { FastifyBaseLogger } from 'fastify'
import { AppError } from '#server/errors.ts'

/** Every request is answered within this time, if only with an error. */
export const ANSWER_TIMEOUT_MS = 5_000

/**
 * Throws when an answer takes longer; the work goes on. Fastify's own limit stops at the end of the request's body,
 * because the request's `close` fires then.
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
