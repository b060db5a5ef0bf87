import type { Transaction } from 'kysely'
import type { DatabaseKind } from '#server/db/migrations.ts'
import type { Tables } from '#server/db/schema.ts'

type Lock = { readonly kind: DatabaseKind; readonly userId: string }

/**
 * Until the transaction ends, others that change what belongs to this golfer wait. What refers to the golfer can be added
 * meanwhile. SQLite's transactions have the whole database to themselves anyway.
 */
export async function lockGolfer(trx: Transaction<Tables>, { kind, userId }: Lock): Promise<void> {
  if (kind === 'sqlite') return
  await trx.selectFrom('user').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

/** The same for the profile. Whoever locks both begins with this, as edits do, or two could wait for each other. */
export async function lockProfile(trx: Transaction<Tables>, { kind, userId }: Lock): Promise<void> {
  if (kind === 'sqlite') return
  await trx.selectFrom('profiles').select('id').where('id', '=', userId).forUpdate().execute()
}
