import type { ColumnDataType, Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { createCourses } from './courses-migration.ts'
import { addFacts } from './facts-migration.ts'
import { addHand } from './hand-migration.ts'
import { addSpeedAnswers } from './speed-answers-migration.ts'
import { allowPartRounds } from './part-rounds-migration.ts'
import { createLiveShots } from './live-shots-migration.ts'
import { createPasskeys } from './passkeys-migration.ts'
import { createPlayedRounds } from './played-rounds-migration.ts'
import { createSecurityEvents } from './security-events-migration.ts'
import { createShots } from './shots-migration.ts'
import { addTees } from './tees-migration.ts'
import { createTokens } from './tokens-migration.ts'
import { withOwner } from './with-owner.ts'

export type DatabaseKind = 'sqlite' | 'postgres'

type Types = { readonly time: ColumnDataType; readonly flag: ColumnDataType }

/** The account library stores times and flags in the database's native types. */
const LIBRARY_TYPES: Readonly<Record<DatabaseKind, Types>> = {
  sqlite: { time: 'date', flag: 'integer' },
  postgres: { time: 'timestamptz', flag: 'boolean' },
}

/** Every schema change, oldest first. A released migration is never edited. */
export function migrationsFor(kind: DatabaseKind): Readonly<Record<string, Migration>> {
  return {
    '0001-accounts': { up: (db) => createAccounts(db, LIBRARY_TYPES[kind]) },
    '0002-profiles': { up: createProfiles },
    '0003-attempt-counters': { up: createAttemptCounters },
    '0004-progress-entries': { up: createProgressEntries },
    '0005-form-submissions': { up: createFormSubmissions },
    '0006-share-count': { up: addShareCount },
    '0007-rounds': { up: createRounds },
    '0008-account-names': { up: nameAccountsAfterProfiles },
    '0009-senders': { up: addSenders },
    '0010-sweeping': { up: prepareSweeping },
    '0011-bounds': { up: prepareBounds },
    '0012-schema-compatibility': { up: createSchemaCompatibility },
    '0013-database-marks': { up: createDatabaseMarks },
    '0014-deleted-accounts': { up: createDeletedAccounts },
    '0015-security-events': { up: createSecurityEvents },
    '0016-passkeys': { up: createPasskeys },
    '0017-hand': { up: addHand },
    '0018-facts': { up: addFacts },
    '0019-speed-answers': { up: addSpeedAnswers },
    '0020-tees': { up: addTees },
    '0021-shots': { up: createShots },
    '0022-courses': { up: createCourses },
    '0023-played-rounds': { up: createPlayedRounds },
    '0024-part-rounds': { up: (db) => allowPartRounds(db, kind) },
    '0025-tokens': { up: createTokens },
    '0026-live-shots': { up: createLiveShots },
  }
}

/** The tables of better-auth 1.7, plus the golfer's names. */
async function createAccounts(db: Kysely<unknown>, { time, flag }: Types): Promise<void> {
  await db.schema
    .createTable('user')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('emailVerified', flag, (column) => column.notNull())
    .addColumn('image', 'text')
    .addColumn('createdAt', time, (column) => column.notNull())
    .addColumn('updatedAt', time, (column) => column.notNull())
    .addColumn('first_name', 'text')
    .addColumn('last_name', 'text')
    .execute()
  await withOwner(db.schema.createTable('session'), 'userId')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('expiresAt', time, (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('createdAt', time, (column) => column.notNull())
    .addColumn('updatedAt', time, (column) => column.notNull())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .execute()
  await withOwner(db.schema.createTable('account'), 'userId')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('accountId', 'text', (column) => column.notNull())
    .addColumn('providerId', 'text', (column) => column.notNull())
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', time)
    .addColumn('refreshTokenExpiresAt', time)
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('createdAt', time, (column) => column.notNull())
    .addColumn('updatedAt', time, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('verification')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('identifier', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('expiresAt', time, (column) => column.notNull())
    .addColumn('createdAt', time, (column) => column.notNull())
    .addColumn('updatedAt', time, (column) => column.notNull())
    .execute()
  await db.schema.createIndex('session_userId_idx').on('session').column('userId').execute()
  await db.schema.createIndex('account_userId_idx').on('account').column('userId').execute()
  await db.schema.createIndex('verification_identifier_idx').on('verification').column('identifier').execute()
}

async function createProfiles(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('profiles')
    .addColumn('id', 'text', (column) => column.primaryKey().references('user.id').onDelete('cascade'))
    .addColumn('first_name', 'text')
    .addColumn('last_name', 'text')
    .addColumn('email', 'text')
    .addColumn('handicap', 'double precision')
    .addColumn('height', 'double precision')
    .addColumn('weight', 'double precision')
    .addColumn('age', 'integer')
    .addColumn('average_score', 'double precision')
    .addColumn('golf_persona', 'text')
    .addColumn('swing_speed', 'double precision')
    .addColumn('swing_speed_range', 'text')
    .addColumn('swing_tempo', 'text')
    .addColumn('ball_flight', 'text')
    .addColumn('hand_size', 'text')
    .addColumn('grip_type', 'text')
    .addColumn('grip_pressure', 'text')
    .addColumn('attack_angle', 'text')
    .addColumn('skill_level', 'text')
    .addColumn('playing_experience', 'text')
    .addColumn('course_frequency', 'text')
    .addColumn('miss_pattern', 'text')
    .addColumn('preferred_course_type', 'text')
    .addColumn('golf_goals', 'text', (column) => column.notNull())
    .addColumn('current_issues', 'text', (column) => column.notNull())
    .addColumn('club_distances', 'text', (column) => column.notNull())
    .addColumn('golf_bag', 'text', (column) => column.notNull())
    .addColumn('preferred_units', 'text', (column) => column.notNull())
    .addColumn('has_completed_onboarding', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await withOwner(db.schema.createTable('profile_batches'), 'user_id')
    .addColumn('batch_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('profile_batches_key', ['user_id', 'batch_id'])
    .execute()
  await withOwner(db.schema.createTable('profile_history'), 'user_id')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('batch_id', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('kept_value', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull().check(sql`reason in ('replaced', 'rejected')`))
    .addColumn('is_conflict', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('profile_history_order', ['user_id', 'position'])
    .execute()
}

async function createAttemptCounters(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('attempt_counters')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('tries', 'integer', (column) => column.notNull())
    .addColumn('window_ends_at', 'text', (column) => column.notNull())
    .execute()
}

async function createProgressEntries(db: Kysely<unknown>): Promise<void> {
  await withOwner(db.schema.createTable('progress_entries'), 'user_id')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('handicap', 'double precision')
    .addColumn('club_distances', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('progress_entries_key', ['user_id', 'id'])
    .addUniqueConstraint('progress_entries_order', ['user_id', 'position'])
    .execute()
}

async function createFormSubmissions(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('form_submissions')
    .addColumn('submission', 'text', (column) => column.primaryKey())
    .addColumn('first_name', 'text', (column) => column.notNull())
    .addColumn('last_name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
}

async function addShareCount(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('profiles')
    .addColumn('share_count', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}

async function createRounds(db: Kysely<unknown>): Promise<void> {
  await withOwner(db.schema.createTable('rounds'), 'user_id')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('course', 'text', (column) => column.notNull())
    .addColumn('tees', 'text', (column) => column.notNull())
    .addColumn('course_rating', 'double precision', (column) => column.notNull())
    .addColumn('slope_rating', 'integer', (column) => column.notNull())
    .addColumn('adjusted_gross_score', 'integer', (column) => column.notNull())
    .addColumn('playing_conditions', 'integer')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('rounds_key', ['user_id', 'id'])
    .execute()
}

/** From here on an account carries the names of its profile. */
async function nameAccountsAfterProfiles(db: Kysely<unknown>): Promise<void> {
  const ofProfile = (column: string) => sql`(select ${sql.ref(column)} from profiles where profiles.id = "user".id)`
  await sql`
    update "user" set
      first_name = ${ofProfile('first_name')},
      last_name = ${ofProfile('last_name')},
      name = trim(coalesce(${ofProfile('first_name')}, '') || ' ' || coalesce(${ofProfile('last_name')}, ''))
    where exists (select 1 from profiles where profiles.id = "user".id)`.execute(db)
}

/** Contact messages sent while signed in belong to the golfer. */
async function addSenders(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('form_submissions')
    .addColumn('user_id', 'text', (column) => column.references('user.id').onDelete('cascade'))
    .execute()
  await db.schema.createIndex('form_submissions_user_id_idx').on('form_submissions').column('user_id').execute()
}

/** Expired rows can be found without scanning the others. */
async function prepareSweeping(db: Kysely<unknown>): Promise<void> {
  const times = [
    ['session', ['expiresAt', 'id']],
    ['session', ['createdAt', 'id']],
    ['verification', ['expiresAt', 'id']],
    ['attempt_counters', ['window_ends_at', 'key']],
    ['profile_batches', ['created_at', 'batch_id']],
    ['profile_history', ['created_at', 'id']],
  ] as const
  for (const [table, columns] of times) {
    await db.schema
      .createIndex(`${table}_${columns[0]}_idx`)
      .on(table)
      .columns([...columns])
      .execute()
  }
  await db.schema
    .createTable('sweep_marks')
    .addColumn('what', 'text', (column) => column.primaryKey())
    .addColumn('swept_until', 'text', (column) => column.notNull())
    .execute()
}

/** Whether a golfer has more than may be kept is found without reading all of it; an account can be locked. */
async function prepareBounds(db: Kysely<unknown>): Promise<void> {
  const orders = [
    ['profile_batches', ['user_id', 'created_at']],
    ['profile_history', ['user_id', 'path', 'position']],
  ] as const
  for (const [table, columns] of orders) {
    await db.schema
      .createIndex(`${table}_${columns.join('_')}_idx`)
      .on(table)
      .columns([...columns])
      .execute()
  }
  await db.schema.alterTable('user').addColumn('locked_at', 'text').execute()
}

/** One row for each release that changed the schema; a release without one can be used by no older server. */
async function createSchemaCompatibility(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('schema_compatibility')
    .addColumn('release', 'text', (column) => column.primaryKey())
    .addColumn('schema_version', 'integer', (column) => column.notNull())
    .addColumn('oldest_schema_version', 'integer', (column) => column.notNull())
    .execute()
}

/** A restore creates the table in a backup that is older than it. */
async function createDatabaseMarks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('database_marks')
    .ifNotExists()
    .addColumn('what', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
}

/** No reference to the account, which is gone. A restore creates the table in a backup that is older than it. */
async function createDeletedAccounts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deleted_accounts')
    .ifNotExists()
    .addColumn('user_id', 'text', (column) => column.primaryKey())
    .addColumn('deleted_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('deleted_accounts_deleted_at_idx')
    .on('deleted_accounts')
    .columns(['deleted_at', 'user_id'])
    .execute()
}
