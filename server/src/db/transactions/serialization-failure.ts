import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * serialization_failure and deadlock_detected: PostgreSQL rolled back because of concurrent transactions, and a retry
 * may succeed: https://www.postgresql.org/docs/current/mvcc-serialization-failure-handling.html.
 */
const SERIALIZATION_FAILURES = ['40001', '40P01']

const MOST_TRIES = 12
/** As long as a statement may take: the client is still waiting then. */
const LAST_TRY_WITHIN_MS = 3_000
/** Exponential backoff with full jitter. */
const FIRST_WAIT_MS = 10
const LONGEST_WAIT_MS = 500

function isSerializationFailure(error: unknown): boolean {
  if (!(error instanceof Error) || !('severity' in error) || !('code' in error)) return false
  return SERIALIZATION_FAILURES.some((code) => code === error.code)
}

/** Records failures within an attempt even when the code around the statement wraps the error. */
const currentTry = new AsyncLocalStorage<{ hasFailed: boolean }>()

/** Marks the current attempt as failed when its statement met a serialization failure. */
export function recordStatementError(error: unknown): void {
  const attempt = currentTry.getStore()
  if (attempt && isSerializationFailure(error)) attempt.hasFailed = true
}

/** Retries a task after a serialization failure, within a limit of attempts and time. */
export async function retryingSerializationFailures<Result>(task: () => Promise<Result>): Promise<Result> {
  const startedMs = performance.now()
  for (let tryCount = 1; ; tryCount += 1) {
    const attempt = { hasFailed: false }
    try {
      return await currentTry.run(attempt, task)
    } catch (error) {
      const waitMs = Math.random() * Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tryCount)
      const isSerializationError = attempt.hasFailed || isSerializationFailure(error)
      const isLate = performance.now() - startedMs + waitMs > LAST_TRY_WITHIN_MS
      if (!isSerializationError || isLate || tryCount >= MOST_TRIES) throw error
      await sleep(waitMs)
    }
  }
}
