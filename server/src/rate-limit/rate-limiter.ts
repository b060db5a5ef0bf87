import { createHmac } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { deleteInChunks } from '#server/db/delete-in-chunks.ts'
import type { Tables } from '#server/db/schema.ts'

type Limit = { readonly tries: number; readonly windowMs: number }

type Attempt =
  | { readonly isAllowed: true; readonly refund: () => Promise<void> }
  | { readonly isAllowed: false; readonly retryAfterSeconds: number }

export type RateLimiter = {
  /** Counts an attempt before it is made, so that parallel requests cannot get around the limit. */
  readonly count: (action: string, client: string, limit: Limit) => Promise<Attempt>
  /** Starts a new window. */
  readonly reset: (action: string, client: string) => Promise<void>
  /** The same within a transaction: a rollback takes the count back as well. */
  readonly within: (transaction: Transaction<Tables>) => RateLimiter
  /** Deletes expired windows. */
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
    const { tries, window_ends_at } = await db
      .insertInto('attempt_counters')
      .values(fresh)
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet((eb) => {
          const isOver = eb('attempt_counters.window_ends_at', '<=', time.toISOString())
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
      const remainingMs = new Date(window_ends_at).getTime() - time.getTime()
      return { isAllowed: false, retryAfterSeconds: Math.max(1, Math.ceil(remainingMs / 1000)) }
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
    const limit = { until: now().toISOString() }
    await deleteInChunks(db, { table: 'attempt_counters', key: 'key', time: 'window_ends_at', limit }, stopped)
  }

  return { count, reset, within: (transaction) => createRateLimiter(transaction, { secret, now }), sweep }
}
