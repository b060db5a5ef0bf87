import { AppError } from '#server/errors.ts'

const MINUTE_MS = 60 * 1000

/** Throws an `AppError` when a golfer asks more than anybody can read. */
export type CountQuestion = (golferId: string) => void

/**
 * The rules answer what the service does not, and that takes this server's time: no budget of calls ends it. So each
 * server counts by itself, in memory, everybody within the same minute.
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
    if (nowMs >= minuteEndsAtMs) {
      counts.clear()
      minuteEndsAtMs = nowMs + MINUTE_MS
    }
    const count = (counts.get(golferId) ?? 0) + 1
    counts.set(golferId, count)
    if (count <= questionsPerMinute) return
    throw new AppError('too-many-tries', 'You have asked a lot within a minute. Please try again in a moment.', {
      retryAfterSeconds: Math.ceil((minuteEndsAtMs - nowMs) / 1000),
    })
  }
}
