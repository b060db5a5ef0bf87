import type { Transaction } from 'kysely'
import type { DatabaseKind } from '#server/db/migrations.ts'
import type { Tables } from '#server/db/schema.ts'

type Lock = { readonly kind: DatabaseKind; readonly userId: string }

/**
 * Blocks other changes to how this golfer signs in until the transaction ends. Lock order: account, profile, golfer.
 * SQLite transactions are exclusive anyway.
 */
export async function lockAccount(trx: Transaction<Tables>, { kind, userId }: Lock): Promise<void> {
  if (kind === 'sqlite') return
  await trx.selectFrom('account').select('userId').where('userId', '=', userId).forUpdate().execute()
}
