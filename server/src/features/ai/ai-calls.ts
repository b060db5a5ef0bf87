import { setTimeout as sleep } from 'node:timers/promises'
import type { Attempts } from '#server/attempts/attempts.ts'
import { AiProblem } from './service/ai-problem.ts'
import { createBreaker } from './service/breaker.ts'
import type { TextService } from './service/text-service.ts'

const MAX_CALLS_UNDER_WAY = 20
/** A few tabs; with all of them one golfer could keep everybody else waiting. */
const MAX_CALLS_OF_ONE_GOLFER = 4
/** A service that asks for more patience is not asked again: the rules have answered long before. */
const LONGEST_WAIT_MS = 2_000
const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

export type AiBudgets = { readonly callsPerGolferAndHour: number; readonly callsPerDay: number }

/** What is done with the service: one request of it. */
type Call<Result> = (service: TextService, signal: AbortSignal) => Promise<Result>

/** The one way to the text service. Rejects with `AiProblem`, or with what the database threw. */
export type AiCalls = {
  readonly make: <Result>(golferId: string, signal: AbortSignal, call: Call<Result>) => Promise<Result>
}

/**
 * Keeps the service from being asked too often: calls at once, of one golfer and of all, per golfer and hour, of all golfers per day (counted in the
 * database, so that several servers share them), and not while it is in trouble. A try again counts as a call.
 */
export function createAiCalls({
  service,
  attempts,
  budgets,
  now,
  stopping,
  onCall = () => undefined,
}: {
  /** Undefined while there is no key. */
  readonly service: TextService | undefined
  readonly attempts: Attempts
  readonly budgets: AiBudgets
  readonly now: () => Date
  /** Gives up the calls under way, so that a server that stops answers everybody by the rules. */
  readonly stopping: AbortSignal
  /** Told how long each request took. */
  readonly onCall?: (call: { readonly seconds: number; readonly isAnswered: boolean }) => void
}): AiCalls {
  const breaker = createBreaker({ now })
  let underWayCount = 0
  const countByGolfer = new Map<string, number>()

  async function make<Result>(golferId: string, until: AbortSignal, call: Call<Result>): Promise<Result> {
    const signal = AbortSignal.any([until, stopping])
    if (!service) throw new AiProblem('key-missing')
    const ownCount = countByGolfer.get(golferId) ?? 0
    if (underWayCount >= MAX_CALLS_UNDER_WAY || ownCount >= MAX_CALLS_OF_ONE_GOLFER) {
      throw new AiProblem('busy', { detail: 'too many calls are under way' })
    }
    if (!breaker.admits()) throw new AiProblem('resting', { detail: 'it has failed again and again and is left alone' })
    underWayCount += 1
    countByGolfer.set(golferId, ownCount + 1)
    try {
      const result = await tryTwice(golferId, signal, (again) => call(service, again))
      breaker.worked()
      return result
    } catch (error) {
      if (error instanceof AiProblem && error.isTrouble) breaker.failed()
      else breaker.undecided()
      throw error
    } finally {
      underWayCount -= 1
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
      const waitMs = error instanceof AiProblem ? error.retryAfterMs : undefined
      if (waitMs === undefined || waitMs > LONGEST_WAIT_MS) throw error
      await sleep(waitMs, undefined, { signal }).catch(() => {
        // Nobody waits so long: what the service said stands.
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
    const own = await attempts.count('ai', golferId, { tries: callsPerGolferAndHour, windowMs: HOUR_MS })
    if (!own.isAllowed) throw new AiProblem('golfer-budget', { detail: 'this golfer has used up the calls of an hour' })
    const all = await attempts.count('ai-day', 'everybody', { tries: callsPerDay, windowMs: DAY_MS })
    if (all.isAllowed) return
    await own.giveBack()
    throw new AiProblem('daily-budget', { detail: 'the calls of a day are used up' })
  }

  return { make }
}
