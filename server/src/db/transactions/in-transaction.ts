import { Transaction } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from '#server/db/schema.ts'

/** Runs the task in its own transaction, or in the one that `db` already is. */
export function inTransaction<Result>(
  db: Kysely<Tables>,
  task: (trx: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
  return db instanceof Transaction ? task(db) : db.transaction().execute(task)
}
