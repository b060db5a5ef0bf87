import * as z from 'zod/mini'

/** Nobody has used Bagwise before: an earlier day is a slip of the finger, or of a device whose clock is wrong. */
const EARLIEST_DAY = '2000-01-01'

/** A day of the calendar, as 2026-11-21. */
export const CalendarDay = z.iso
  .date()
  .check(z.refine((day) => day >= EARLIEST_DAY, 'must not be before the year 2000'))
