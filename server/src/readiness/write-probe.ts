import type { Kysely } from 'kysely'
import { isDiskFailure } from '#server/db/database-failure.ts'
import type { Tables } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'

/** Readiness may be asked many times a second, and a write waits for the disk. */
const PROBE_EVERY_MS = 5_000

export type WriteProbe = {
  /** Throws unless the database has taken a write within the last five seconds. */
  readonly assertWritable: () => Promise<void>
}

/** Reading still works on a full disk, so only a write tells. */
export function createWriteProbe(db: Kysely<Tables>): WriteProbe {
  let probedAtMs = 0
  let lastProbe: Promise<void> | undefined

  async function probe(): Promise<void> {
    try {
      await write(db)
    } catch (cause) {
      if (isDiskFailure(cause)) throw diskFull()
      // It may be back in a moment: nothing to remember.
      lastProbe = undefined
      throw cause
    }
  }

  return {
    assertWritable: () => {
      if (lastProbe === undefined || performance.now() - probedAtMs >= PROBE_EVERY_MS) {
        probedAtMs = performance.now()
        lastProbe = probe()
      }
      return lastProbe
    },
  }
}

async function write(db: Kysely<Tables>): Promise<void> {
  const value = new Date().toISOString()
  await db
    .insertInto('database_marks')
    .values({ what: 'written', value })
    .onConflict((conflict) => conflict.column('what').doUpdateSet({ value }))
    .execute()
}

function diskFull(): AppError {
  return new AppError('disk-full', 'The disk of the database is full or failing: nothing is saved until there is room.')
}
