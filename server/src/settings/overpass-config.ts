import { serviceUrl } from './service-url.ts'
import { StartError } from './start-error.ts'

export type OverpassConfig = {
  /** Where queries are sent, such as https://overpass.example/api/interpreter. */
  readonly url: string
  /** Says to the map server whose app asks, and where its operator is reached. */
  readonly userAgent: string
  /** Of all golfers together. */
  readonly callsPerDay: number
  /** For one whole answer. */
  readonly deadlineMs: number
}

const DEFAULT_CALLS_PER_DAY = 200
const HIGHEST_CALLS_PER_DAY = 10_000
const DEADLINE_MS = 20_000
/** What a header may hold, and a name is long enough. */
const USER_AGENT = /^[\x21-\x7e](?:[\x20-\x7e]{0,198}[\x21-\x7e])?$/

type Read = {
  readonly text: (name: string) => string | undefined
  readonly whole: (
    name: string,
    fallback: number,
    range: { readonly lowest: number; readonly highest: number },
  ) => number
}

/** Undefined without an address: no map server is ever asked. */
export function overpassConfig({ text, whole }: Read): OverpassConfig | undefined {
  const url = serviceUrl('OVERPASS_URL', text('OVERPASS_URL'))
  const userAgent = text('OVERPASS_USER_AGENT')
  const callsPerDay = whole('OVERPASS_CALLS_PER_DAY', DEFAULT_CALLS_PER_DAY, {
    lowest: 1,
    highest: HIGHEST_CALLS_PER_DAY,
  })
  if (userAgent !== undefined && !USER_AGENT.test(userAgent)) {
    throw new StartError('OVERPASS_USER_AGENT must be at most 200 plain letters, digits and signs.')
  }
  if (url === undefined) return undefined
  if (userAgent === undefined) {
    throw new StartError(
      'OVERPASS_USER_AGENT must be set together with OVERPASS_URL: the name of your Bagwise and how you are reached, such as "Bagwise at golf.example (ann@golf.example)".',
    )
  }
  return { url, userAgent, callsPerDay, deadlineMs: DEADLINE_MS }
}
