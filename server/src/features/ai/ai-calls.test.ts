import { afterAll, beforeAll, expect, it } from 'vitest'
import { createRateLimiter } from '#server/rate-limit/rate-limiter.ts'
import { openTemporaryDatabase } from '#server/testing/temporary-database.ts'
import type { TemporaryDatabase } from '#server/testing/temporary-database.ts'
import { createAiCalls } from './ai-calls.ts'
import { AiError } from './service/ai-error.ts'
import type { TextService } from './service/text-service.ts'

const CALLS_OF_ONE_GOLFER = 4
const CALLS_OF_ALL = 20
/** The calls below never use the service. */
const SERVICE: TextService = {
  answer: () => Promise.reject(new Error('nobody asks')),
  stream: () => {
    throw new Error('nobody asks')
  },
}
const AGAIN_IN_TWO_SECONDS = new AiError('rate-limited', { retryAfterMs: 2_000 })

let temporary: TemporaryDatabase
beforeAll(async () => {
  temporary = await openTemporaryDatabase('sqlite')
})
afterAll(() => temporary.remove())

function startCalls() {
  const now = () => new Date()
  return createAiCalls({
    service: SERVICE,
    rateLimiter: createRateLimiter(temporary.database.db, { secret: crypto.randomUUID(), now }),
    budgets: { callsPerGolferAndHour: 1_000, callsPerDay: 1_000 },
    now,
    stopping: new AbortController().signal,
  })
}
const never = () => new AbortController().signal

it('one golfer has four calls under way at once, so that five golfers at least are answered', async () => {
  const { make } = startCalls()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const ask = (golferId: string) =>
    make(golferId, never(), () => released).then(
      () => 'answered',
      (error: AiError) => error.code,
    )
  const asking = ['ann', 'ben', 'cat', 'dan', 'eve', 'fay'].flatMap((golferId) =>
    Array.from({ length: 6 }, () => ask(golferId)),
  )
  release()
  const outcomes = await Promise.all(asking)
  for (const golfer of [0, 1, 2, 3, 4]) {
    const own = outcomes.slice(golfer * 6, golfer * 6 + 6)
    expect(own.filter((outcome) => outcome === 'answered')).toHaveLength(CALLS_OF_ONE_GOLFER)
  }
  expect(outcomes.filter((outcome) => outcome === 'answered')).toHaveLength(CALLS_OF_ALL)
  expect(new Set(outcomes)).toEqual(new Set(['answered', 'busy']))
  expect(await Promise.all(Array.from({ length: CALLS_OF_ONE_GOLFER }, () => ask('fay')))).not.toContain('busy')
})

it.each([
  ['the time for an answer is over', () => AbortSignal.timeout(1_000)],
  ['the golfer leaves', () => AbortSignal.abort()],
])('a rate limit is waited for until %s, and stays one', async (_when, until) => {
  let callCount = 0
  const startMs = performance.now()
  const asking = startCalls().make('ann', until(), async () => {
    callCount += 1
    throw AGAIN_IN_TWO_SECONDS
  })
  await expect(asking).rejects.toBe(AGAIN_IN_TWO_SECONDS)
  expect(performance.now() - startMs).toBeLessThan(2_000)
  expect(callCount).toBe(1)
})
