import { expect, it } from 'vitest'
import { isOverAYearOld } from './price-day.ts'

it('calls a price old once even one of the last day of its year is over twelve months old', () => {
  const isOld = (year: number, today: string) => isOverAYearOld({ year }, today)
  expect(isOld(2024, '2026-11-22')).toBe(true)
  expect(isOld(2025, '2026-11-22')).toBe(false)
  expect(isOld(2025, '2026-12-31')).toBe(false)
  expect(isOld(2025, '2027-01-01')).toBe(true)
})
