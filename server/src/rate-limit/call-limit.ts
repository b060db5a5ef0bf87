import { AppError } from '#server/errors.ts'
import { isOpenPeriod } from '#server/open-period.ts'

const WINDOW_MS = 60_000

/** Counts a call; throws when there were too many. */
export type CountCall = (client: string) => void

/**
 * Limits calls within a minute, counted in this process: what only programs reach is not worth a write of the database
 * for every call. The minute is everybody's, so that what is kept is bounded by the calls of a minute.
 */
export function createCallLimit({
  callsPerMinute,
  now,
}: {
  readonly callsPerMinute: number
  readonly now: () => Date
}): CountCall {
  let calls = new Map<string, number>()
  let endsAtMs = 0
  return (client) => {
    const timeMs = now().getTime()
    if (!isOpenPeriod({ endsAtMs, nowMs: timeMs, lengthMs: WINDOW_MS })) {
      calls = new Map()
      endsAtMs = timeMs + WINDOW_MS
    }
    const count = (calls.get(client) ?? 0) + 1
    calls.set(client, count)
    if (count <= callsPerMinute) return
    throw new AppError('too-many-tries', 'That is too many requests within a minute. Please try again in a moment.', {
      retryAfterSeconds: Math.max(1, Math.ceil((endsAtMs - timeMs) / 1000)),
    })
  }
}
