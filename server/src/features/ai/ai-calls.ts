import { setTimeout as sleep } from 'node:timers/promises'
import type { RateLimiter } from '#server/rate-limit/rate-limiter.ts'
import { AiError } from './service/ai-error.ts'
import { createCircuitBreaker } from './service/circuit-breaker.ts'
import type { TextService } from './service/text-service.ts'

const MAX_CALLS_IN_FLIGHT = 20
/** Enough for a few tabs; without this limit one golfer could use up all calls. */
const MAX_CALLS_OF_ONE_GOLFER = 4
/** A service that asks to wait longer is not retried: the rules have to answer before. */
const LONGEST_WAIT_MS = 2_000
const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

export type AiBudgets = { readonly callsPerGolferAndHour: number; readonly callsPerDay: number }

/** One request to the service. */
type Call<Result> = (service: TextService, signal: AbortSignal) => Promise<Result>

/** The only access to the text service. Rejects with `AiError` or with an error of the database. */
export type AiCalls = {
  readonly make: <Result>(golferId: string, signal: AbortSignal, call: Call<Result>) => Promise<Result>
}

/**
 * Limits the calls to the service: in flight per golfer and in total, per golfer and hour, and per day (counted in the
 * database, across instances); none while the circuit breaker is open. A retry counts as a call.
 */
export function createAiCalls({
  service,
  rateLimiter,
  budgets,
  now,
  stopping,
  onCall = () => undefined,
}: {
  /** Undefined without a key. */
  readonly service: TextService | undefined
  readonly rateLimiter: RateLimiter
  readonly budgets: AiBudgets
  readonly now: () => Date
  /** Aborts calls in flight, so that a stopping server answers by the rules. */
  readonly stopping: AbortSignal
  /** Called with the duration of each request. */
  readonly onCall?: (call: { readonly seconds: number; readonly isAnswered: boolean }) => void
}): AiCalls {
  const breaker = createCircuitBreaker({ now })
  let inFlightCount = 0
  const countByGolfer = new Map<string, number>()

  async function make<Result>(golferId: string, until: AbortSignal, call: Call<Result>): Promise<Result> {
    const signal = AbortSignal.any([until, stopping])
    if (!service) throw new AiError('key-missing')
    const ownCount = countByGolfer.get(golferId) ?? 0
    if (inFlightCount >= MAX_CALLS_IN_FLIGHT || ownCount >= MAX_CALLS_OF_ONE_GOLFER) {
      throw new AiError('busy', { detail: 'too many calls are under way' })
    }
    if (!breaker.admits()) throw new AiError('resting', { detail: 'it has failed again and again and is left alone' })
    inFlightCount += 1
    countByGolfer.set(golferId, ownCount + 1)
    try {
      const result = await tryTwice(golferId, signal, (again) => call(service, again))
      breaker.succeeded()
      return result
    } catch (error) {
      if (error instanceof AiError && error.isServiceFailure) breaker.failed()
      else breaker.inconclusive()
      throw error
    } finally {
      inFlightCount -= 1
      const leftCount = (countByGolfer.get(golferId) ?? 1) - 1
      if (leftCount > 0) countByGolfer.set(golferId, leftCount)
      else countByGolfer.delete(golferId)
    }
  }

  async function tryTwice<Result>(
    golferId: string,
    signal: AbortSignal,
    request: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await tryOnce(golferId, signal, request)
    } catch (error) {
      const waitMs = error instanceof AiError ? error.retryAfterMs : undefined
      if (waitMs === undefined || waitMs > LONGEST_WAIT_MS) throw error
      await sleep(waitMs, undefined, { signal }).catch(() => {
        // The wait was aborted: report the service's own error.
        throw error
      })
      return tryOnce(golferId, signal, request)
    }
  }

  async function tryOnce<Result>(
    golferId: string,
    signal: AbortSignal,
    request: (signal: AbortSignal) => Promise<Result>,
  ): Promise<Result> {
    await spend(golferId)
    const startMs = performance.now()
    let isAnswered = false
    try {
      const result = await request(signal)
      isAnswered = true
      return result
    } finally {
      onCall({ seconds: (performance.now() - startMs) / 1000, isAnswered })
    }
  }

  async function spend(golferId: string): Promise<void> {
    const { callsPerGolferAndHour, callsPerDay } = budgets
    const own = await rateLimiter.count('ai', golferId, { tries: callsPerGolferAndHour, windowMs: HOUR_MS })
    if (!own.isAllowed) throw new AiError('golfer-budget', { detail: 'this golfer has used up the calls of an hour' })
    const all = await rateLimiter.count('ai-day', 'everybody', { tries: callsPerDay, windowMs: DAY_MS })
    if (all.isAllowed) return
    await own.refund()
    throw new AiError('daily-budget', { detail: 'the calls of a day are used up' })
  }

  return { make }
}
