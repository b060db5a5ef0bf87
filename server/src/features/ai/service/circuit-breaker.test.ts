import { expect, it } from 'vitest'
import { createCircuitBreaker } from './circuit-breaker.ts'

function breakerAt(startMs = 0) {
  let nowMs = startMs
  const breaker = createCircuitBreaker({ now: () => new Date(nowMs) })
  return {
    ...breaker,
    pass: (seconds: number) => {
      nowMs += seconds * 1000
    },
    failTimes: (count: number) => {
      for (let failure = 0; failure < count; failure += 1) breaker.failed()
    },
  }
}

it('rests for half a minute after five failures within half a minute', () => {
  const breaker = breakerAt()
  breaker.failTimes(4)
  expect(breaker.admits()).toBe(true)
  breaker.failed()
  expect(breaker.admits()).toBe(false)
  breaker.pass(29.9)
  expect(breaker.admits()).toBe(false)
  breaker.pass(0.2)
  expect(breaker.admits()).toBe(true)
})

it('rests no longer when the clock was ahead and comes back', () => {
  const breaker = breakerAt()
  breaker.failTimes(5)
  breaker.pass(-400 * 24 * 60 * 60)
  expect(breaker.admits()).toBe(true)
})

it('lets one call through after a rest, and the others once it has worked', () => {
  const breaker = breakerAt()
  breaker.failTimes(5)
  breaker.pass(31)
  expect([breaker.admits(), breaker.admits(), breaker.admits()]).toEqual([true, false, false])
  breaker.succeeded()
  expect([breaker.admits(), breaker.admits()]).toEqual([true, true])
})

it('rests again when that call fails, and lets another one through when it said nothing', () => {
  const breaker = breakerAt()
  breaker.failTimes(5)
  breaker.pass(31)
  expect(breaker.admits()).toBe(true)
  breaker.inconclusive()
  expect(breaker.admits()).toBe(true)
  breaker.failed()
  expect(breaker.admits()).toBe(false)
  breaker.pass(31)
  expect(breaker.admits()).toBe(true)
})

it('forgets failures that are old, and all of them once the service works', () => {
  const breaker = breakerAt()
  breaker.failTimes(4)
  breaker.pass(31)
  breaker.failTimes(4)
  expect(breaker.admits()).toBe(true)
  breaker.succeeded()
  breaker.failTimes(4)
  expect(breaker.admits()).toBe(true)
})
