import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import type { TemporaryPlace } from './temporary-database.ts'

type Row = Readonly<Record<string, unknown>>

/** Every row of every table, read while a server is running. */
export async function storedRows(place: TemporaryPlace['place']): Promise<Readonly<Record<string, readonly Row[]>>> {
  return place.databaseUrl === undefined ? sqliteRows(place.dataDir) : postgresRows(place.databaseUrl)
}

function sqliteRows(dataDir: string): Readonly<Record<string, readonly Row[]>> {
  const database = new DatabaseSync(`${dataDir}/bagwise.db`, { readOnly: true })
  try {
    const tables = database.prepare("select name from sqlite_schema where type = 'table'").all()
    return Object.fromEntries(
      tables.map(({ name }) => [String(name), database.prepare(`select * from "${String(name)}"`).all()]),
    )
  } finally {
    database.close()
  }
}

async function postgresRows(databaseUrl: string): Promise<Readonly<Record<string, readonly Row[]>>> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    )
    const tables: Record<string, readonly Row[]> = {}
    for (const { name } of rows) tables[name] = (await client.query<Row>(`select * from "${name}"`)).rows
    return tables
  } finally {
    await client.end()
  }
}
