import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** Comes with the release of the passkeys, which has its row: servers of the release before do without both. */
const RELEASE = { name: '0.1.0', schema: 17 } as const

export async function addHand(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('profiles').addColumn('hand', 'text').execute()
  await sql`update schema_compatibility set schema_version = ${RELEASE.schema}
    where release = ${RELEASE.name}`.execute(db)
}
