import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { withOwner } from './with-owner.ts'

/** Comes with the release of the passkeys, which has its row: servers of the release before do without both. */
const RELEASE = { name: '0.1.0', schema: 22 } as const

/** Maps of courses that were fetched or imported, for everybody, and the mappings of golfers. */
export async function createCourses(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('course_maps')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('packed', 'text')
    .addColumn('etag', 'text')
    .addColumn('name', 'text')
    .addColumn('search_name', 'text')
    .addColumn('latitude_e6', 'integer')
    .addColumn('longitude_e6', 'integer')
    .addColumn('hole_count', 'integer')
    .addColumn('taken_on', 'text')
    .addColumn('fetched_at', 'text')
    .addColumn('tried_at', 'text')
    .addColumn('asked_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('course_maps_place_idx')
    .on('course_maps')
    .columns(['latitude_e6', 'longitude_e6'])
    .execute()
  await db.schema.createIndex('course_maps_asked_at_idx').on('course_maps').columns(['asked_at', 'id']).execute()
  await withOwner(db.schema.createTable('own_courses'), 'user_id')
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('packed', 'text', (column) => column.notNull())
    .addColumn('name', 'text')
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('saved_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('own_courses_key', ['user_id', 'id'])
    .execute()
  await sql`update schema_compatibility set schema_version = ${RELEASE.schema}
    where release = ${RELEASE.name}`.execute(db)
}
