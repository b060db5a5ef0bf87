import type { Kysely } from 'kysely'
import { FACT_FIELDS } from '@bagwise/golf/facts'
import type { Tables } from '#server/db/schema.ts'
import { historyEntry } from './profile-history.ts'
import { PROFILE_COLUMNS, profileOf, rowOf } from './profile-row.ts'

/** Rows read at once. */
const PORTION = 200

/**
 * Gives profiles of the version before their sources, portion by portion. Repeatable: a row that has them is left alone,
 * and one that is edited meanwhile waits for its next reader. Its version stays: what golfers see does not change.
 */
export async function sourceProfiles(db: Kysely<Tables>): Promise<number> {
  let sourcedCount = 0
  let last = ''
  for (;;) {
    const rows = await db
      .selectFrom('profiles')
      .select(PROFILE_COLUMNS)
      .where('facts', 'is', null)
      .where('id', '>', last)
      .orderBy('id')
      .limit(PORTION)
      .execute()
    const end = rows.at(-1)
    if (!end) return sourcedCount
    last = end.id
    const history = await historyOf(
      db,
      rows.map(({ id }) => id),
    )
    for (const row of rows) {
      const { id: _id, ...columns } = rowOf(profileOf(row, history.get(row.id)))
      await db
        .updateTable('profiles')
        .set(columns)
        .where('id', '=', row.id)
        .where('version', '=', row.version)
        .where('facts', 'is', null)
        .execute()
      sourcedCount += 1
    }
  }
}

/** What gave way in fields that are facts, by golfer. */
async function historyOf(db: Kysely<Tables>, ids: readonly string[]) {
  const rows = await db
    .selectFrom('profile_history')
    .selectAll()
    .where('user_id', 'in', ids)
    .where('path', 'in', FACT_FIELDS)
    .execute()
  return Map.groupBy(
    rows.map((row) => ({ userId: row.user_id, ...historyEntry(row) })),
    ({ userId }) => userId,
  )
}
