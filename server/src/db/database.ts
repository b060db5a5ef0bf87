import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Config } from '#server/config.ts'
import { StartProblem } from '#server/start-problem.ts'
import { isDatabaseRefusal, isDatabaseTrouble } from './database-trouble.ts'
import { lockFolder } from './folder-lock.ts'
import { migrationsFor } from './migrations.ts'
import type { DatabaseKind } from './migrations.ts'
import { discardingStuck, openMigrationPool, openPool } from './postgres.ts'
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
  return databaseUrl === undefined ? openEmbedded(dataDir) : openPostgres(databaseUrl)
}

async function openEmbedded(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = lockFolder(dataDir)
  const db = new Kysely<Tables>({ dialect: new NodeSqliteDialect(join(dataDir, 'bagwise.db')) })
  const close = async () => {
    await db.destroy()
    lock.release()
  }
  try {
    await migrate(db, 'sqlite')
  } catch (error) {
    await close()
    throw error
  }
  return { kind: 'sqlite', db, onConnectionLost: () => undefined, close }
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
  const pool = openPool(databaseUrl)
  const listeners: ((error: Error) => void)[] = []
  // Without a listener a restart of the database would end this process.
  pool.on('error', (error) => {
    for (const listener of listeners) listener(error)
  })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: discardingStuck(pool) }) })
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
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrationsFor(kind) }) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}
