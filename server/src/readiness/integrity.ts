import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#server/db/database.ts'
import { quickCheck } from '#server/db/quick-check.ts'
import { AppError } from '#server/errors.ts'
import type { Metrics } from '#server/metrics/metrics.ts'

const CHECK_EVERY_MS = 24 * 60 * 60 * 1000

type Parts = {
  readonly database: Pick<Database, 'file'>
  readonly metrics: Pick<Metrics, 'databaseChecked'>
  readonly now: () => Date
  readonly log: FastifyBaseLogger
  readonly stopped: AbortSignal
}

export type Integrity = {
  /** Checks the embedded database, unless that was done within the last day. */
  readonly checkIfDue: () => Promise<void>
  readonly isDamaged: () => boolean
  /** Throws when the last check found damage. Waits for the first one. */
  readonly assertWhole: () => Promise<void>
}

export function createIntegrity({ database: { file }, metrics, now, log, stopped }: Parts): Integrity {
  let checkedAtMs: number | undefined
  let firstCheck: Promise<void> | undefined
  let problem: string | undefined

  async function check(path: string): Promise<void> {
    const startedAtMs = now().getTime()
    try {
      problem = await quickCheck(path, stopped)
    } catch (err) {
      if (!stopped.aborted) log.error({ err }, 'The database could not be checked for damage')
      return
    }
    checkedAtMs = startedAtMs
    metrics.databaseChecked({ isDamaged: problem !== undefined })
    if (problem !== undefined) log.error({ problem }, 'The database is damaged: restore a backup')
  }

  return {
    async checkIfDue() {
      if (file === undefined) return
      // A clock that was set back does not put the next check off.
      if (checkedAtMs !== undefined && Math.abs(now().getTime() - checkedAtMs) < CHECK_EVERY_MS) return
      const checking = check(file)
      firstCheck ??= checking
      await checking
    },
    isDamaged: () => problem !== undefined,
    async assertWhole() {
      await firstCheck
      if (problem === undefined) return
      throw new AppError('database-damaged', 'The database is damaged: restore a backup.')
    },
  }
}
