import { createHmac } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { deleteInPortions } from '#server/db/delete-in-portions.ts'
import type { Tables } from '#server/db/schema.ts'

type Limit = { readonly tries: number; readonly windowMs: number }

type Attempt =
  | { readonly isAllowed: true; readonly giveBack: () => Promise<void> }
  | { readonly isAllowed: false; readonly retryAfterSeconds: number }

export type Attempts = {
  /** Counts a try before it is made, so that a thousand at once cannot slip through. */
  readonly count: (what: string, who: string, limit: Limit) => Promise<Attempt>
  /** The next try is the first one again. */
  readonly forget: (what: string, who: string) => Promise<void>
  /** The same within a transaction: whatever takes that back takes back the count. */
  readonly within: (transaction: Transaction<Tables>) => Attempts
  /** Forgets windows that are over. */
  readonly sweep: (stopped: AbortSignal) => Promise<void>
}

/** Tries are counted in the database: shared by all instances and kept over a restart. */
export function createAttempts(
  db: Kysely<Tables>,
  { secret, now }: { readonly secret: string; readonly now: () => Date },
): Attempts {
  /** Neither e-mails nor addresses are stored. */
  const keyOf = (what: string, who: string) => createHmac('sha256', secret).update(`${what} ${who}`).digest('base64url')

  async function count(what: string, who: string, { tries: limit, windowMs }: Limit): Promise<Attempt> {
    const key = keyOf(what, who)
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
    return { isAllowed: true, giveBack: () => giveBack(key) }
  }

  async function giveBack(key: string): Promise<void> {
    await db
      .updateTable('attempt_counters')
      .set((eb) => ({ tries: eb('tries', '-', 1) }))
      .where('key', '=', key)
      .where('tries', '>', 0)
      .execute()
  }

  async function forget(what: string, who: string): Promise<void> {
    await db.deleteFrom('attempt_counters').where('key', '=', keyOf(what, who)).execute()
  }

  async function sweep(stopped: AbortSignal): Promise<void> {
    const limit = { until: now().toISOString() }
    await deleteInPortions(db, { table: 'attempt_counters', key: 'key', time: 'window_ends_at', limit }, stopped)
  }

  return { count, forget, within: (transaction) => createAttempts(transaction, { secret, now }), sweep }
}
