import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { withOwner } from './with-owner.ts'

/**
 * Comes with the release of the passkeys, which has its row: servers of the release before do without the tables, and
 * the rounds they write have eighteen holes.
 */
const RELEASE = { name: '0.1.0', schema: 23 } as const

/** Played rounds with their holes and shots. No time of day: rounds of a day are told apart by their position. */
export async function createPlayedRounds(db: Kysely<unknown>): Promise<void> {
  await withOwner(db.schema.createTable('played_rounds'), 'user_id')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('course', 'text', (column) => column.notNull())
    .addColumn('course_id', 'text')
    .addColumn('tees', 'text', (column) => column.notNull())
    .addColumn('hole_count', 'integer', (column) => column.notNull())
    .addColumn('first_hole', 'integer', (column) => column.notNull())
    .addColumn('course_rating_tenths', 'integer')
    .addColumn('slope_rating', 'integer')
    .addColumn('playing_conditions', 'integer')
    .addColumn('handicap_then_tenths', 'integer')
    .addColumn('rules', 'text', (column) => column.notNull())
    .addColumn('advice_from_hole', 'integer')
    .addColumn('is_counting', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('played_rounds_key', ['user_id', 'id'])
    .execute()
  await withOwner(db.schema.createTable('played_holes'), 'user_id')
    .addColumn('round_id', 'text', (column) => column.notNull())
    .addColumn('number', 'integer', (column) => column.notNull())
    .addColumn('par', 'integer', (column) => column.notNull())
    .addColumn('stroke_index', 'integer')
    .addColumn('length_yards_tenths', 'integer')
    .addColumn('score', 'integer')
    .addColumn('finish', 'text')
    .addColumn('putts', 'integer')
    .addColumn('first_putt_feet_tenths', 'integer')
    .addColumn('pin_along_yards_tenths', 'integer')
    .addColumn('pin_across_yards_tenths', 'integer')
    .addPrimaryKeyConstraint('played_holes_key', ['user_id', 'round_id', 'number'])
    .addForeignKeyConstraint(
      'played_holes_round',
      ['user_id', 'round_id'],
      'played_rounds',
      ['user_id', 'id'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute()
  await withOwner(db.schema.createTable('played_shots'), 'user_id')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('round_id', 'text', (column) => column.notNull())
    .addColumn('hole', 'integer', (column) => column.notNull())
    .addColumn('shot_order', 'integer', (column) => column.notNull())
    .addColumn('branch', 'text', (column) => column.notNull())
    .addColumn('club', 'text')
    .addColumn('lie', 'text')
    .addColumn('lie_from', 'text', (column) => column.notNull())
    .addColumn('left_yards_tenths', 'integer')
    .addColumn('left_sd_yards_tenths', 'integer')
    .addColumn('left_from', 'text')
    .addColumn('swing', 'text')
    .addColumn('penalty', 'text', (column) => column.notNull())
    .addColumn('rest_along_yards_tenths', 'integer')
    .addColumn('rest_across_yards_tenths', 'integer')
    .addColumn('rest_sd_yards_tenths', 'integer')
    .addColumn('headwind_mph_tenths', 'integer')
    .addColumn('crosswind_mph_tenths', 'integer')
    .addColumn('temperature_f_tenths', 'integer')
    .addColumn('along_yards_tenths', 'integer')
    .addColumn('across_yards_tenths', 'integer')
    .addColumn('is_left_out', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('played_shots_key', ['user_id', 'id'])
    .addForeignKeyConstraint(
      'played_shots_hole',
      ['user_id', 'round_id', 'hole'],
      'played_holes',
      ['user_id', 'round_id', 'number'],
      (constraint) => constraint.onDelete('cascade'),
    )
    .execute()
  await db.schema.createIndex('played_rounds_date_idx').on('played_rounds').columns(['user_id', 'date']).execute()
  await db.schema
    .createIndex('played_shots_round_idx')
    .on('played_shots')
    .columns(['user_id', 'round_id', 'hole'])
    .execute()
  await db.schema.createIndex('played_shots_club_idx').on('played_shots').columns(['user_id', 'club']).execute()
  await db.schema
    .alterTable('rounds')
    .addColumn('hole_count', 'integer', (column) => column.notNull().defaultTo(18))
    .execute()
  await sql`update schema_compatibility set schema_version = ${RELEASE.schema}
    where release = ${RELEASE.name}`.execute(db)
}
