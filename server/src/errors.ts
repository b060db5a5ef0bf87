import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ApiError } from '@bagwise/contract/api-error'
import { isDatabaseFailure } from './db/database-failure.ts'

/** Every error code of the API with its HTTP status. */
const STATUS_BY_CODE = {
  'bad-request': 400,
  'malformed-json': 400,
  'unsafe-json': 400,
  'not-signed-in': 401,
  'wrong-credentials': 401,
  'passkey-copied': 401,
  'passkey-foreign': 401,
  'passkey-invalid': 401,
  'passkey-stale': 401,
  'passkey-unknown': 401,
  'passkey-unverified': 401,
  'account-locked': 403,
  'foreign-origin': 403,
  'other-golfer': 403,
  tournament: 403,
  'course-unknown': 404,
  'not-found': 404,
  'email-in-use': 409,
  'passkey-exists': 409,
  'passkey-removed': 409,
  'account-gone': 410,
  'body-too-large': 413,
  'not-json': 415,
  'invalid-body': 422,
  'invalid-email': 422,
  'invalid-value': 422,
  'missing-fields': 422,
  'passkey-name-taken': 422,
  'password-blank': 422,
  'password-common': 422,
  'password-too-short': 422,
  'same-email': 422,
  'stale-link': 422,
  'too-many-changes': 422,
  'too-many-courses': 422,
  'too-many-messages': 422,
  'too-many-passkeys': 422,
  'too-many-rounds': 422,
  'too-many-shots': 422,
  'unknown-hole': 422,
  'unknown-path': 422,
  'unknown-round': 422,
  'wrong-password': 422,
  'too-many-tries': 429,
  internal: 500,
  busy: 503,
  'course-unreadable': 503,
  'courses-busy': 503,
  'courses-off': 503,
  'courses-resting': 503,
  'database-damaged': 503,
  'database-unavailable': 503,
  'disk-full': 503,
  stopping: 503,
} as const
type ErrorCode = keyof typeof STATUS_BY_CODE

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
  const status = STATUS_BY_CODE[refusal.code]
  if (status < 500) request.log.info({ code: refusal.code }, 'Refused')
  // Expected and frequent under load: log without a stack.
  else if (error instanceof AppError && error.cause === undefined)
    request.log.warn({ code: refusal.code }, refusal.message)
  else if (!isClientGone(error, reply)) request.log.error({ err: error }, refusal.message)
  if (status === 503 || status === 429 || refusal.retryAfterSeconds !== undefined) {
    void reply.header('retry-after', refusal.retryAfterSeconds ?? RETRY_AFTER_SECONDS)
  }
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
