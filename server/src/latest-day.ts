const DAY_MS = 24 * 60 * 60 * 1000
/** The golfer's day may be ahead of ours by a time zone, and the device's clock by a little. */
const DAYS_AHEAD = 2

/** The latest day that a device may call today, as 2026-11-21. */
export function latestDay(now: Date): string {
  return dayAhead(now, DAYS_AHEAD)
}

/** The latest day that has begun anywhere on earth. */
export function latestDayBegun(now: Date): string {
  return dayAhead(now, 1)
}

function dayAhead(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, '2000-01-01'.length)
}
