import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/**
 * Comes with the release of the passkeys, which has its row. Servers of the release before read null where a golfer has
 * said nothing, as they did where one was removed, write the columns they know, and leave the new ones as they are.
 */
const RELEASE = { name: '0.1.0', schema: 18 } as const

/** Rows keep null until `sourceProfiles` has looked at them: it needs the profile's history. */
export async function addFacts(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('profiles').addColumn('facts', 'text').execute()
  await db.schema.alterTable('profiles').addColumn('assumed_measures', 'text').execute()
  await db.schema
    .alterTable('profiles')
    .addColumn('facts_to_confirm', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
  await sql`update schema_compatibility set schema_version = ${RELEASE.schema}
    where release = ${RELEASE.name}`.execute(db)
}
