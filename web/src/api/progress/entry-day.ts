import { EARLIEST_DAY } from '@bagwise/golf/calendar-days'

const DAY_MS = 24 * 60 * 60 * 1000
/** The server takes an entry of a day that is so far ahead of its own (`server/src/latest-day.ts`). */
const DAYS_AHEAD = 2

/**
 * The day an entry is written under: today, or the newest day that has one. On a flight west the calendar goes back,
 * and what was edited last still has to come last. Days further ahead come from a clock that was wrong.
 */
export function entryDay({ today, known }: { readonly today: string; readonly known: readonly string[] }): string {
  const latest = Date.parse(today) + DAYS_AHEAD * DAY_MS
  return known.reduce((newest, day) => (day > newest && Date.parse(day) <= latest ? day : newest), today)
}

/** Whether the clock has been put right since the server refused a day: as one still to come, or as one of long ago. */
export function isClockRight({ refusedDay, day }: { readonly refusedDay: string; readonly day: string }): boolean {
  return refusedDay < EARLIEST_DAY ? day >= EARLIEST_DAY : day < refusedDay
}
