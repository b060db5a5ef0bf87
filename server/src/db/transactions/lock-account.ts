import type { Transaction } from 'kysely'
import type { DatabaseKind } from '#server/db/migrations.ts'
import type { Tables } from '#server/db/schema.ts'

type Lock = { readonly kind: DatabaseKind; readonly userId: string }

/**
 * Until the transaction ends, others that change how this golfer signs in wait. It is taken before every other lock: the
 * account, then the profile, then the golfer. SQLite's transactions have the whole database to themselves anyway.
 */
export async function lockAccount(trx: Transaction<Tables>, { kind, userId }: Lock): Promise<void> {
  if (kind === 'sqlite') return
  await trx.selectFrom('account').select('userId').where('userId', '=', userId).forUpdate().execute()
}
