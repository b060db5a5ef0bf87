import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { preparedNameOf } from './prepared-statement.ts'
import { recordStatementError, retryingSerializationFailures } from './transactions/serialization-failure.ts'

/** The database cancels a statement first; the driver's own limit covers a database that stopped responding. */
const STATEMENT_TIMEOUT_MS = 3_000
const QUERY_TIMEOUT_MS = 3_500
const CONNECT_TIMEOUT_MS = 2_000
/** Another instance may be migrating: wait for it. */
const MIGRATION_TIMEOUT_MS = 120_000
const MAX_CONNECTIONS = 10
/** PostgreSQL's status outside a transaction: https://www.postgresql.org/docs/current/protocol-message-formats.html. */
const IDLE = 'I'

/** Connections for requests, with short timeouts. */
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

/** Connections for migrations, which may take long. */
export function openMigrationPool(databaseUrl: string): PostgresPool {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 1,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: MIGRATION_TIMEOUT_MS,
    application_name: 'bagwise migrations',
  })
  // An unhandled error event would end this process; the next statement fails with the same error.
  const ignoreUntilNextStatement = () => undefined
  pool.on('error', ignoreUntilNextStatement)
  return discardStuckConnections(pool, ignoreUntilNextStatement)
}

/**
 * Discards a connection whose answer timed out, since the late answer would be taken for the next one's. The pool only
 * reports errors of idle connections, so `onLost` reports those of connections in use.
 */
export function discardStuckConnections(pool: pg.Pool, onLost: (error: Error) => void): PostgresPool {
  return {
    options: pool.options,
    connect: async () => poolClient(await pool.connect(), onLost),
    end: () => pool.end(),
  }
}

/** The border: Kysely's type also covers cursors, which are not used. */
function poolClient(client: pg.PoolClient, onLost: (error: Error) => void): PostgresPoolClient {
  let stuckError: unknown
  const handleLost = (error: Error) => {
    stuckError ??= error
    onLost(error)
  }
  // Between two statements nothing awaits the client, and an unhandled error event would end this process.
  client.on('error', handleLost)
  const askOnce = async (sql: string, parameters: readonly unknown[]) => {
    if (stuckError) throw stuckError
    try {
      return await client.query({ name: preparedNameOf(sql), text: sql, values: [...parameters] })
    } catch (error) {
      recordStatementError(error)
      if (error instanceof Error && error.message === 'Query read timeout') stuckError = error
      throw error
    }
  }
  // A single statement is a transaction of its own; within a larger one only the whole can be retried.
  const ask = (sql: string, parameters: readonly unknown[]) =>
    client.getTransactionStatus() === IDLE
      ? retryingSerializationFailures(() => askOnce(sql, parameters))
      : askOnce(sql, parameters)
  const query: unknown = ask
  return {
    query: query as PostgresPoolClient['query'],
    release: (isBroken = false) => {
      client.off('error', handleLost)
      client.release(isBroken || stuckError !== undefined)
    },
  }
}
