import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { StartError } from '#server/settings/start-error.ts'
import { PRODUCT_VERSION } from '#server/product-version.ts'
import { migrationsFor } from './migrations.ts'
import type { DatabaseKind } from './migrations.ts'
import type { Tables } from './schema.ts'

/**
 * What the database's schema is to this Bagwise: to be migrated, its own, or that of a newer one, which has marked it as
 * usable by this one. Throws when it is newer and this version cannot use it. Reads only.
 */
export async function stateOfSchema(db: Kysely<Tables>, kind: DatabaseKind): Promise<'behind' | 'own' | 'ahead'> {
  const applied = await appliedMigrations(db, kind)
  const known = Object.keys(migrationsFor(kind))
  const ownSchema = newestOf(known)
  const schema = newestOf(applied)
  const isComplete = known.every((name) => applied.includes(name))
  if (schema <= ownSchema) return isComplete && applied.length === known.length ? 'own' : 'behind'

  const releases = await releasesAfter(db, kind, ownSchema)
  const [next] = releases
  const isOneAhead = releases.length === 1 && next?.schema_version === schema
  if (isOneAhead && isComplete && next.oldest_schema_version <= ownSchema) return 'ahead'
  throw new StartError(tooNew({ schema, ownSchema, release: releases.at(-1)?.release }))
}

function tooNew(versions: {
  readonly schema: number
  readonly ownSchema: number
  readonly release: string | undefined
}): string {
  const { schema, ownSchema, release } = versions
  const newer = release === undefined ? 'a newer Bagwise' : `Bagwise ${release}`
  return `The database has been used by ${newer} (schema ${schema}), and this is Bagwise ${PRODUCT_VERSION} (schema ${ownSchema}), which cannot use it: start the newer version, or go back as docs/operations.md says under "Going back".`
}

async function appliedMigrations(db: Kysely<Tables>, kind: DatabaseKind): Promise<readonly string[]> {
  if (!(await hasTable(db, kind, 'kysely_migration'))) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return rows.map(({ name }) => name)
}

/** The releases that have changed the schema since, oldest first. */
async function releasesAfter(db: Kysely<Tables>, kind: DatabaseKind, schema: number) {
  if (!(await hasTable(db, kind, 'schema_compatibility'))) return []
  return db
    .selectFrom('schema_compatibility')
    .selectAll()
    .where('schema_version', '>', schema)
    .orderBy('schema_version')
    .execute()
}

async function hasTable(db: Kysely<Tables>, kind: DatabaseKind, table: string): Promise<boolean> {
  const found =
    kind === 'sqlite'
      ? sql`select 1 from sqlite_schema where type = 'table' and name = ${table}`
      : sql`select 1 from pg_tables where schemaname = current_schema() and tablename = ${table}`
  return (await found.execute(db)).rows.length > 0
}

/** A schema is known by the number that the name of its newest migration begins with. */
function newestOf(names: readonly string[]): number {
  return Math.max(0, ...names.map((name) => Number.parseInt(name, 10)))
}
