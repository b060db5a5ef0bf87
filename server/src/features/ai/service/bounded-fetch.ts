import { AiError } from './ai-error.ts'

/** A thousand tokens are some 5 KB; endpoints may add much around them. */
const MAX_ANSWER_BYTES = 256 * 1024
/** How much of an error response is read, to tell a missing model from a wrong address. */
const MAX_ERROR_BODY_BYTES = 8 * 1024

/**
 * `fetch` for the text service: every failure is an `AiError` without any content of the exchange, long answers are
 * cut, and redirects are errors, since the request carries the key.
 */
export async function boundedFetch(...[input, options]: Parameters<typeof fetch>): Promise<Response> {
  const response = await reach(input, options)
  if (!response.ok) throw await aiErrorOf(response)
  const { status, headers, body } = response
  return new Response(body?.pipeThrough(cutAt(MAX_ANSWER_BYTES)) ?? null, { status, headers })
}

async function reach(...[input, options]: Parameters<typeof fetch>): Promise<Response> {
  try {
    return await fetch(input, { ...options, redirect: 'error' })
  } catch {
    throw new AiError('network')
  }
}

function cutAt(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let byteCount = 0
  return new TransformStream({
    transform(chunk, controller) {
      byteCount += chunk.byteLength
      if (byteCount > maxBytes) {
        controller.error(new AiError('service-error', { detail: 'its answer is too long' }))
      } else {
        controller.enqueue(chunk)
      }
    },
  })
}

async function aiErrorOf(response: Response): Promise<AiError> {
  const { status, headers } = response
  if (status === 404) {
    const isAboutModel = /model/i.test(await startOf(response))
    return isAboutModel
      ? new AiError('model-not-accessible')
      : new AiError('service-error', { detail: 'it answered with status 404' })
  }
  await response.body?.cancel()
  if (status === 401) return new AiError('key-invalid')
  if (status === 429) return new AiError('rate-limited', { retryAfterMs: retryAfterMs(headers.get('retry-after')) })
  return new AiError('service-error', { detail: `it answered with status ${status}` })
}

async function startOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  try {
    for await (const chunk of body?.pipeThrough(cutAt(MAX_ERROR_BODY_BYTES)) ?? []) {
      text += decoder.decode(chunk, { stream: true })
    }
  } catch (error) {
    // An error response remains one however its text ends; what has arrived is enough.
    if (error instanceof Error && error.name === 'TimeoutError') throw error
  }
  return text
}

/** Seconds, or a date: RFC 9110, 10.2.3. */
function retryAfterMs(header: string | null): number | undefined {
  if (header === null) return undefined
  if (/^\d{1,6}(\.\d+)?$/.test(header)) return Number(header) * 1000
  const untilMs = Date.parse(header)
  return Number.isNaN(untilMs) ? undefined : Math.max(0, untilMs - Date.now())
}
