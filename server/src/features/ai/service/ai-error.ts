import type { AiFailure, AiFailureCode } from '@bagwise/contract/ai/ai-reply'

const NO_NETWORK = 'Network error. Please check your internet connection and try again.'
const INVALID = 'Invalid AI response format'

/** The specification's error catalogue, for our own codes too; other codes read 'AI service error: {message}'. */
const CATALOGUE: Partial<Record<AiFailureCode, string>> = {
  'key-missing': 'OpenAI API key not configured. Please check your API configuration.',
  'key-invalid': 'OpenAI API key is invalid or expired. Please check your configuration.',
  'rate-limited': 'OpenAI API rate limit exceeded. Please try again in a moment.',
  'model-not-accessible':
    'The AI model is not accessible with your API key. Please check your OpenAI account and API key permissions.',
  network: NO_NETWORK,
  unavailable: 'AI service temporarily unavailable. Please try again later.',
  'invalid-format': INVALID,
  'too-slow': NO_NETWORK,
  contradicts: INVALID,
}

/** Failures of the service itself: several in a row open the circuit breaker. */
const SERVICE_FAILURES: ReadonlySet<AiFailureCode> = new Set([
  'key-invalid',
  'rate-limited',
  'model-not-accessible',
  'network',
  'too-slow',
  'service-error',
  'unavailable',
])

type ProblemDetails = {
  /** In our own words: nothing the service sent, no address, no key. */
  readonly detail?: string
  /** The delay the service asks for. */
  readonly retryAfterMs?: number | undefined
}

const MS_PER_SECOND = 1000

/** Why the text service gave no usable answer. */
export class AiError extends Error {
  override readonly name = 'AiError'
  readonly code: AiFailureCode
  readonly retryAfterMs: number | undefined

  constructor(code: AiFailureCode, { detail = code, retryAfterMs }: ProblemDetails = {}) {
    super(detail)
    this.code = code
    this.retryAfterMs = retryAfterMs
  }

  get isServiceFailure(): boolean {
    return SERVICE_FAILURES.has(this.code)
  }

  get failure(): AiFailure {
    const { code, retryAfterMs } = this
    return {
      code,
      message: CATALOGUE[code] ?? `AI service error: ${this.message}`,
      ...(retryAfterMs !== undefined && { retryAfterSeconds: Math.ceil(retryAfterMs / MS_PER_SECOND) }),
    }
  }
}

/** Error messages of `fetch` and aborts, in Node and in browsers. */
const NETWORK_FAILURES = /fetch failed|failed to fetch|network|ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|socket|terminated/i

/** Why a call was aborted: its deadline passed, or nobody waits for it any more. */
export function abortError({ reason }: AbortSignal): AiError {
  return aiErrorFrom(reason)
}

/** Maps any thrown value to the catalogue. The library wraps errors of our own `fetch`. */
export function aiErrorFrom(thrown: unknown): AiError {
  if (!(thrown instanceof Error)) return new AiError('unavailable')
  for (let error: unknown = thrown; error instanceof Error; error = error.cause) {
    if (error instanceof AiError) return error
    if (error.name === 'TimeoutError') return new AiError('too-slow')
    if (error.name === 'AbortError') return new AiError('network')
    // The connection broke in the middle of an answer.
    if (error instanceof TypeError && NETWORK_FAILURES.test(error.message)) return new AiError('network')
  }
  // The library's error messages repeat what was sent and received.
  if (thrown.name.startsWith('AI_')) {
    return new AiError('service-error', { detail: 'its answer is not a chat completion' })
  }
  const { message } = thrown
  if (/\b401\b|Unauthorized/.test(message)) return new AiError('key-invalid')
  if (/\b429\b/.test(message)) return new AiError('rate-limited')
  if (/\b404\b/.test(message) && /model/i.test(message)) return new AiError('model-not-accessible')
  if (NETWORK_FAILURES.test(message)) return new AiError('network')
  return new AiError('service-error', { detail: message })
}
