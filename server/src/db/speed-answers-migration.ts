import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Comes with the release of the passkeys, which has its row: servers of the release before do without both. */
const RELEASE = { name: '0.1.0', schema: 19 } as const

export async function addSpeedAnswers(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('profiles').addColumn('reach_in_two_yards', 'integer').execute()
  await db.schema.alterTable('profiles').addColumn('asked_swing_speed', 'double precision').execute()
  await sql`update schema_compatibility set schema_version = ${RELEASE.schema}
    where release = ${RELEASE.name}`.execute(db)
}
