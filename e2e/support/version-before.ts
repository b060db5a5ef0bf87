import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createOwnDatabase } from './own-database.ts'
import type { DatabaseKind } from './own-database.ts'
import { copyProduct } from './product-copy.ts'
import { SERVER_FILE, startServer } from './server.ts'
import type { RunningServer } from './server.ts'

/** The version before and today's, one after the other on one port and one database. */
export type UpgradableServer = Pick<RunningServer, 'url' | 'stop' | 'dispose'> & {
  /** Starts today's server with today's pages, after `stop`. */
  readonly startUpgraded: () => Promise<void>
  /** The names of those that the database has, oldest first. */
  readonly migrations: () => Promise<readonly string[]>
}

/** What its pages have as `data-release`; today's have none. */
export const RELEASE_BEFORE = 1

/**
 * Starts the version before on an empty database: today's server without its last migration, whichever that is, and
 * pages of which every script has another name. What the last migration adds it cannot use: what this server would read
 * or write of it is taken out of the copy as well.
 */
export async function startVersionBefore(kind: DatabaseKind): Promise<UpgradableServer> {
  const before = await copyProduct()
  const database = await createOwnDatabase(kind)
  const removeFiles = async () => {
    await database.drop()
    await before.remove()
  }
  try {
    await removeLastMigration(before.serverFolder)
    await removeHand(before.serverFolder)
    await before.release(RELEASE_BEFORE)
    const server = await startServer(database.settings, before.serverFile)
    return {
      url: server.url,
      stop: server.stop,
      startUpgraded: () => server.start(SERVER_FILE),
      migrations: async () => {
        const rows = await database.rows('select name from kysely_migration order by name')
        return rows.map(({ name }) => String(name))
      },
      dispose: async () => {
        await server.dispose()
        await removeFiles()
      },
    }
  } catch (error) {
    await removeFiles()
    throw error
  }
}

async function removeLastMigration(serverFolder: string): Promise<void> {
  const folder = join(serverFolder, 'src', 'db')
  await rename(join(folder, 'migrations.ts'), join(folder, 'all-migrations.ts'))
  await writeFile(
    join(folder, 'migrations.ts'),
    `import { migrationsFor as allMigrationsFor } from './all-migrations.ts'
import type { DatabaseKind } from './all-migrations.ts'
export type { DatabaseKind }
export const migrationsFor = (kind: DatabaseKind) =>
  Object.fromEntries(Object.entries(allMigrationsFor(kind)).toSorted().slice(0, -1))
`,
  )
}

/** The last migration adds the column, which the server reads and writes with every profile. */
async function removeHand(serverFolder: string): Promise<void> {
  const file = join(serverFolder, 'src', 'features', 'profile', 'profile-row.ts')
  const [all, older] = ['SCALAR_FIELDS.map(', "SCALAR_FIELDS.filter((field) => field !== 'hand').map("]
  const source = await readFile(file, 'utf8')
  if (!source.includes(all)) throw new Error(`${file} has another list of columns`)
  await writeFile(file, source.replace(all, older))
}
