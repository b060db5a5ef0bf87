import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onIdle, whenIdle } from './when-idle.ts'

/** A page that is never at rest: only its time limit calls back. */
function neverAtRest(run: IdleRequestCallback, options?: IdleRequestOptions): number {
  if (options?.timeout === undefined) return 0
  return Number(setTimeout(() => run({ didTimeout: true, timeRemaining: () => 0 }), options.timeout))
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('comes within a second to a page that is never at rest', async () => {
  vi.stubGlobal('requestIdleCallback', neverAtRest)
  const idle = vi.fn<() => void>()
  void whenIdle().then(idle)
  await vi.advanceTimersByTimeAsync(999)
  expect(idle).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(idle).toHaveBeenCalledOnce()
})

it('comes soon where the browser has no idle callbacks, unless it is called off', async () => {
  vi.stubGlobal('requestIdleCallback', undefined)
  const [kept, calledOff] = [vi.fn<() => void>(), vi.fn<() => void>()]
  onIdle(kept)
  onIdle(calledOff)()
  await vi.advanceTimersByTimeAsync(200)
  expect(kept).toHaveBeenCalledOnce()
  expect(calledOff).not.toHaveBeenCalled()
})
