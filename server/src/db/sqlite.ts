import { chmodSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { SQLInputValue, StatementSync } from 'node:sqlite'
import type { DatabaseConnection, DialectAdapter, Driver, SqliteDatabase, SqliteStatement } from 'kysely'
import { CompiledQuery, SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely'

/** How long a write waits for another process; it blocks every other request. */
const BUSY_TIMEOUT_MS = 1_000
const MAX_PREPARED_STATEMENTS = 200
const OWNER_ONLY = 0o600

/** The embedded database: every commit is on disk before it is acknowledged. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #database: OpenDatabase

  constructor(path: string) {
    const database = openSqlite(path)
    super({ database })
    this.#database = database
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#database)
  }

  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter()
  }
}

type OpenDatabase = SqliteDatabase & { readonly isInTransaction: () => boolean }

/** Takes the write lock when a transaction starts, so that it cannot fail half-way on a lock conflict. */
class ImmediateDriver extends SqliteDriver {
  readonly #database: OpenDatabase

  constructor(database: OpenDatabase) {
    super({ database })
    this.#database = database
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  /** On a full or broken disk SQLite rolls back by itself: https://sqlite.org/lang_transaction.html. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isInTransaction()) await super.rollbackTransaction(connection)
  }
}

/** SQLite does roll back schema changes, so an interrupted migration leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

function openSqlite(path: string): OpenDatabase {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS, enableForeignKeyConstraints: true })
  // The files SQLite creates next to it get the same permissions.
  chmodSync(path, OWNER_ONLY)
  // `secure_delete` overwrites deleted data.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on;')
  const prepared = new Map<string, SqliteStatement>()

  return {
    close: () => database.close(),
    isInTransaction: () => database.isTransaction,
    prepare(sql) {
      const known = prepared.get(sql)
      if (known) return known
      if (prepared.size >= MAX_PREPARED_STATEMENTS) prepared.clear()
      const statement = statementOf(database.prepare(sql))
      prepared.set(sql, statement)
      return statement
    },
  }
}

/** Adds what Kysely expects to Node's own statement. */
function statementOf(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(sqlValue)),
    run: (parameters) => statement.run(...parameters.map(sqlValue)),
    iterate: (parameters) => statement.iterate(...parameters.map(sqlValue)),
  }
}

function sqlValue(value: unknown): SQLInputValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint')
    return value
  if (value instanceof Uint8Array) return value
  throw new TypeError(`SQLite cannot store a value of type ${typeof value}`)
}
