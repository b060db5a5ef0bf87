import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiError } from '@bagwise/contract/api-error'
import { ERROR_CODES } from '@bagwise/contract/error-codes'
import type { ErrorCode } from '@bagwise/contract/error-codes'
import { isDatabaseFailure } from './db/database-failure.ts'

export const NOTHING_HERE = 'Nothing here.'

/** Suggested delay before a retry when nothing better is known. */
const RETRY_AFTER_SECONDS = 2

type ErrorDetails = {
  /** The field that was wrong. */
  readonly path?: string
  readonly retryAfterSeconds?: number
  readonly cause?: unknown
}

/** An expected error: a stable code, and a sentence for the golfer. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly path: string | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(code: ErrorCode, message: string, { path, retryAfterSeconds, cause }: ErrorDetails = {}) {
    super(message, { cause })
    this.code = code
    this.path = path
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The one place that turns errors into answers. Details of unexpected errors never reach the client. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalOf(error)
  const status: number = ERROR_CODES[refusal.code].status
  if (status < 500) request.log.info({ code: refusal.code }, 'Refused')
  // Expected and frequent under load: log without a stack.
  else if (error instanceof AppError && error.cause === undefined)
    request.log.warn({ code: refusal.code }, refusal.message)
  else if (!isClientGone(error, reply)) request.log.error({ err: error }, refusal.message)
  if (status === 503 || status === 429 || refusal.retryAfterSeconds !== undefined) {
    void reply.header('retry-after', refusal.retryAfterSeconds ?? RETRY_AFTER_SECONDS)
  }
  // RFC 6750, section 3.
  if (refusal.code === 'token-refused') void reply.header('www-authenticate', 'Bearer')
  const { code, message, path } = refusal
  const answer: ApiError = path === undefined ? { code, message } : { code, message, path }
  void reply.code(status).header('cache-control', 'no-store').send(answer)
}

/** The client disconnected before the first line of a streamed answer. */
function isClientGone(error: unknown, { raw }: FastifyReply): boolean {
  return raw.destroyed && error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE'
}

function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isForbiddenPath(error)) return new AppError('not-found', NOTHING_HERE)
  if (isFastifyError(error)) {
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return new AppError('body-too-large', 'That is too much at once.')
    if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new AppError('not-json', 'Send JSON.')
    if (error.statusCode !== undefined && error.statusCode < 500) {
      return new AppError('bad-request', "Something's off with that request. Reload and try again.")
    }
  }
  if (isDatabaseFailure(error)) {
    return new AppError('database-unavailable', 'Your data cannot be reached right now. Please try again in a moment.')
  }
  return new AppError('internal', 'Something went wrong on our side. Please try again.')
}

/** A path that @fastify/static rejects: with `//`, dots or different case. */
function isForbiddenPath(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_STATIC_FORBIDDEN_PATH'
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('FST_ERR_')
}
