import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Config } from '#server/config.ts'
import { StartProblem } from '#server/settings/start-problem.ts'
import { isDatabaseRefusal, isDatabaseTrouble } from './database-trouble.ts'
import { lockFolder } from './folder-lock.ts'
import { migrationsFor } from './migrations.ts'
import type { DatabaseKind } from './migrations.ts'
import { discardingStuck, openMigrationPool, openPool } from './postgres.ts'
import { RepeatingKysely } from './transactions/repeating-kysely.ts'
import type { Tables } from './schema.ts'
import { NodeSqliteDialect } from './sqlite.ts'

export type Database = {
  readonly kind: DatabaseKind
  readonly db: Kysely<Tables>
  /** Hears of connections that broke while nobody was using them. */
  readonly onConnectionLost: (listener: (error: Error) => void) => void
  readonly close: () => Promise<void>
}

/** Opens PostgreSQL when an address is configured, else the embedded database, and brings its schema up to date. */
export async function openDatabase({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  if (databaseUrl !== undefined) return openPostgres(databaseUrl)
  try {
    return await openEmbedded(dataDir)
  } catch (error) {
    throw isFolderTrouble(error) ? folderProblem(dataDir, error) : error
  }
}

/**
 * Opens the database for a command of the operator, whether a server uses it or not: without the lock of the folder, and
 * leaving the schema to the server.
 */
export async function openBesideServer({
  databaseUrl,
  dataDir,
}: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  if (databaseUrl === undefined && !existsSync(embeddedFile(dataDir))) {
    throw new StartProblem(`There is no database in ${dataDir}: set DATA_DIR to the folder of your server.`)
  }
  const database = databaseUrl === undefined ? connectEmbedded(dataDir) : connectPostgres(databaseUrl)
  try {
    const migrations = await migratorOf(database.db, database.kind).getMigrations()
    if (migrations.every(({ executedAt }) => executedAt)) return database
    throw new StartProblem(
      'The database is older than this Bagwise: start the server once, which brings it up to date.',
    )
  } catch (error) {
    await database.close()
    throw database.kind === 'postgres' ? startProblemOf(error) : error
  }
}

async function openEmbedded(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = lockFolder(dataDir)
  const embedded = connectEmbedded(dataDir)
  const close = async () => {
    await embedded.close()
    lock.release()
  }
  try {
    await migrate(embedded.db, 'sqlite')
  } catch (error) {
    await close()
    throw error
  }
  return { ...embedded, close }
}

function connectEmbedded(dataDir: string): Database {
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(embeddedFile(dataDir)) })
  return { kind: 'sqlite', db, onConnectionLost: () => undefined, close: () => db.destroy() }
}

/** Its journal lies beside it while it is open. */
export function embeddedFile(dataDir: string): string {
  return join(dataDir, 'bagwise.db')
}

/** The disk is full, the folder cannot be written, or what stands there is no folder. */
function isFolderTrouble(error: unknown): error is Error {
  return isDatabaseTrouble(error) || (error instanceof Error && 'syscall' in error)
}

function folderProblem(dataDir: string, cause: Error): StartProblem {
  const sentence = `The data in ${dataDir} cannot be opened (${cause.message}): look whether the disk has room and the folder can be written.`
  return new StartProblem(sentence, { cause })
}

async function openPostgres(databaseUrl: string): Promise<Database> {
  const migrating = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: openMigrationPool(databaseUrl) }) })
  try {
    await migrate(migrating, 'postgres')
  } catch (error) {
    throw startProblemOf(error)
  } finally {
    await migrating.destroy()
  }
  return connectPostgres(databaseUrl)
}

function connectPostgres(databaseUrl: string): Database {
  const pool = openPool(databaseUrl)
  const listeners: ((error: Error) => void)[] = []
  const tellLost = (error: Error) => {
    for (const listener of listeners) listener(error)
  }
  // Without a listener a restart of the database would end this process.
  pool.on('error', tellLost)
  const db = new RepeatingKysely<Tables>({ dialect: new PostgresDialect({ pool: discardingStuck(pool, tellLost) }) })
  return {
    kind: 'postgres',
    db,
    onConnectionLost: (listener) => listeners.push(listener),
    close: () => db.destroy(),
  }
}

/** The sentences do not repeat DATABASE_URL, which may hold a password. */
function startProblemOf(cause: unknown): unknown {
  const sentence = isDatabaseRefusal(cause)
    ? 'The database at DATABASE_URL lets nobody in: check its name, the user and the password.'
    : 'The database at DATABASE_URL cannot be reached: check the address and that it is running.'
  return isDatabaseRefusal(cause) || isDatabaseTrouble(cause) ? new StartProblem(sentence, { cause }) : cause
}

/** Several instances may start at once: the migrator holds an advisory lock on PostgreSQL. */
async function migrate(db: Kysely<Tables>, kind: DatabaseKind): Promise<void> {
  const { error } = await migratorOf(db, kind).migrateToLatest()
  if (error) throw error
}

function migratorOf(db: Kysely<Tables>, kind: DatabaseKind): Migrator {
  return new Migrator({ db, provider: { getMigrations: async () => ({ ...migrationsFor(kind) }) } })
}
