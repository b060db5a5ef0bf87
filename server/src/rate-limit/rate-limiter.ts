import { createHmac } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { deleteInChunks } from '#server/db/delete-in-chunks.ts'
import type { Tables } from '#server/db/schema.ts'

/** The clocks of several servers differ by less. */
const CLOCK_TOLERANCE_MS = 60 * 1000
const LONGEST_WINDOW_MS = 24 * 60 * 60 * 1000
/** The longest wait that is named, whatever the window. */
const LONGEST_WAIT_MS = 60 * 60 * 1000

type Limit = { readonly tries: number; readonly windowMs: number }

type Attempt =
  | { readonly isAllowed: true; readonly refund: () => Promise<void> }
  | {
      readonly isAllowed: false
      readonly retryAfterSeconds: number
      /** Whether the attempts before it were allowed. */
      readonly isFirst: boolean
    }

export type RateLimiter = {
  /** Counts an attempt before it is made, so that parallel requests cannot get around the limit. */
  readonly count: (action: string, client: string, limit: Limit) => Promise<Attempt>
  /** Starts a new window. */
  readonly reset: (action: string, client: string) => Promise<void>
  /** The same within a transaction: a rollback takes the count back as well. */
  readonly within: (transaction: Transaction<Tables>) => RateLimiter
  /** Deletes windows that are over. */
  readonly sweep: (stopped: AbortSignal) => Promise<void>
}

/** Counters live in the database: shared by all instances and kept across restarts. */
export function createRateLimiter(
  db: Kysely<Tables>,
  { secret, now }: { readonly secret: string; readonly now: () => Date },
): RateLimiter {
  /** Hashed, so that neither e-mails nor addresses are stored. */
  const keyOf = (action: string, client: string) =>
    createHmac('sha256', secret).update(`${action} ${client}`).digest('base64url')

  async function count(action: string, client: string, { tries: limit, windowMs }: Limit): Promise<Attempt> {
    const key = keyOf(action, client)
    const time = now()
    const fresh = { key, tries: 1, window_ends_at: new Date(time.getTime() + windowMs).toISOString() }
    const latestEnd = new Date(time.getTime() + windowMs + CLOCK_TOLERANCE_MS).toISOString()
    const { tries, window_ends_at } = await db
      .insertInto('attempt_counters')
      .values(fresh)
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => {
          // One that ends too late was begun by a clock that was ahead.
          const isOver = eb.or([
            eb('attempt_counters.window_ends_at', '<=', time.toISOString()),
            eb('attempt_counters.window_ends_at', '>', latestEnd),
          ])
          return {
            tries: eb
              .case()
              .when(isOver)
              .then(1)
              .else(eb('attempt_counters.tries', '+', 1))
              .end(),
            window_ends_at: eb
              .case()
              .when(isOver)
              .then(fresh.window_ends_at)
              .else(eb.ref('attempt_counters.window_ends_at'))
              .end(),
          }
        }),
      )
      .returning(['tries', 'window_ends_at'])
      .executeTakeFirstOrThrow()
    if (tries > limit) {
      const endsInMs = new Date(window_ends_at).getTime() - time.getTime()
      const remainingMs = Math.min(endsInMs, windowMs, LONGEST_WAIT_MS)
      const retryAfterSeconds = Math.max(1, Math.ceil(remainingMs / 1000))
      return { isAllowed: false, retryAfterSeconds, isFirst: tries === limit + 1 }
    }
    return { isAllowed: true, refund: () => refund(key) }
  }

  async function refund(key: string): Promise<void> {
    await db
      .updateTable('attempt_counters')
      .set((eb) => ({ tries: eb('tries', '-', 1) }))
      .where('key', '=', key)
      .where('tries', '>', 0)
      .execute()
  }

  async function reset(action: string, client: string): Promise<void> {
    await db.deleteFrom('attempt_counters').where('key', '=', keyOf(action, client)).execute()
  }

  async function sweep(stopped: AbortSignal): Promise<void> {
    const time = now()
    const tooLate = new Date(time.getTime() + LONGEST_WINDOW_MS + CLOCK_TOLERANCE_MS).toISOString()
    const windows = { table: 'attempt_counters', key: 'key', time: 'window_ends_at' } as const
    await deleteInChunks(db, { ...windows, limit: { until: time.toISOString() } }, stopped)
    await deleteInChunks(db, { ...windows, limit: { after: tooLate } }, stopped)
  }

  return { count, reset, within: (transaction) => createRateLimiter(transaction, { secret, now }), sweep }
}
