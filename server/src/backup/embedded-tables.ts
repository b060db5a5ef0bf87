import type { DatabaseSync } from 'node:sqlite'
import type { DeletedAccount } from '#server/db/deleted-accounts.ts'
import { LISTED } from './after-restore.ts'
import type { Ask } from './changed-days.ts'

export function askOf(database: DatabaseSync): Ask {
  return async (statement) => database.prepare(statement).all()
}

export function tablesOf(database: DatabaseSync): readonly string[] {
  return database
    .prepare("select name from sqlite_schema where type = 'table'")
    .all()
    .map(({ name }) => String(name))
}

/** The list of deleted accounts in a database; one of an older Bagwise has none. */
export function listedIn(database: DatabaseSync): readonly DeletedAccount[] {
  if (!tablesOf(database).includes('deleted_accounts')) return []
  const rows = database.prepare(LISTED).all()
  return rows.map(({ user_id, deleted_at }) => ({ userId: String(user_id), deletedAt: String(deleted_at) }))
}
