import type { Kysely } from 'kysely'
import type { Tables } from './schema.ts'

const WHAT = 'last backup'

/** Noted when a backup is complete, for the metric that says how old it is. */
export async function noteBackup(db: Kysely<Tables>, now: Date): Promise<void> {
  const value = now.toISOString()
  await db
    .insertInto('database_marks')
    .values({ what: WHAT, value })
    .onConflict((conflict) => conflict.column('what').doUpdateSet({ value }))
    .execute()
}

/** Undefined before the first. */
export async function readLastBackup(db: Kysely<Tables>): Promise<Date | undefined> {
  const mark = db.selectFrom('database_marks').select('value').where('what', '=', WHAT)
  const value = (await mark.executeTakeFirst())?.value
  return value === undefined ? undefined : new Date(value)
}
