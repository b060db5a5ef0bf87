import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { withOwner } from './with-owner.ts'

/** Comes with the release of the passkeys, which has its row: servers of the release before do without the table. */
const RELEASE = { name: '0.1.0', schema: 25 } as const

/** What programs get in with. The token itself is kept nowhere. */
export async function createTokens(db: Kysely<unknown>): Promise<void> {
  await withOwner(
    db.schema.createTable('api_tokens').addColumn('id', 'text', (column) => column.primaryKey()),
    'user_id',
  )
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('scope', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addColumn('last_used_on', 'text')
    .execute()
  await db.schema.createIndex('api_tokens_user_id_idx').on('api_tokens').column('user_id').execute()
  await db.schema.createIndex('api_tokens_expires_at_idx').on('api_tokens').columns(['expires_at', 'id']).execute()
  await sql`update schema_compatibility set schema_version = ${RELEASE.schema}
    where release = ${RELEASE.name}`.execute(db)
}
