import { expect, it } from 'vitest'
import { between, wholeBetween } from './number-ranges.ts'

const within = { whole: wholeBetween(-1, 3), any: between(-1, 3) }

it.each([-1, 0, 3])('takes %d, whole or not', (value) => {
  expect(within.whole.safeParse(value)).toEqual({ success: true, data: value })
  expect(within.any.safeParse(value)).toEqual({ success: true, data: value })
})

it.each([5e-324, 1e-17, 0.5, 2.9999999999999996])(
  'takes %d for no whole number, however small the fraction is',
  (value) => {
    expect(within.whole.safeParse(value).success).toBe(false)
    expect(within.any.safeParse(value).success).toBe(true)
  },
)

it.each([-1.0000000000000002, 4, Number.POSITIVE_INFINITY, Number.NaN, '1', null])('refuses %s', (value) => {
  expect(within.whole.safeParse(value).success).toBe(false)
  expect(within.any.safeParse(value).success).toBe(false)
})

it('takes minus zero for zero', () => {
  expect(Object.is(within.whole.parse(-0), 0)).toBe(true)
  expect(Object.is(within.any.parse(-0), 0)).toBe(true)
})
