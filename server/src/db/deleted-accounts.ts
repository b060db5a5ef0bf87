import type { Kysely } from 'kysely'
import { deleteInChunks } from './delete-in-chunks.ts'
import type { Tables } from './schema.ts'

/** Longer than docs/operations.md has backups kept: an account is listed as long as a backup has it. */
const KEPT_DAYS = 35
const DAY_MS = 24 * 60 * 60 * 1000

/** An account that its golfer has deleted; a restored backup may still have it. */
export type DeletedAccount = { readonly userId: string; readonly deletedAt: string }

/** Earlier deletions are in no backup that is kept. */
export function earliestListed(now: Date): string {
  return new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString()
}

/** Runs in the transaction that deletes the account. */
export async function listDeletedAccount(db: Kysely<Tables>, { userId, deletedAt }: DeletedAccount): Promise<void> {
  await db.insertInto('deleted_accounts').values({ user_id: userId, deleted_at: deletedAt }).execute()
}

export async function sweepDeletedAccounts(db: Kysely<Tables>, now: Date, stopped: AbortSignal): Promise<void> {
  const limit = { before: earliestListed(now) }
  await deleteInChunks(db, { table: 'deleted_accounts', time: 'deleted_at', key: 'user_id', limit }, stopped)
}
