import { isOpenPeriod } from '#server/open-period.ts'
import type { CourseRow } from './course-store.ts'

const MINUTE_MS = 60 * 1000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
const FRESH_MS = 30 * DAY_MS
/** A course that the map has not may be drawn there tomorrow. */
const NONE_MS = DAY_MS
const FAILED_MS = 10 * MINUTE_MS
/** Longer than a call, its wait and its reading take: a server that was stopped meanwhile leaves no course asked for ever. */
const ASKED_MS = 3 * MINUTE_MS
/** A kept course that could not be renewed. */
const RENEWED_MS = 6 * HOUR_MS

/** Kept or missing for longer than that: the map is to be asked again. */
export function isStale({ state, fetched_at }: CourseRow, now: Date): boolean {
  return !isWithin(fetched_at, state === 'none' ? NONE_MS : FRESH_MS, now)
}

/** Whether the map was asked so lately that it is not asked again. */
export function wasTried({ state, tried_at }: CourseRow, now: Date): boolean {
  const pauses = { asked: ASKED_MS, failed: FAILED_MS, kept: RENEWED_MS, none: NONE_MS }
  return isWithin(tried_at, pauses[state], now)
}

function isWithin(time: string | null, lengthMs: number, now: Date): boolean {
  if (time === null) return false
  return isOpenPeriod({ endsAtMs: new Date(time).getTime() + lengthMs, nowMs: now.getTime(), lengthMs })
}
