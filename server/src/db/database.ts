import { existsSync, mkdirSync } from 'node:fs'
import { Kysely, PostgresDialect, sql } from 'kysely'
import type { LogEvent, RawBuilder } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Config } from '#server/config.ts'
import { StartError } from '#server/settings/start-error.ts'
import { isAccessDenied, isDamage, isDatabaseFailure } from './database-failure.ts'
import { embeddedFile } from './embedded-file.ts'
import { createEpoch } from './epoch.ts'
import { lockFolder } from './folder-lock.ts'
import { migrationsFor } from './migrations.ts'
import type { DatabaseKind } from './migrations.ts'
import { discardStuckConnections, openMigrationPool, openPool } from './postgres.ts'
import { stateOfSchema } from './schema-version.ts'
import { RetryingKysely } from './transactions/retrying-kysely.ts'
import type { Tables } from './schema.ts'
import { NodeSqliteDialect } from './sqlite.ts'

export type Database = {
  readonly kind: DatabaseKind
  readonly db: Kysely<Tables>
  /** The file of the embedded database. */
  readonly file: string | undefined
  /** Changes with every restore. */
  readonly epoch: () => Promise<string>
  readonly restoredTo: () => Promise<string | undefined>
  /** Called for each statement that was answered or failed. */
  readonly onStatement: (listener: StatementListener) => void
  /** The embedded database has one connection, which is never waited for. */
  readonly connections: () => { readonly busy: number; readonly idle: number; readonly waiting: number }
  readonly sizeBytes: () => Promise<number>
  /** Called for connections that break while idle. */
  readonly onConnectionLost: (listener: (error: Error) => void) => void
  readonly close: () => Promise<void>
}

type StatementListener = (statement: { readonly seconds: number; readonly isAnswered: boolean }) => void

function createStatementLog() {
  const listeners: StatementListener[] = []
  return {
    log: ({ level, queryDurationMillis }: LogEvent) => {
      const statement = { seconds: queryDurationMillis / 1000, isAnswered: level === 'query' }
      for (const listener of listeners) listener(statement)
    },
    onStatement: (listener: StatementListener) => void listeners.push(listener),
  }
}

/** Opens PostgreSQL when an address is configured, else the embedded database, and migrates its schema. */
export async function openDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl)
  try {
    return await openEmbedded(dataDir)
  } catch (error) {
    throw isFolderFailure(error) ? folderError(dataDir, error) : error
  }
}

/**
 * Opens the database for an operator's command, whether or not a server is running: without the folder lock, and
 * without migrating.
 */
export async function openWithoutLock({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  if (databaseUrl === undefined && !existsSync(embeddedFile(dataDir))) {
    throw new StartError(`There is no database in ${dataDir}: set DATA_DIR to the folder of your server.`)
  }
  const database = databaseUrl === undefined ? connectEmbedded(dataDir) : connectPostgres(databaseUrl)
  try {
    if ((await stateOfSchema(database.db, database.kind)) !== 'behind') return database
    throw new StartError('The database is older than this Bagwise: start the server once, which brings it up to date.')
  } catch (error) {
    await database.close()
    throw database.kind === 'postgres' ? startErrorFrom(error) : error
  }
}

async function openEmbedded(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = await lockFolder(dataDir)
  const embedded = connectEmbedded(dataDir)
  const close = async () => {
    await embedded.close()
    lock.release()
  }
  try {
    await prepareForUse(embedded.db, 'sqlite')
  } catch (error) {
    await close()
    throw error
  }
  return { ...embedded, close }
}

function connectEmbedded(dataDir: string): Database {
  const file = embeddedFile(dataDir)
  const { log, onStatement } = createStatementLog()
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(file), log })
  const epoch = createEpoch(db)
  return {
    kind: 'sqlite',
    db,
    file,
    epoch: epoch.read,
    restoredTo: epoch.restoredTo,
    onStatement,
    connections: () => ({ busy: 0, idle: 1, waiting: 0 }),
    sizeBytes: () =>
      sizeOf(db, sql`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`),
    onConnectionLost: () => undefined,
    close: () => db.destroy(),
  }
}

async function sizeOf(db: Kysely<Tables>, question: RawBuilder<unknown>): Promise<number> {
  const { rows } = await question.$castTo<{ readonly bytes: number | string }>().execute(db)
  return Number(rows[0]?.bytes)
}

/** The disk is full, the folder is not writable, or it is not a folder. */
function isFolderFailure(error: unknown): error is Error {
  return isDatabaseFailure(error) || (error instanceof Error && 'syscall' in error)
}

function folderError(dataDir: string, cause: Error): StartError {
  const sentence = isDamage(cause)
    ? `The data in ${dataDir} is damaged (${cause.message}): restore a backup.`
    : `The data in ${dataDir} cannot be opened (${cause.message}): look whether the disk has room and the folder can be written.`
  return new StartError(sentence, { cause })
}

async function openPostgres(databaseUrl: string): Promise<Database> {
  const migrating = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: openMigrationPool(databaseUrl) }) })
  try {
    await prepareForUse(migrating, 'postgres')
  } catch (error) {
    throw startErrorFrom(error)
  } finally {
    await migrating.destroy()
  }
  return connectPostgres(databaseUrl)
}

function connectPostgres(databaseUrl: string): Database {
  const pool = openPool(databaseUrl)
  const { log, onStatement } = createStatementLog()
  const listeners: ((error: Error) => void)[] = []
  const reportLost = (error: Error) => {
    for (const listener of listeners) listener(error)
  }
  // Without a listener a database restart would end this process.
  pool.on('error', reportLost)
  const db = new RetryingKysely<Tables>({
    dialect: new PostgresDialect({ pool: discardStuckConnections(pool, reportLost) }),
    log,
  })
  const epoch = createEpoch(db)
  pool.on('connect', epoch.forget)
  return {
    kind: 'postgres',
    db,
    file: undefined,
    epoch: epoch.read,
    restoredTo: epoch.restoredTo,
    onStatement,
    connections: () => ({ busy: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    sizeBytes: () => sizeOf(db, sql`select pg_database_size(current_database()) as bytes`),
    onConnectionLost: (listener) => listeners.push(listener),
    close: () => db.destroy(),
  }
}

/** The sentences do not repeat DATABASE_URL, which may contain a password. */
function startErrorFrom(cause: unknown): unknown {
  const sentence = isAccessDenied(cause)
    ? 'The database at DATABASE_URL lets nobody in: check its name, the user and the password.'
    : 'The database at DATABASE_URL cannot be reached: check the address and that it is running.'
  return isAccessDenied(cause) || isDatabaseFailure(cause) ? new StartError(sentence, { cause }) : cause
}

/** The epoch is begun here, so that reading it later needs no room on the disk. */
async function prepareForUse(db: Kysely<Tables>, kind: DatabaseKind): Promise<void> {
  await migrate(db, kind)
  await createEpoch(db).read()
}

/** Instances may start at the same time: on PostgreSQL the migrator holds an advisory lock. */
async function migrate(db: Kysely<Tables>, kind: DatabaseKind): Promise<void> {
  if ((await stateOfSchema(db, kind)) !== 'behind') return
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrationsFor(kind) }) } })
  const { error } = await migrator.migrateToLatest()
  // A newer server may have been faster.
  if (error && (await stateOfSchema(db, kind)) !== 'ahead') throw error
}
