import { expect, it } from 'vitest'
import { between, hundredthsBetween, tenthsBetween, wholeBetween } from './number-ranges.ts'

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

it('takes every number with two decimals as it is read from JSON, and none with a third', () => {
  const hundredths = hundredthsBetween(-1, 200)
  for (let count = -100; count <= 20_000; count += 1) {
    expect(hundredths.safeParse(Number(`${count}e-2`)).success).toBe(true)
  }
  for (const value of [85.431, 85.430000000001, 0.001, 5e-324, 200.01, -1.01]) {
    expect(hundredths.safeParse(value).success).toBe(false)
  }
})

it('takes tenths and no hundredths where there is one decimal', () => {
  const tenths = tenthsBetween(-10, 54)
  expect([14, 14.2, -10, -0.3].every((value) => tenths.safeParse(value).success)).toBe(true)
  expect([14.25, 54.1, -10.1].some((value) => tenths.safeParse(value).success)).toBe(false)
})
