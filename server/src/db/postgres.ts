import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { preparedNameOf } from './prepared-statement.ts'
import { noteStatementError, repeatingTakenBack } from './transactions/serialization-failure.ts'

/** A statement ends on the database's side first; the driver's own limit covers a database that went silent. */
const STATEMENT_TIMEOUT_MS = 3_000
const QUERY_TIMEOUT_MS = 3_500
const CONNECT_TIMEOUT_MS = 2_000
/** Another instance may be migrating: wait for it. */
const MIGRATION_TIMEOUT_MS = 120_000
const MAX_CONNECTIONS = 10
/** How PostgreSQL says that no transaction is under way: https://www.postgresql.org/docs/current/protocol-message-formats.html. */
const IDLE = 'I'

/** Connections for requests: nothing waits for the database longer than a golfer would. */
export function openPool(databaseUrl: string): pg.Pool {
  return new pg.Pool({
    connectionString: databaseUrl,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    idle_in_transaction_session_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'bagwise',
  })
}

/** Connections for migrations, which may take their time. */
export function openMigrationPool(databaseUrl: string): PostgresPool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: MIGRATION_TIMEOUT_MS,
    application_name: 'bagwise migrations',
  })
  // An error that nobody hears would end this process; the next statement fails with it and says so.
  const leaveToNextStatement = () => undefined
  pool.on('error', leaveToNextStatement)
  return discardingStuck(pool, leaveToNextStatement)
}

/**
 * Throws away a connection on which an answer did not come in time: it would come before the next question's. The pool
 * hears of connections that break while they wait in it only, so `onLost` hears of those that break while they are used.
 */
export function discardingStuck(pool: pg.Pool, onLost: (error: Error) => void): PostgresPool {
  return {
    options: pool.options,
    connect: async () => poolClient(await pool.connect(), onLost),
    end: () => pool.end(),
  }
}

/** The border: Kysely's type also knows cursors, which are not used here. */
function poolClient(client: pg.PoolClient, onLost: (error: Error) => void): PostgresPoolClient {
  let stuckBy: unknown
  const noteLost = (error: Error) => {
    stuckBy ??= error
    onLost(error)
  }
  // Between two statements nobody waits for an answer, and an error that nobody hears would end this process.
  client.on('error', noteLost)
  const askOnce = async (sql: string, parameters: readonly unknown[]) => {
    if (stuckBy) throw stuckBy
    try {
      return await client.query({ name: preparedNameOf(sql), text: sql, values: [...parameters] })
    } catch (error) {
      noteStatementError(error)
      if (error instanceof Error && error.message === 'Query read timeout') stuckBy = error
      throw error
    }
  }
  // A statement on its own is a transaction too; within a larger one only the whole can be repeated.
  const ask = (sql: string, parameters: readonly unknown[]) =>
    client.getTransactionStatus() === IDLE
      ? repeatingTakenBack(() => askOnce(sql, parameters))
      : askOnce(sql, parameters)
  const query: unknown = ask
  return {
    query: query as PostgresPoolClient['query'],
    release: (isBroken = false) => {
      client.off('error', noteLost)
      client.release(isBroken || stuckBy !== undefined)
    },
  }
}
