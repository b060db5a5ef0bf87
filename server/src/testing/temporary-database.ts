import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from 'pg'
import type { Config } from '#server/config.ts'
import { openDatabase } from '#server/db/database.ts'
import type { Database } from '#server/db/database.ts'
import type { DatabaseKind } from '#server/db/migrations.ts'
import { TEST_POSTGRES_URL, databasePrefix, newDatabaseName, onPostgres } from './test-postgres.ts'

/** `npm run test:exhaustive` asks for all of a long sweep, other runs for a part of it. */
export const IS_EXHAUSTIVE = process.env.BAGWISE_EXHAUSTIVE === 'yes'

/** Tests of stored data run on both; those before each commit on the quicker one. */
export const DATABASE_KINDS: readonly DatabaseKind[] =
  process.env.BAGWISE_TEST_DATABASES === 'sqlite' ? ['sqlite'] : ['sqlite', 'postgres']

/** Sweeps over routes, bodies and attacks ask little of the database: they run on the quicker one, and exhaustively on both. */
export const KINDS_FOR_SWEEPS: readonly DatabaseKind[] = IS_EXHAUSTIVE ? DATABASE_KINDS : ['sqlite']

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>

/** A place for a temporary database; `remove` leaves nothing behind. */
export type TemporaryPlace = { readonly place: Place; readonly remove: () => Promise<void> }

export type TemporaryDatabase = TemporaryPlace & { readonly database: Database }

/** Migrated and empty. */
export async function openTemporaryDatabase(kind: DatabaseKind): Promise<TemporaryDatabase> {
  const { place, remove } = kind === 'postgres' ? await sparePostgres() : await migratedFolder()
  const database = await openDatabase(place)
  return {
    place,
    database,
    remove: async () => {
      await database.close()
      await remove()
    },
  }
}

/** Without a schema. */
export async function temporaryPlace(kind: DatabaseKind): Promise<TemporaryPlace> {
  return kind === 'postgres' ? temporaryPostgres() : temporaryFolder()
}

function temporaryFolder(): TemporaryPlace {
  const dataDir = mkdtempSync(join(tmpdir(), 'bagwise-test-'))
  return {
    place: { dataDir, databaseUrl: undefined },
    // A server that was just killed may still write its last file.
    remove: async () => rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 }),
  }
}

/** A folder to be copied, whose database only has its schema: migrating one takes longer than most tests. */
let migrated: Promise<string> | undefined

async function migratedFolder(): Promise<TemporaryPlace> {
  const folder = temporaryFolder()
  cpSync(await (migrated ??= migrateOnce()), folder.place.dataDir, { recursive: true })
  return folder
}

/** It begins no epoch, which each database has for itself. Removed by `drop-test-databases.ts`. */
async function migrateOnce(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), databasePrefix()))
  const { db, close } = await openDatabase({ dataDir, databaseUrl: undefined })
  await db.deleteFrom('database_marks').execute()
  await close()
  return dataDir
}

async function temporaryPostgres(): Promise<TemporaryPlace> {
  const name = newDatabaseName()
  const folder = temporaryFolder()
  await onPostgres(TEST_POSTGRES_URL, (client) => client.query(`create database ${name}`))
  const url = new URL(TEST_POSTGRES_URL)
  url.pathname = `/${name}`
  return {
    place: { ...folder.place, databaseUrl: url.href },
    remove: async () => {
      await onPostgres(TEST_POSTGRES_URL, (client) => client.query(`drop database ${name} with (force)`))
      await folder.remove()
    },
  }
}

/**
 * Databases that earlier tests of this process have left: making and migrating one takes longer than most tests. What is
 * left at the end is dropped by `drop-test-databases.ts`.
 */
const spares: TemporaryPlace[] = []
let schemaAsMigrated: string | undefined

async function sparePostgres(): Promise<TemporaryPlace> {
  const spare = spares.pop() ?? (await madeSpare())
  const url = spare.place.databaseUrl ?? ''
  if (schemaAsMigrated === undefined) {
    await (await openDatabase(spare.place)).close()
    schemaAsMigrated = await onPostgres(url, readSchema)
  }
  return {
    place: spare.place,
    remove: async () => {
      const isAsMigrated = await onPostgres(url, async (client) => {
        if ((await readSchema(client)) !== schemaAsMigrated) return false
        await empty(client)
        return true
      })
      if (isAsMigrated) spares.push(spare)
      else await spare.remove()
    },
  }
}

/** No test of a spare one ends PostgreSQL itself, so that nothing has to wait for the disk. */
async function madeSpare(): Promise<TemporaryPlace> {
  const spare = await temporaryPostgres()
  const name = new URL(spare.place.databaseUrl ?? '').pathname.slice(1)
  await onPostgres(TEST_POSTGRES_URL, (client) => client.query(`alter database ${name} set synchronous_commit = off`))
  return spare
}

/** Columns, indexes and migrations: a test may change or break a schema on purpose. */
async function readSchema(client: Client): Promise<string> {
  const { rows } = await client.query<{ schema: string }>(
    `select concat_ws(';',
       (select string_agg(row(relname, attname, atttypid, attnotnull, pg_get_expr(adbin, adrelid))::text, ',' order by relname, attname)
        from pg_attribute join pg_class on pg_class.oid = attrelid
        left join pg_attrdef on adrelid = attrelid and adnum = attnum
        where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped),
       (select string_agg(row(indrelid::regclass, relname, indkey, indisunique, pg_get_expr(indpred, indrelid),
          pg_get_expr(indexprs, indrelid))::text, ',' order by relname)
        from pg_index join pg_class on pg_class.oid = indexrelid
        where relnamespace = 'public'::regnamespace),
       (select string_agg(name, ',' order by name) from kysely_migration)) as schema`,
  )
  return rows[0]?.schema ?? ''
}

/** In any order, since owned rows go with their owner. For a test's few rows `truncate` takes ten times as long. */
async function empty(client: Client): Promise<void> {
  // Servers that a test left running.
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )
  const { rows } = await client.query<{ statements: string }>(
    `select string_agg(format('delete from %I', tablename), ';') as statements from pg_tables
     where schemaname = 'public' and tablename not like 'kysely%'
       and tablename <> 'schema_compatibility'`,
  )
  await client.query(rows[0]?.statements ?? '')
}
