import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Config } from '#server/config.ts'
import { openDatabase } from '#server/db/database.ts'
import type { Database } from '#server/db/database.ts'
import type { DatabaseKind } from '#server/db/migrations.ts'

/** Every test of stored data runs on both. */
export const DATABASE_KINDS: readonly DatabaseKind[] = ['sqlite', 'postgres']

const SERVER_URL = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test'

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>

/** Somewhere to open a database that nobody else uses; `remove` leaves nothing behind. */
export type TemporaryPlace = { readonly place: Place; readonly remove: () => Promise<void> }

export type TemporaryDatabase = TemporaryPlace & { readonly database: Database }

export async function openTemporaryDatabase(kind: DatabaseKind): Promise<TemporaryDatabase> {
  const { place, remove } = await temporaryPlace(kind)
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
  const name = `bagwise_test_${randomUUID().replaceAll('-', '')}`
  const folder = temporaryFolder()
  await onServer(`create database ${name}`)
  const url = new URL(SERVER_URL)
  url.pathname = `/${name}`
  return {
    place: { ...folder.place, databaseUrl: url.href },
    remove: async () => {
      await onServer(`drop database ${name} with (force)`)
      await folder.remove()
    },
  }
}

async function onServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: SERVER_URL, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
  } catch (cause) {
    throw new Error(
      'These tests need a PostgreSQL: start one at 127.0.0.1:5432 with a database "test", or name one in TEST_DATABASE_URL.',
      { cause },
    )
  }
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
