import type { OpenSession } from '@bagwise/contract/account-settings'
import { dayTextOf } from '#quantities/day-text.ts'

/** "Safari on iPhone", as far as the browser has said. */
export function deviceName({ browser, platform }: Pick<OpenSession, 'browser' | 'platform'>): string {
  const family = browser ?? 'A browser'
  return platform === null ? family : `${family} on ${platform}`
}

/** "Signed in on 2 November 2026, last used yesterday." */
export function sessionDates({ startedAt, lastUsedAt, isThis }: OpenSession, now: Date): string {
  const started = `Signed in ${dayWord(new Date(startedAt), now)}`
  return isThis ? `${started}.` : `${started}, last used ${dayWord(new Date(lastUsedAt), now)}.`
}

/** By the golfer's own calendar. */
function dayWord(day: Date, now: Date): string {
  const yesterday = new Date(now)
  yesterday.setDate(now.getDate() - 1)
  const written = dayTextOf(day)
  if (written === dayTextOf(now)) return 'today'
  return written === dayTextOf(yesterday) ? 'yesterday' : `on ${written}`
}
