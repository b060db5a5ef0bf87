import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startServer } from '../support/server.ts'
import type { RunningServer } from '../support/server.ts'

export const DATABASE_KINDS = ['sqlite', 'postgres'] as const
export type DatabaseKind = (typeof DATABASE_KINDS)[number]

const POSTGRES_URL = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test'
const SECRET_BYTES = 32
/** Linux keeps this folder in memory. */
const MEMORY_FOLDER = '/dev/shm'

/**
 * A server in a process and on a database of its own; `dispose` leaves nothing behind. What is merged does not depend
 * on the disk, so commits do not wait for it: a run takes minutes instead of hours.
 */
export async function startServerOn(kind: DatabaseKind): Promise<RunningServer> {
  return kind === 'sqlite' ? startOnSqlite() : startOnPostgres()
}

async function startOnSqlite(): Promise<RunningServer> {
  const folder = await mkdtemp(join(existsSync(MEMORY_FOLDER) ? MEMORY_FOLDER : tmpdir(), 'bagwise-soak-'))
  return startWith({ DATA_DIR: folder }, () => rm(folder, { recursive: true, force: true }))
}

async function startOnPostgres(): Promise<RunningServer> {
  const name = `bagwise_soak_${randomUUID().replaceAll('-', '')}`
  await onPostgres(`create database ${name}`)
  await onPostgres(`alter database ${name} set synchronous_commit = off`)
  const url = new URL(POSTGRES_URL)
  url.pathname = `/${name}`
  const settings = { DATABASE_URL: url.href, AUTH_SECRET: randomBytes(SECRET_BYTES).toString('hex') }
  return startWith(settings, () => onPostgres(`drop database ${name} with (force)`))
}

async function startWith(
  settings: Readonly<Record<string, string>>,
  cleanUp: () => Promise<void>,
): Promise<RunningServer> {
  try {
    const server = await startServer(settings)
    return {
      ...server,
      dispose: async () => {
        await server.dispose()
        await cleanUp()
      },
    }
  } catch (error) {
    await cleanUp()
    throw error
  }
}

async function onPostgres(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: POSTGRES_URL })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
