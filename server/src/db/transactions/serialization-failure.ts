import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * PostgreSQL took a transaction back because of others at the same moment (serialization_failure, deadlock_detected), and
 * says that the same again may succeed: https://www.postgresql.org/docs/current/mvcc-serialization-failure-handling.html.
 */
const SERIALIZATION_FAILURES = ['40001', '40P01']

const MOST_TRIES = 12
/** As long as a statement may take: whoever asked is still waiting then. */
const LAST_TRY_WITHIN_MS = 3_000
/** The longest wait doubles from try to try; any part of it is taken, so that those who collided part. */
const FIRST_WAIT_MS = 10
const LONGEST_WAIT_MS = 500

function isSerializationFailure(error: unknown): boolean {
  if (!(error instanceof Error) || !('severity' in error) || !('code' in error)) return false
  return SERIALIZATION_FAILURES.some((code) => code === error.code)
}

/** What the statements within a try met, also when the code around them turned the error into one of its own. */
const currentTry = new AsyncLocalStorage<{ hasFailed: boolean }>()

/** Tells the try under way what a statement of it met. */
export function noteStatementError(error: unknown): void {
  const attempt = currentTry.getStore()
  if (attempt && isSerializationFailure(error)) attempt.hasFailed = true
}

/** Runs again what the database took back as a whole because of others, a few times and not for long. */
export async function repeatingTakenBack<Result>(task: () => Promise<Result>): Promise<Result> {
  const startedMs = performance.now()
  for (let tryCount = 1; ; tryCount += 1) {
    const attempt = { hasFailed: false }
    try {
      return await currentTry.run(attempt, task)
    } catch (error) {
      const waitMs = Math.random() * Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tryCount)
      const isTakenBack = attempt.hasFailed || isSerializationFailure(error)
      const isLate = performance.now() - startedMs + waitMs > LAST_TRY_WITHIN_MS
      if (!isTakenBack || isLate || tryCount >= MOST_TRIES) throw error
      await sleep(waitMs)
    }
  }
}
