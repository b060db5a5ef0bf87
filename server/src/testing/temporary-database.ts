import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { openDatabase } from '#server/db/database.ts'
import type { Database } from '#server/db/database.ts'
import type { DatabaseKind } from '#server/db/migrations.ts'
import { TEST_POSTGRES_URL, newDatabaseName, onPostgres } from './test-postgres.ts'

/** Tests of stored data run on both. */
export const DATABASE_KINDS: readonly DatabaseKind[] = ['sqlite', 'postgres']

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>

/** A place for a temporary database; `remove` leaves nothing behind. */
export type TemporaryPlace = { readonly place: Place; readonly remove: () => Promise<void> }

export type TemporaryDatabase = TemporaryPlace & { readonly database: Database }

/** Migrated and empty. */
export async function openTemporaryDatabase(kind: DatabaseKind): Promise<TemporaryDatabase> {
  const { place, remove } = kind === 'postgres' ? await sparePostgres() : temporaryFolder()
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
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  }
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
    schemaAsMigrated = await readSchema(url)
  }
  return {
    place: spare.place,
    remove: async () => {
      if ((await readSchema(url)) !== schemaAsMigrated) return spare.remove()
      await empty(url)
      spares.push(spare)
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

/** Columns and indexes: a test may change or break a schema on purpose. */
function readSchema(url: string): Promise<string> {
  return onPostgres(url, async (client) => {
    const columns = await client.query(
      `select table_name, column_name, data_type, column_default, is_nullable
       from information_schema.columns where table_schema = 'public' order by 1, 2`,
    )
    const indexes = await client.query(`select indexdef from pg_indexes where schemaname = 'public' order by 1`)
    const applied = await client.query('select name from kysely_migration order by 1')
    return JSON.stringify([columns.rows, indexes.rows, applied.rows])
  })
}

async function empty(url: string): Promise<void> {
  await onPostgres(url, async (client) => {
    // Servers that a test left running.
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )
    const { rows } = await client.query<{ tables: string }>(
      `select string_agg(quote_ident(tablename), ', ') as tables from pg_tables
       where schemaname = 'public' and tablename not like 'kysely%'`,
    )
    await client.query(`truncate ${rows[0]?.tables} restart identity cascade`)
  })
}
