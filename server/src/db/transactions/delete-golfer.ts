import type { Transaction } from 'kysely'
import { listDeletedAccount } from '#server/db/deleted-accounts.ts'
import type { Tables } from '#server/db/schema.ts'

type Deletion = { readonly userId: string; readonly now: Date }

/** Deletes everything of a golfer. Lock order as for edits: the profile before the golfer; other rows cascade. */
export async function deleteGolfer(transaction: Transaction<Tables>, { userId, now }: Deletion): Promise<void> {
  await transaction.deleteFrom('profiles').where('id', '=', userId).execute()
  await transaction.deleteFrom('form_submissions').where('user_id', '=', userId).execute()
  await transaction.deleteFrom('user').where('id', '=', userId).execute()
  await transaction.deleteFrom('verification').where('value', '=', userId).execute()
  await listDeletedAccount(transaction, { userId, deletedAt: now.toISOString() })
}
