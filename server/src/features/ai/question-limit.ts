import { AppError } from '#server/errors.ts'
import { isOpenPeriod } from '#server/open-period.ts'

const MINUTE_MS = 60 * 1000

/** Throws an `AppError` for a golfer who asks too often. */
export type CountQuestion = (golferId: string) => void

/**
 * Answers by the rules cost server time that no call budget limits. So every instance counts questions in memory, per
 * minute for all golfers at once.
 */
export function createQuestionLimit({
  questionsPerMinute,
  now,
}: {
  readonly questionsPerMinute: number
  readonly now: () => Date
}): CountQuestion {
  const counts = new Map<string, number>()
  let minuteEndsAtMs = 0

  return (golferId) => {
    const nowMs = now().getTime()
    if (!isOpenPeriod({ endsAtMs: minuteEndsAtMs, nowMs, lengthMs: MINUTE_MS })) {
      counts.clear()
      minuteEndsAtMs = nowMs + MINUTE_MS
    }
    const count = (counts.get(golferId) ?? 0) + 1
    counts.set(golferId, count)
    if (count <= questionsPerMinute) return
    throw new AppError('too-many-tries', 'Slow down a second, then try again.', {
      retryAfterSeconds: Math.ceil((minuteEndsAtMs - nowMs) / 1000),
    })
  }
}
