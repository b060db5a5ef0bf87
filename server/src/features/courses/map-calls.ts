import type { FastifyBaseLogger } from 'fastify'
import { AppError } from '#server/errors.ts'
import type { RateLimiter } from '#server/rate-limit/rate-limiter.ts'
import type { OverpassConfig } from '#server/settings/overpass-config.ts'
import { OverpassError, askOverpass } from './ask-overpass.ts'

/** One call at a time; these wait for it. */
const MOST_WAITING = 2
const FIRST_REST_MS = 10 * 60 * 1000
const LONGEST_REST_MS = 6 * 60 * 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000
/** When one of the calls before should be done. */
const BUSY_SECONDS = 20

type Question = { readonly query: string; readonly mostBytes: number }

/** A place in the queue: used by `ask`, or given back. */
export type Turn = {
  /** Rejects with `OverpassError`. */
  readonly ask: (question: Question) => Promise<string>
  readonly giveBack: () => void
}

export type MapCalls = {
  /** A turn, or why there is none: an error for the golfer. Counts a call of the day. */
  readonly takeTurn: (admit: () => Promise<AppError | undefined>) => Promise<Turn | AppError>
}

/**
 * The only access to the map server: one call at a time and two waiting, so many a day (counted in the database, for all
 * servers), and none for a while after it has said that it is overloaded.
 */
export function createMapCalls({
  config,
  rateLimiter,
  now,
  stopping,
  log,
}: {
  /** Undefined: no map server is ever asked. */
  readonly config: OverpassConfig | undefined
  readonly rateLimiter: RateLimiter
  readonly now: () => Date
  readonly stopping: AbortSignal
  readonly log: FastifyBaseLogger
}): MapCalls {
  let turnCount = 0
  let lastCall: Promise<unknown> = Promise.resolve()
  let overloads = 0
  let rest = { startsAtMs: 0, endsAtMs: 0 }
  const loggedFailures = new Set<string>()

  /** A rest that has not begun yet is one of a clock that was ahead. */
  function restingMs(): number {
    const nowMs = now().getTime()
    return rest.startsAtMs <= nowMs ? Math.max(0, rest.endsAtMs - nowMs) : 0
  }

  async function takeTurn(admit: () => Promise<AppError | undefined>): Promise<Turn | AppError> {
    if (!config) return coursesOff()
    const waitMs = restingMs()
    if (waitMs > 0) return resting(Math.ceil(waitMs / 1000))
    if (turnCount > MOST_WAITING) return busy()
    turnCount += 1
    try {
      const refused = (await admit()) ?? (await countDay(config))
      if (!refused) return turnOf(config)
      turnCount -= 1
      return refused
    } catch (error) {
      turnCount -= 1
      throw error
    }
  }

  async function countDay({ callsPerDay: tries }: OverpassConfig): Promise<AppError | undefined> {
    const attempt = await rateLimiter.count('map-server', 'all', { tries, windowMs: DAY_MS })
    return attempt.isAllowed ? undefined : resting(attempt.retryAfterSeconds)
  }

  function turnOf(own: OverpassConfig): Turn {
    return {
      ask: (question) => {
        const call = lastCall.then(() => callNow(own, question)).finally(() => (turnCount -= 1))
        lastCall = call.catch((error: unknown) => error)
        return call
      },
      giveBack: () => {
        turnCount -= 1
      },
    }
  }

  async function callNow(own: OverpassConfig, question: Question): Promise<string> {
    if (restingMs() > 0) throw new OverpassError('it is left alone')
    try {
      const text = await askOverpass({ ...own, ...question, stopping })
      overloads = 0
      loggedFailures.clear()
      return text
    } catch (error) {
      if (error instanceof OverpassError) noteFailure(error)
      throw error
    }
  }

  /** Logged once until the server works again, instead of a line per golfer. */
  function noteFailure({ message, isOverloaded }: OverpassError): void {
    if (stopping.aborted) return
    if (isOverloaded) {
      const startsAtMs = now().getTime()
      rest = { startsAtMs, endsAtMs: startsAtMs + Math.min(FIRST_REST_MS * 2 ** overloads, LONGEST_REST_MS) }
      overloads += 1
    }
    if (loggedFailures.has(message)) return
    loggedFailures.add(message)
    log.warn({ problem: message }, 'The map server gives no course: golfers see those that are kept')
  }

  return { takeTurn }
}

function coursesOff(): AppError {
  return new AppError(
    'courses-off',
    'This Bagwise fetches no maps of courses. Open a map file, or map the hole yourself in three taps.',
  )
}

function resting(retryAfterSeconds: number): AppError {
  return new AppError(
    'courses-resting',
    'No more maps of courses can be fetched for now. Please try again later, open a map file, or map the hole yourself.',
    { retryAfterSeconds },
  )
}

function busy(): AppError {
  return new AppError('courses-busy', 'Other courses are being fetched. Please try again in half a minute.', {
    retryAfterSeconds: BUSY_SECONDS,
  })
}
