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
/** The newest migrations, which belong together. */
const MIGRATIONS_SINCE = 8

/**
 * Starts the version before on an empty database: today's server without its last migrations, and pages of
 * which every script has another name. What these migrations add it cannot use: what this server would read
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
    await removeLastMigrations(before.serverFolder)
    await removeSources(before.serverFolder)
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

async function removeLastMigrations(serverFolder: string): Promise<void> {
  const folder = join(serverFolder, 'src', 'db')
  await rename(join(folder, 'migrations.ts'), join(folder, 'all-migrations.ts'))
  await writeFile(
    join(folder, 'migrations.ts'),
    `import { migrationsFor as allMigrationsFor } from './all-migrations.ts'
import type { DatabaseKind } from './all-migrations.ts'
export type { DatabaseKind }
export const migrationsFor = (kind: DatabaseKind) =>
  Object.fromEntries(Object.entries(allMigrationsFor(kind)).toSorted().slice(0, -${MIGRATIONS_SINCE}))
`,
  )
}

/** What this server has of the sources of facts, of rounds of nine holes and of tokens, and what takes its place in the version before. */
const WITHOUT_SOURCES: Readonly<Record<string, readonly (readonly [today: string, before: string])[]>> = {
  'features/profile/profile-row.ts': [
    [
      'SCALAR_FIELDS.map(',
      "SCALAR_FIELDS.filter((field) => !['factsToConfirm', 'reachInTwoYards', 'askedSwingSpeed', 'tees'].includes(field)).map(",
    ],
    ["  'assumed_measures',\n  'facts',\n", ''],
    ['    assumed_measures: JSON.stringify(assumedMeasures(bag)),\n    facts: JSON.stringify(facts),\n', ''],
    ['    assumed_measures: JSON.stringify(assumedMeasures(bag)),\n    facts: JSON.stringify(facts),\n', ''],
    ['const value = scalars[field]\n', 'const value = scalars[field] ?? PROFILE_DEFAULTS[field] ?? null\n'],
    ['import { CLUB_TYPES }', "import { PROFILE_DEFAULTS } from '@bagwise/golf/golfer'\nimport { CLUB_TYPES }"],
    [
      'if (row.facts === null) return { document: withSources(stored, history), version }',
      'return { document: { ...stored, facts: {} }, version }',
    ],
  ],
  'features/profile/routes.ts': [
    [
      'const profile = projectProfile(document)\n',
      'const { facts: _facts, factsToConfirm: _asked, reachInTwoYards: _reach, askedSwingSpeed: _speed, tees: _tees, ...profile } =\n        projectProfile(document)\n',
    ],
    ['isOfOlderPage(request) ? forOlderPage(profile) : profile', 'profile'],
  ],
  'features/rounds/round-store.ts': [
    ['    hole_count: round.holeCount ?? 18,\n', ''],
    ['    ...(row.hole_count === 9 ? { holeCount: 9 } : {}),\n', ''],
    [
      '    handicap_then_tenths: round.handicapThen === undefined ? null : tenthsFromStrokes(round.handicapThen),\n',
      '',
    ],
    [
      '    ...(row.handicap_then_tenths === null ? {} : { handicapThen: strokesFromTenths(row.handicap_then_tenths) }),\n',
      '',
    ],
  ],
  'db/epoch.ts': [["    if (inserted.length > 0) await transaction.deleteFrom('api_tokens').execute()\n", '']],
  'app.ts': [['  await sourceProfiles(database.db)\n', '']],
}

/** The last migrations add columns, which the server reads and writes with every profile. */
async function removeSources(serverFolder: string): Promise<void> {
  for (const [name, changes] of Object.entries(WITHOUT_SOURCES)) {
    const file = join(serverFolder, 'src', name)
    const source = changes.reduce(
      (text, [today, before]) => {
        if (!text.includes(today)) throw new Error(`${file} has no ${today}`)
        return text.replace(today, before)
      },
      await readFile(file, 'utf8'),
    )
    await writeFile(file, source)
  }
}
