import { CompiledQuery } from 'kysely'
import type { Database } from '#server/db/database.ts'

/** The query plan of a statement, line by line. */
export async function readPlan(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  { sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>,
): Promise<string> {
  const explain = kind === 'postgres' ? 'explain' : 'explain query plan'
  const { rows } = await db.executeQuery<Record<string, unknown>>(
    CompiledQuery.raw(`${explain} ${sql}`, [...parameters]),
  )
  return rows.map((row) => String(row['QUERY PLAN'] ?? row.detail)).join('\n')
}
