import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'

export const DATABASE_KINDS = ['sqlite', 'postgres'] as const
export type DatabaseKind = (typeof DATABASE_KINDS)[number]

const POSTGRES_URL = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test'
const SECRET_BYTES = 32
/** Linux keeps this folder in memory. */
const MEMORY_FOLDER = '/dev/shm'

type Row = Readonly<Record<string, unknown>>

/** An empty database for one server. What a server stores does not depend on the disk: commits do not wait for it. */
export type OwnDatabase = {
  /** The operator's settings with which a server uses it. */
  readonly settings: Readonly<Record<string, string>>
  /** Asks it directly, whether or not a server is running. */
  readonly rows: (statement: string) => Promise<readonly Row[]>
  readonly drop: () => Promise<void>
}

export async function createOwnDatabase(kind: DatabaseKind): Promise<OwnDatabase> {
  return kind === 'sqlite' ? createSqlite() : createPostgres()
}

async function createSqlite(): Promise<OwnDatabase> {
  const folder = await mkdtemp(join(existsSync(MEMORY_FOLDER) ? MEMORY_FOLDER : tmpdir(), 'bagwise-own-'))
  return {
    settings: { DATA_DIR: folder },
    rows: async (statement) => {
      using database = new DatabaseSync(join(folder, 'bagwise.db'))
      return database.prepare(statement).all()
    },
    drop: () => rm(folder, { recursive: true, force: true }),
  }
}

async function createPostgres(): Promise<OwnDatabase> {
  const name = `bagwise_own_${randomUUID().replaceAll('-', '')}`
  await onPostgres(POSTGRES_URL, `create database ${name}`)
  await onPostgres(POSTGRES_URL, `alter database ${name} set synchronous_commit = off`)
  const url = new URL(POSTGRES_URL)
  url.pathname = `/${name}`
  return {
    settings: { DATABASE_URL: url.href, AUTH_SECRET: randomBytes(SECRET_BYTES).toString('hex') },
    rows: (statement) => onPostgres(url.href, statement),
    drop: async () => void (await onPostgres(POSTGRES_URL, `drop database ${name} with (force)`)),
  }
}

async function onPostgres(connectionString: string, statement: string): Promise<readonly Row[]> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    return (await client.query<Row>(statement)).rows
  } finally {
    await client.end()
  }
}
