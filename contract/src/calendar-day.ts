import * as z from 'zod/mini'
import { EARLIEST_DAY } from '@bagwise/golf/calendar-days'

/** A day of the calendar, as 2026-11-21. */
export const CalendarDay = z.iso
  .date()
  .check(z.refine((day) => day >= EARLIEST_DAY, 'must not be before the year 2000'))
