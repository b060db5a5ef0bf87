import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Comes with the release of the passkeys, which has its row: servers of the release before do without both. */
const RELEASE = { name: '0.1.0', schema: 20 } as const

export async function addTees(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('profiles').addColumn('tees', 'text').execute()
  await sql`update schema_compatibility set schema_version = ${RELEASE.schema}
    where release = ${RELEASE.name}`.execute(db)
}
