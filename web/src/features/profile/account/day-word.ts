import { dayTextOf } from '#quantities/day-text.ts'
import * as copy from './account.copy.ts'

/** "today", "yesterday" or "on 2 November 2026", by the golfer's own calendar. */
export function dayWord(day: Date, now: Date): string {
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  const written = dayTextOf(day)
  if (written === dayTextOf(now)) return copy.today
  return written === dayTextOf(yesterday) ? copy.yesterday : copy.onDay(written)
}
