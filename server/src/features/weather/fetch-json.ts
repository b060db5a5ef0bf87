import { WeatherError } from './weather.ts'

/** For the whole exchange; our own answers are due within 5 s. */
const TIMEOUT_MS = 4_000
/** Real answers have less than 2 KB. */
const MAX_BYTES = 64 * 1024

/** The JSON at an address. The address may contain a key, so neither it nor the answer is in the error. */
export async function fetchJson(url: URL): Promise<unknown> {
  const leaving = new AbortController()
  try {
    const signal = AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), leaving.signal])
    const response = await fetch(url, { signal, redirect: 'error', headers: { accept: 'application/json' } })
    if (!response.ok) throw new WeatherError(`it answered with status ${response.status}`)
    return JSON.parse(await textOf(response))
  } catch (error) {
    throw weatherErrorFrom(error)
  } finally {
    // An unread body would keep its connection open.
    leaving.abort()
  }
}

async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let byteCount = 0
  for await (const chunk of body ?? []) {
    byteCount += chunk.byteLength
    if (byteCount > MAX_BYTES) throw new WeatherError('its answer is too long')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function weatherErrorFrom(error: unknown): WeatherError {
  if (error instanceof WeatherError) return error
  if (error instanceof SyntaxError) return new WeatherError('its answer is not JSON')
  if (error instanceof Error && error.name === 'TimeoutError') return new WeatherError('it did not answer in time')
  return new WeatherError(`it cannot be reached (${codeOf(error)})`)
}

/** Such as ECONNREFUSED, which `fetch` puts into the cause. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'no connection'
}
