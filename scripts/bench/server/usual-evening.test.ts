import { expect, it } from 'vitest'
import { driftPercent } from './usual-evening.ts'

it('compares the memory of the last tenth of the time with the first', () => {
  const growing = Array.from({ length: 100 }, (_, index) => 200 + index)
  expect(driftPercent(growing)).toBeCloseTo((294.5 / 204.5 - 1) * 100, 9)
  expect(driftPercent(growing.toReversed())).toBeLessThan(0)
})

it('is none of a server that has what it had, whatever it had in between', () => {
  expect(driftPercent([100, 100, 180, 230, 100, 100])).toBe(0)
  expect(driftPercent([100])).toBe(0)
})
