import fc from 'fast-check'
import { expect, it } from 'vitest'
import { daysBetween } from './calendar-days.ts'

/** Day 60 of a year is the leap day or March 1. */
const DAYS_PER_YEAR = 365

it('counts days over months, years and leap days', () => {
  expect(daysBetween({ from: '2026-11-21', to: '2026-11-21' })).toBe(0)
  expect(daysBetween({ from: '2026-02-28', to: '2026-03-01' })).toBe(1)
  expect(daysBetween({ from: '2024-02-28', to: '2024-03-01' })).toBe(2)
  expect(daysBetween({ from: '2025-12-31', to: '2026-01-01' })).toBe(1)
  expect(daysBetween({ from: '2026-03-01', to: '2026-02-27' })).toBe(-2)
  expect(daysBetween({ from: '2025-11-21', to: '2026-11-21' })).toBe(DAYS_PER_YEAR)
  expect(daysBetween({ from: '2023-11-21', to: '2024-11-21' })).toBe(DAYS_PER_YEAR + 1)
  expect(daysBetween({ from: '1900-02-28', to: '1900-03-01' })).toBe(1)
  expect(daysBetween({ from: '2000-02-28', to: '2000-03-01' })).toBe(2)
})

it('adds up over every month there is', () => {
  const months = fc.tuple(fc.integer({ min: 1990, max: 2110 }), fc.integer({ min: 1, max: 12 }))
  const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  fc.assert(
    fc.property(months, ([year, month]) => {
      const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
      const length = (lengths[month - 1] ?? 0) + (isLeap && month === 2 ? 1 : 0)
      const [first, next] = [dayOf(year, month), month === 12 ? dayOf(year + 1, 1) : dayOf(year, month + 1)]
      expect(daysBetween({ from: first, to: next })).toBe(length)
    }),
    { seed: 3 },
  )
})

function dayOf(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, '0')}-01`
}
