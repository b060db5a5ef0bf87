import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { withOwner } from './with-owner.ts'

/** Comes with the release of the passkeys, which has its row: servers of the release before do without both. */
const RELEASE = { name: '0.1.0', schema: 21 } as const

/**
 * Kept shots. Positions are counted in double precision: a golfer who writes without a pause would pass the largest
 * whole number of PostgreSQL within two weeks.
 */
export async function createShots(db: Kysely<unknown>): Promise<void> {
  await withOwner(db.schema.createTable('shot_positions'), 'user_id')
    .addColumn('position', 'double precision', (column) => column.notNull())
    .addPrimaryKeyConstraint('shot_positions_key', ['user_id'])
    .execute()
  await withOwner(db.schema.createTable('shot_sessions'), 'user_id')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('position', 'double precision', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('air', 'text')
    .addColumn('is_normalised', 'integer', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('shot_sessions_key', ['user_id', 'id'])
    .execute()
  await withOwner(db.schema.createTable('shots'), 'user_id')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('position', 'double precision', (column) => column.notNull())
    .addColumn('session_id', 'text', (column) => column.notNull())
    .addColumn('club', 'text')
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('swing', 'text', (column) => column.notNull())
    .addColumn('mark', 'text', (column) => column.notNull())
    .addColumn('carry_yards_tenths', 'integer', (column) => column.notNull())
    .addColumn('side_yards_tenths', 'integer')
    .addColumn('total_yards_tenths', 'integer')
    .addColumn('ball_speed_mph_tenths', 'integer')
    .addColumn('launch_deg_tenths', 'integer')
    .addColumn('start_deg_tenths', 'integer')
    .addColumn('spin_rpm_tenths', 'integer')
    .addColumn('is_spin_measured', 'integer', (column) => column.notNull())
    .addColumn('spin_axis_deg_tenths', 'integer')
    .addColumn('club_speed_mph_tenths', 'integer')
    .addColumn('aim_yards_tenths', 'integer')
    .addPrimaryKeyConstraint('shots_key', ['user_id', 'id'])
    .execute()
  await withOwner(db.schema.createTable('shots_gone'), 'user_id')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('position', 'double precision', (column) => column.notNull())
    .addPrimaryKeyConstraint('shots_gone_key', ['user_id', 'id'])
    .execute()
  for (const table of ['shot_sessions', 'shots', 'shots_gone']) {
    await db.schema.createIndex(`${table}_position_idx`).on(table).columns(['user_id', 'position']).execute()
  }
  await db.schema.createIndex('shots_session_idx').on('shots').columns(['user_id', 'session_id']).execute()
  await sql`update schema_compatibility set schema_version = ${RELEASE.schema}
    where release = ${RELEASE.name}`.execute(db)
}
