import pg from 'pg'
import { isAccessDenied, isDatabaseFailure } from '#server/db/database-failure.ts'
import type { DeletedAccount } from '#server/db/deleted-accounts.ts'
import { StartError } from '#server/settings/start-error.ts'
import { LISTED } from './after-restore.ts'
import { changedDays } from './changed-days.ts'
import type { ChangedDays } from './changed-days.ts'

type PostgresServer = {
  readonly majorVersion: number
  /** In the schema Bagwise uses. */
  readonly tableCount: number
  /** Whether a Bagwise server is connected. */
  readonly isUsed: boolean
  /** Its list of deleted accounts; one of an older Bagwise has none. */
  readonly deleted: readonly DeletedAccount[]
}

const CONNECT_TIMEOUT_MS = 5_000

const STATE = `select current_setting('server_version_num')::int / 10000 as major,
  (select count(*)::int from pg_tables where schemaname = current_schema()) as tables,
  exists(select 1 from pg_tables where schemaname = current_schema() and tablename = 'deleted_accounts') as has_list,
  (select count(*)::int from pg_stat_activity
    where datname = current_database() and application_name like 'bagwise%' and pid <> pg_backend_pid()) as servers`

/** The state before a backup or a restore begins. */
export async function inspectPostgres(databaseUrl: string): Promise<PostgresServer> {
  const [row] = await askPostgres(databaseUrl, STATE)
  const listed = row?.['has_list'] === true ? await askPostgres(databaseUrl, LISTED) : []
  return {
    deleted: listed.map(({ user_id, deleted_at }) => ({ userId: String(user_id), deletedAt: String(deleted_at) })),
    majorVersion: Number(row?.['major']),
    tableCount: Number(row?.['tables']),
    isUsed: Number(row?.['servers']) > 0,
  }
}

export async function countAccounts(databaseUrl: string): Promise<number> {
  const [row] = await askPostgres(databaseUrl, 'select count(*)::int as accounts from "user"')
  return Number(row?.['accounts'])
}

/** In a schema, by default the one Bagwise uses. */
export async function changedDaysIn(
  databaseUrl: string,
  { schema, since }: { readonly schema?: string; readonly since?: string | undefined } = {},
): Promise<ChangedDays> {
  const name = schema === undefined ? 'current_schema()' : `'${schema}'`
  const tables = await askPostgres(databaseUrl, `select tablename from pg_tables where schemaname = ${name}`)
  const path = schema === undefined ? '' : `set search_path to ${schema}; `
  return changedDays((statement) => askPostgres(databaseUrl, statement, path), {
    tables: tables.map(({ tablename }) => String(tablename)),
    since,
  })
}

async function askPostgres(
  databaseUrl: string,
  statement: string,
  setUp = '',
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_TIMEOUT_MS })
  try {
    await client.connect()
    if (setUp !== '') await client.query(setUp)
    return (await client.query<Record<string, unknown>>(statement)).rows
  } catch (cause) {
    if (!isAccessDenied(cause) && !isDatabaseFailure(cause)) throw cause
    // The driver's message may contain the address and with it the password.
    throw new StartError(
      'The database at DATABASE_URL cannot be used: check the address, its name, the user and the password, and that it is running.',
      { cause },
    )
  } finally {
    await client.end()
  }
}
