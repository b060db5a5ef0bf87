import { AiProblem } from './ai-problem.ts'

/** A thousand tokens are some 5 KB; the rest is room for endpoints that add much around them. */
const MAX_ANSWER_BYTES = 256 * 1024
/** What is read of a refusal, to tell a missing model from a wrong address. */
const MAX_REFUSAL_BYTES = 8 * 1024

/**
 * `fetch` for the text service: whatever goes wrong is an `AiProblem` without a word of what was sent or came back, an
 * answer is cut when it is too long, and no redirect is followed, since the request carries the key.
 */
export async function carefulFetch(...[input, options]: Parameters<typeof fetch>): Promise<Response> {
  const response = await reach(input, options)
  if (!response.ok) throw await refusalOf(response)
  const { status, headers, body } = response
  return new Response(body?.pipeThrough(cutAt(MAX_ANSWER_BYTES)) ?? null, { status, headers })
}

async function reach(...[input, options]: Parameters<typeof fetch>): Promise<Response> {
  try {
    return await fetch(input, { ...options, redirect: 'error' })
  } catch {
    throw new AiProblem('network')
  }
}

function cutAt(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let byteCount = 0
  return new TransformStream({
    transform(chunk, controller) {
      byteCount += chunk.byteLength
      if (byteCount > maxBytes) {
        controller.error(new AiProblem('service-error', { detail: 'its answer is too long' }))
      } else {
        controller.enqueue(chunk)
      }
    },
  })
}

async function refusalOf(response: Response): Promise<AiProblem> {
  const { status, headers } = response
  if (status === 404) {
    const isAboutModel = /model/i.test(await startOf(response))
    return isAboutModel
      ? new AiProblem('model-not-accessible')
      : new AiProblem('service-error', { detail: 'it answered with status 404' })
  }
  await response.body?.cancel()
  if (status === 401) return new AiProblem('key-invalid')
  if (status === 429) return new AiProblem('rate-limited', { retryAfterMs: retryAfterMs(headers.get('retry-after')) })
  return new AiProblem('service-error', { detail: `it answered with status ${status}` })
}

async function startOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  try {
    for await (const chunk of body?.pipeThrough(cutAt(MAX_REFUSAL_BYTES)) ?? []) {
      text += decoder.decode(chunk, { stream: true })
    }
  } catch (error) {
    // A refusal is a refusal however its text ends; what has arrived tells enough.
    if (error instanceof Error && error.name === 'TimeoutError') throw error
  }
  return text
}

/** Seconds, as every such service sends them; a date is too far away to wait for anyway. */
function retryAfterMs(header: string | null): number | undefined {
  if (header === null || !/^\d{1,6}(\.\d+)?$/.test(header)) return undefined
  return Number(header) * 1000
}
