import fc from 'fast-check'
import { expect, it } from 'vitest'
import { medianMicroseconds, medianOf, tailOf } from './rounds.ts'

/** A clock that only the work moves on. */
function createWork() {
  let clockMs = 0
  const order: string[] = []
  const working = (what: string, takesMs: number) => ({
    what,
    runCount: 2,
    run: () => {
      order.push(what)
      clockMs += takesMs
    },
  })
  return { working, order, nowMs: () => clockMs }
}

it('tells the median time of one run of each case', () => {
  const { working, nowMs } = createWork()
  const medians = medianMicroseconds([working('still', 0.02), working('windy', 0.03)], { roundCount: 3, nowMs })
  expect(medians.get('still')).toBeCloseTo(20, 6)
  expect(medians.get('windy')).toBeCloseTo(30, 6)
})

it('takes the cases in turn, every other round backwards', () => {
  const { working, order, nowMs } = createWork()
  const roundCount = 2
  medianMicroseconds([working('a', 1), working('b', 1)], { roundCount, nowMs })
  expect(order.slice(-8)).toEqual(['a', 'a', 'b', 'b', 'b', 'b', 'a', 'a'])
})

it('is not moved by a few turns that were disturbed', () => {
  expect(medianOf([3, 900, 1, 2, 800])).toBe(3)
  expect(medianOf([1, 2, 3, 4])).toBe(2.5)
  expect(() => medianOf([])).toThrow('no median')
})

it('finds a median between the least and the most, wherever they stand', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
      const median = medianOf(values)
      expect(median).toBeGreaterThanOrEqual(Math.min(...values))
      expect(median).toBeLessThanOrEqual(Math.max(...values))
      expect(medianOf(values.toReversed())).toBe(median)
    }),
  )
})

it('finds what a share of the values keeps within', () => {
  const values = Array.from({ length: 40 }, (_, index) => 40 - index)
  expect(tailOf(values, 0.95)).toBe(38)
  expect(tailOf(values, 1)).toBe(40)
  expect(tailOf([5], 0.95)).toBe(5)
  expect(() => tailOf([], 0.95)).toThrow('no tail')
})
