import { expect, it } from 'vitest'
import { calendarDay } from './calendar-day.ts'

it("is the day on the golfer's own calendar, until midnight there", () => {
  expect(calendarDay(new Date(2026, 0, 5, 0, 0, 0))).toBe('2026-01-05')
  expect(calendarDay(new Date(2026, 10, 21, 23, 59, 59))).toBe('2026-11-21')
  expect(calendarDay(new Date(2024, 1, 29, 12))).toBe('2024-02-29')
})
