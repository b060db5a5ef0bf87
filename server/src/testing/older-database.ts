import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import type { LogEvent } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrationsFor } from '#server/db/migrations.ts'
import { openMigrationPool } from '#server/db/postgres.ts'
import type { Tables } from '#server/db/schema.ts'
import { NodeSqliteDialect } from '#server/db/sqlite.ts'
import type { TemporaryPlace } from './temporary-database.ts'

type Place = TemporaryPlace['place']

/** A new database at an old migration. */
export async function olderDatabase(place: Place, lastMigration: string): Promise<Kysely<Tables>> {
  const db = openAsItIs(place)
  // As its server has left it.
  if (place.databaseUrl === undefined) writeFileSync(join(place.dataDir, 'server.lock'), '')
  const { error } = await migratorOf(db, place).migrateTo(lastMigration)
  if (error) throw error
  return db
}

export async function bringUpToDate(place: Place, onStatement: (event: LogEvent) => void): Promise<void> {
  const db = openAsItIs(place, onStatement)
  const { error } = await migratorOf(db, place).migrateToLatest()
  await db.destroy()
  if (error) throw error
}

/** A row in an old schema, which today's types do not know. */
export async function insertRow(db: Kysely<Tables>, table: string, row: Readonly<Record<string, unknown>>) {
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)))
  await sql`insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(row))})`.execute(db)
}

export function openAsItIs({ dataDir, databaseUrl }: Place, log: (event: LogEvent) => void = () => undefined) {
  const dialect =
    databaseUrl === undefined
      ? new NodeSqliteDialect(join(dataDir, 'bagwise.db'))
      : new PostgresDialect({ pool: openMigrationPool(databaseUrl) })
  return new Kysely<Tables>({ dialect, log })
}

function migratorOf(db: Kysely<Tables>, { databaseUrl }: Place): Migrator {
  const migrations = migrationsFor(databaseUrl === undefined ? 'sqlite' : 'postgres')
  return new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } })
}
