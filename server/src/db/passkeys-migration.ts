import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** The release that brings passkeys, its schema, and the oldest one whose servers can use it: they do without the table. */
const RELEASE = ['0.1.0', 16, 15] as const

export async function createPasskeys(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('passkeys')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (owner) => owner.notNull().references('user.id').onDelete('cascade'))
    .addColumn('credential_id', 'text', (column) => column.notNull().unique())
    .addColumn('public_key', 'text', (column) => column.notNull())
    .addColumn('sign_count', 'double precision', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('last_used_at', 'text')
    .addUniqueConstraint('passkeys_name', ['user_id', 'name'])
    .execute()
  await sql`insert into schema_compatibility (release, schema_version, oldest_schema_version)
    values (${sql.join(RELEASE)})`.execute(db)
}
