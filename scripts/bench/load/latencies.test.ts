import fc from 'fast-check'
import { expect, it } from 'vitest'
import { errorCountOf, percentile, resultOf, statusesOf } from './latencies.ts'
import type { Sample } from './latencies.ts'

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)

function sample(changes: Partial<Sample>): Sample {
  return { dueMs: 0, tookMs: 1, status: 200, hasRetryAfter: false, ...changes }
}

it('finds the value that the share of all is at or below', () => {
  expect(percentile(hundred, 0.5)).toBe(50)
  expect(percentile(hundred, 0.99)).toBe(99)
  expect(percentile(hundred, 1)).toBe(100)
  expect(percentile([7], 0.99)).toBe(7)
  expect(() => percentile([], 0.5)).toThrow('no percentile')
})

it('never leaves more than the rest above', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ noNaN: true }), { minLength: 1 }),
      fc.double({ min: 0.01, max: 1, noNaN: true }),
      (values, share) => {
        const found = percentile(values, share)
        expect(values).toContain(found)
        expect(values.filter((value) => value <= found).length).toBeGreaterThanOrEqual(share * values.length - 1e-9)
      },
    ),
  )
})

it('tells the tail of all, and of each second by when requests were due', () => {
  const quick = Array.from({ length: 99 }, () => sample({ dueMs: 400, tookMs: 2 }))
  const slow = Array.from({ length: 99 }, () => sample({ dueMs: 2_100, tookMs: 900 }))
  expect(resultOf([...quick, ...slow])).toMatchObject({
    requestCount: 198,
    p50Ms: 2,
    p99Ms: 900,
    maxMs: 900,
    p99MsBySecond: [2, 900],
  })
})

it('counts what was answered, what broke, and refusals that do not say when to come back', () => {
  const result = resultOf([
    sample({}),
    sample({ status: 503, hasRetryAfter: true }),
    sample({ status: 503 }),
    sample({ status: 'broken' }),
  ])
  expect(result.countByStatus).toEqual({ 200: 1, 503: 2, broken: 1 })
  expect(result.refusedWithoutRetryCount).toBe(1)
  expect(errorCountOf(result)).toBe(3)
  expect(statusesOf(result)).toBe('200: 1, 503: 2, broken: 1')
})

it('does not make figures of nothing', () => {
  expect(() => resultOf([])).toThrow('Nothing was answered in time')
})
