import { Migrator } from 'kysely/migration'
import type { Migration } from 'kysely/migration'
import { migrationsFor } from '#server/db/migrations.ts'
import type { TemporaryPlace } from './temporary-database.ts'
import { openAsItIs } from './older-database.ts'

/** The version of this code's own schema. */
export const OWN_SCHEMA = Math.max(...Object.keys(migrationsFor('sqlite')).map((name) => Number.parseInt(name, 10)))

type FutureRelease = {
  readonly release: string
  readonly schema: number
  /** The oldest schema whose servers may use it; without one the release is not marked. */
  readonly oldestSchema?: number
}

/** Brings a database to the schema of versions that do not exist yet. */
export async function migrateFurther(
  place: TemporaryPlace['place'],
  releases: readonly FutureRelease[],
): Promise<void> {
  const db = openAsItIs(place)
  const future = Object.fromEntries(releases.map((release) => [`${padded(release)}-future`, migrationOf(release)]))
  const migrations = { ...migrationsFor(place.databaseUrl === undefined ? 'sqlite' : 'postgres'), ...future }
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
  }).migrateToLatest()
  await db.destroy()
  if (error) throw error
}

const padded = ({ schema }: FutureRelease) => String(schema).padStart(4, '0')

function migrationOf({ release, schema, oldestSchema }: FutureRelease): Migration {
  return {
    up: async (db) => {
      await db.schema.alterTable('profiles').addColumn(`future_${schema}`, 'text').execute()
      if (oldestSchema === undefined) return
      await db
        .insertInto('schema_compatibility')
        .values({ release, schema_version: schema, oldest_schema_version: oldestSchema })
        .execute()
    },
  }
}
