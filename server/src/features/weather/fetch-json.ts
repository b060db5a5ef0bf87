import { WeatherProblem } from './weather.ts'

/** From the first byte sent to the last one read; every answer of ours is due within 5 s. */
const TIMEOUT_MS = 4_000
/** Honest answers have less than 2 KB. */
const MAX_BYTES = 64 * 1024

/** The JSON at an address. The address may hold a key: nothing of it, nor of the answer, is in the problem. */
export async function fetchJson(url: URL): Promise<unknown> {
  const leaving = new AbortController()
  try {
    const signal = AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), leaving.signal])
    const response = await fetch(url, { signal, redirect: 'error', headers: { accept: 'application/json' } })
    if (!response.ok) throw new WeatherProblem(`it answered with status ${response.status}`)
    return JSON.parse(await textOf(response))
  } catch (error) {
    throw problemOf(error)
  } finally {
    // A body that was not read to its end would keep its connection.
    leaving.abort()
  }
}

async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let byteCount = 0
  for await (const chunk of body ?? []) {
    byteCount += chunk.byteLength
    if (byteCount > MAX_BYTES) throw new WeatherProblem('its answer is too long')
    text += decoder.decode(chunk, { stream: true })
  }
  return text + decoder.decode()
}

function problemOf(error: unknown): WeatherProblem {
  if (error instanceof WeatherProblem) return error
  if (error instanceof SyntaxError) return new WeatherProblem('its answer is not JSON')
  if (error instanceof Error && error.name === 'TimeoutError') return new WeatherProblem('it did not answer in time')
  return new WeatherProblem(`it cannot be reached (${codeOf(error)})`)
}

/** Such as ECONNREFUSED, which the platform puts into the cause. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause ? String(cause.code) : 'no connection'
}
