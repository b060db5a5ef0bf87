import type { Transaction } from 'kysely'
import type { DatabaseKind } from '#server/db/migrations.ts'
import type { Tables } from '#server/db/schema.ts'

type Lock = { readonly kind: DatabaseKind; readonly userId: string }

/**
 * Blocks other changes to this golfer's data until the transaction ends; rows that refer to the golfer can still be
 * added. SQLite transactions are exclusive anyway.
 */
export async function lockGolfer(trx: Transaction<Tables>, { kind, userId }: Lock): Promise<void> {
  if (kind === 'sqlite') return
  await trx.selectFrom('user').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

/** The same for the profile. When both are locked the profile comes first, as for edits, to avoid deadlocks. */
export async function lockProfile(trx: Transaction<Tables>, { kind, userId }: Lock): Promise<void> {
  if (kind === 'sqlite') return
  await trx.selectFrom('profiles').select('id').where('id', '=', userId).forUpdate().execute()
}
