import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isOpenPeriod } from './open-period.ts'

const lengthMs = 1_000

it('is open from its beginning until just before its end', () => {
  expect([-1, 0, 999, 1_000, 1_001].map((nowMs) => isOpenPeriod({ endsAtMs: 1_000, nowMs, lengthMs }))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ])
})

it('goes on for no longer than its length, wherever the clock jumps to', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (endsAtMs, nowMs) => {
      const isOpen = isOpenPeriod({ endsAtMs, nowMs, lengthMs })
      expect(isOpen && isOpenPeriod({ endsAtMs, nowMs: nowMs + lengthMs, lengthMs })).toBe(false)
    }),
  )
})
