import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { withOwner } from './with-owner.ts'

/** Comes with the release of the passkeys, which has its row: servers of the release before do without the table. */
const RELEASE = { name: '0.1.0', schema: 26 } as const

/** Shots of a range on their way into the open page. */
export async function createLiveShots(db: Kysely<unknown>): Promise<void> {
  await withOwner(db.schema.createTable('live_shots'), 'user_id')
    .addColumn('id', 'text', (column) => column.notNull())
    // Milliseconds: more than an integer of PostgreSQL holds.
    .addColumn('position', 'double precision', (column) => column.notNull())
    .addColumn('device', 'text', (column) => column.notNull())
    .addColumn('club', 'text')
    .addColumn('carry_yards_tenths', 'integer', (column) => column.notNull())
    .addColumn('side_yards_tenths', 'integer', (column) => column.notNull())
    .addColumn('is_carry_computed', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('live_shots_key', ['user_id', 'id'])
    .execute()
  await db.schema
    .createIndex('live_shots_user_id_position_idx')
    .on('live_shots')
    .columns(['user_id', 'position'])
    .execute()
  await db.schema.createIndex('live_shots_created_at_idx').on('live_shots').columns(['created_at', 'id']).execute()
  await sql`update schema_compatibility set schema_version = ${RELEASE.schema}
    where release = ${RELEASE.name}`.execute(db)
}
