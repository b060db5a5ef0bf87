import type { AiFailure, AiFailureCode } from '@bagwise/contract/ai/ai-reply'

/** The specification's error catalogue; a code that is not here is told as 'AI service error: {message}'. */
const CATALOGUE: Partial<Record<AiFailureCode, string>> = {
  'key-missing': 'OpenAI API key not configured. Please check your API configuration.',
  'key-invalid': 'OpenAI API key is invalid or expired. Please check your configuration.',
  'rate-limited': 'OpenAI API rate limit exceeded. Please try again in a moment.',
  'model-not-accessible':
    'The AI model is not accessible with your API key. Please check your OpenAI account and API key permissions.',
  network: 'Network error. Please check your internet connection and try again.',
  unavailable: 'AI service temporarily unavailable. Please try again later.',
  'invalid-format': 'Invalid AI response format',
}

/** Troubles that the service itself is in: several of them, and it is left alone for a while. */
const TROUBLES: ReadonlySet<AiFailureCode> = new Set([
  'key-invalid',
  'rate-limited',
  'model-not-accessible',
  'network',
  'service-error',
  'unavailable',
])

type ProblemDetails = {
  /** What went wrong, in words of ours: nothing the service sent, no address, no key. */
  readonly detail?: string
  /** How long the service asks to be left alone. */
  readonly retryAfterMs?: number | undefined
}

/** Why the text service gave no answer that can be used. */
export class AiProblem extends Error {
  override readonly name = 'AiProblem'
  readonly code: AiFailureCode
  readonly retryAfterMs: number | undefined

  constructor(code: AiFailureCode, { detail = code, retryAfterMs }: ProblemDetails = {}) {
    super(detail)
    this.code = code
    this.retryAfterMs = retryAfterMs
  }

  get isTrouble(): boolean {
    return TROUBLES.has(this.code)
  }

  get failure(): AiFailure {
    return { code: this.code, message: CATALOGUE[this.code] ?? `AI service error: ${this.message}` }
  }
}

/** What `fetch` and aborts are called when they fail, in Node and in browsers. */
const NETWORK_FAILURES = /fetch failed|failed to fetch|network|ECONN|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|socket|terminated/i

/** Puts whatever was thrown into the catalogue. The library wraps what our own `fetch` has said already. */
export function problemOf(thrown: unknown): AiProblem {
  if (!(thrown instanceof Error)) return new AiProblem('unavailable')
  for (let error: unknown = thrown; error instanceof Error; error = error.cause) {
    if (error instanceof AiProblem) return error
    if (error.name === 'TimeoutError' || error.name === 'AbortError') return new AiProblem('network')
    // The connection was lost in the middle of an answer.
    if (error instanceof TypeError && NETWORK_FAILURES.test(error.message)) return new AiProblem('network')
  }
  // Errors of the library repeat what was sent and what came back.
  if (thrown.name.startsWith('AI_')) {
    return new AiProblem('service-error', { detail: 'its answer is not a chat completion' })
  }
  const { message } = thrown
  if (/\b401\b|Unauthorized/.test(message)) return new AiProblem('key-invalid')
  if (/\b429\b/.test(message)) return new AiProblem('rate-limited')
  if (/\b404\b/.test(message) && /model/i.test(message)) return new AiProblem('model-not-accessible')
  if (NETWORK_FAILURES.test(message)) return new AiProblem('network')
  return new AiProblem('service-error', { detail: message })
}
