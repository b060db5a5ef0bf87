import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { DatabaseKind } from './migrations.ts'

/**
 * Comes with the release of the passkeys, which has its row. Servers of the release before read the score of a part round
 * as it is, such as 87.91, and write whole ones. They refuse a change whose base has such a score: the page that sent
 * it says so at the round, and sends it again to a server of this release. The handicap of a round they leave as it is.
 */
const RELEASE = { name: '0.1.0', schema: 24 } as const

/**
 * Adjusted gross scores to the hundredth, and the handicap at the start of a played round. A column of SQLite is an integer
 * where the number is whole and keeps any other as it is, so that only PostgreSQL needs another type.
 */
export async function allowPartRounds(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  if (kind === 'postgres') {
    await db.schema
      .alterTable('rounds')
      .alterColumn('adjusted_gross_score', (column) => column.setDataType('double precision'))
      .execute()
  }
  await db.schema.alterTable('rounds').addColumn('handicap_then_tenths', 'integer').execute()
  await sql`update schema_compatibility set schema_version = ${RELEASE.schema}
    where release = ${RELEASE.name}`.execute(db)
}
