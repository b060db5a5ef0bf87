import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { openDatabase } from '../../../server/src/db/database.ts'
import type { DatabaseKind } from '../../../server/src/db/migrations.ts'
import type { TemporaryPlace } from '../../../server/src/testing/temporary-database.ts'

/** Statements that both databases understand; parameters are $1, $2 … */
export type SqlDatabase = {
  readonly kind: DatabaseKind
  readonly run: (statement: string, parameters?: readonly SqlValue[]) => Promise<void>
  /** Leaves it as one that has been running for a while, and closes it. */
  readonly finish: () => Promise<void>
  /** Closes it if it is still open. */
  readonly close: () => Promise<void>
}

export type SqlValue = string | number | null

/** Opens the database past the server, with the server's schema and no haste about the disk, to be filled. */
export async function openToFill(place: TemporaryPlace['place']): Promise<SqlDatabase> {
  // The server's own start brings the schema.
  await (await openDatabase(place)).close()
  return place.databaseUrl === undefined ? openSqlite(place.dataDir) : openPostgres(place.databaseUrl)
}

function openSqlite(dataDir: string): SqlDatabase {
  const database = new DatabaseSync(join(dataDir, 'bagwise.db'), { enableForeignKeyConstraints: false })
  // Nothing is lost when a database that is only being filled breaks.
  database.exec('pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -500000;')
  return {
    kind: 'sqlite',
    run: async (statement, parameters = []) => {
      database.prepare(statement.replaceAll(/\$(\d)/g, '?$1')).run(...parameters)
    },
    finish: async () => {
      database.exec('pragma journal_mode = wal')
      database.close()
    },
    close: async () => {
      if (database.isOpen) database.close()
    },
  }
}

async function openPostgres(databaseUrl: string): Promise<SqlDatabase> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(`set synchronous_commit = off; set maintenance_work_mem = '512MB'; set work_mem = '256MB'`)
  return {
    kind: 'postgres',
    run: async (statement, parameters = []) => {
      await client.query(statement, [...parameters])
    },
    finish: async () => {
      await client.query('vacuum analyze')
      await client.query('checkpoint')
      await client.end()
    },
    close: () => client.end(),
  }
}
