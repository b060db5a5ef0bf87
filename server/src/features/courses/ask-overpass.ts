import type { OverpassConfig } from '#server/settings/overpass-config.ts'

/** Why the map server gave no answer: log text that is the same for the same cause and contains nothing of the answer. */
export class OverpassError extends Error {
  override readonly name = 'OverpassError'
  /** It asks to be left alone. */
  readonly isOverloaded: boolean

  constructor(message: string, { isOverloaded = false }: { readonly isOverloaded?: boolean } = {}) {
    super(message)
    this.isOverloaded = isOverloaded
  }
}

type Asking = Pick<OverpassConfig, 'url' | 'userAgent' | 'deadlineMs'> & {
  readonly query: string
  readonly mostBytes: number
  readonly stopping: AbortSignal
}

const OVERLOADED = [429, 504]

/** The text of one answer. Sends the query, the operator's user agent, and nothing else. Throws `OverpassError`. */
export async function askOverpass({ url, userAgent, deadlineMs, query, mostBytes, stopping }: Asking): Promise<string> {
  const leaving = new AbortController()
  try {
    const response = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ data: query }),
      headers: { accept: 'application/json', 'accept-language': '*', 'user-agent': userAgent },
      redirect: 'error',
      signal: AbortSignal.any([AbortSignal.timeout(deadlineMs), stopping, leaving.signal]),
    })
    const { status } = response
    if (!response.ok) {
      throw new OverpassError(`it answered with status ${status}`, { isOverloaded: OVERLOADED.includes(status) })
    }
    return await textOf(response, mostBytes)
  } catch (error) {
    throw overpassErrorFrom(error)
  } finally {
    // An unread body would keep its connection open.
    leaving.abort()
  }
}

async function textOf({ body }: Response, mostBytes: number): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let byteCount = 0
  for await (const chunk of body ?? []) {
    byteCount += chunk.byteLength
    if (byteCount > mostBytes) throw new OverpassError('its answer is too long')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function overpassErrorFrom(error: unknown): OverpassError {
  if (error instanceof OverpassError) return error
  if (error instanceof Error && error.name === 'TimeoutError') return new OverpassError('it did not answer in time')
  return new OverpassError(`it cannot be reached (${codeOf(error)})`)
}

/** Such as ECONNREFUSED, which `fetch` puts into the cause. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'no connection'
}
