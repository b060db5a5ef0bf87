import { existsSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { DeletedAccount } from '#server/db/deleted-accounts.ts'
import { StartError } from '#server/settings/start-error.ts'
import { CLEANING, COUNTS, listStatements } from './after-restore.ts'
import type { AfterRestore } from './after-restore.ts'
import { checkOrigin, notABackup } from './check-origin.ts'
import { majorVersionOf, outputOf, startProgram, withoutPassword } from './postgres-program.ts'
import { changedDaysIn, countAccounts, inspectPostgres } from './postgres-server.ts'
import { stampOf } from './restored.ts'
import type { Restored, Restoring } from './restored.ts'

/** Prefix of the schemas that keep the data a restore replaced. */
export const BACKUP_SCHEMA_PREFIX = 'before_restore_'

/** Kysely's migration lock: a server that starts meanwhile waits until the restore is done. */
const MIGRATION_LOCK = '3853314791062309107'

type PostgresRestoring = Restoring & { readonly databaseUrl: string }

/** Restores a backup in one transaction: all of it or nothing. */
export async function restorePostgres({
  databaseUrl,
  file,
  isReplacing,
  deletedSince,
  now,
}: PostgresRestoring): Promise<Restored> {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}: name the backup to restore.`)
  await checkArchive(file)
  const { majorVersion, tableCount, isUsed, deleted } = await inspectPostgres(databaseUrl)
  await checkPrograms(majorVersion)
  if (isUsed) throw new StartError('A Bagwise server uses the database at DATABASE_URL: stop every server first.')
  if (tableCount > 0 && !isReplacing) {
    throw new StartError(
      'The database at DATABASE_URL holds data already: add --replace, which keeps it in a schema of its own, or name an empty database.',
    )
  }
  const keptIn = tableCount > 0 ? `${BACKUP_SCHEMA_PREFIX}${stampOf(now).toLowerCase()}` : undefined
  const after = await runScript({ databaseUrl, file, keptIn, deleted: [...deletedSince, ...deleted] })
  const changed = await changedDaysIn(databaseUrl)
  const lost = keptIn && (await changedDaysIn(databaseUrl, { schema: keptIn, since: changed.last }))
  return {
    ...after,
    accountCount: await countAccounts(databaseUrl),
    changed,
    keptIn: keptIn && `the schema ${keptIn}`,
    lostDayCount: lost ? lost.count : undefined,
    isListUnreadable: false,
  }
}

async function checkArchive(file: string): Promise<void> {
  const rows = await outputOf('pg_restore', ['--data-only', '--table=kysely_migration', '--file=-', file]).catch(
    (cause: unknown) => {
      const isForeign = cause instanceof Error && /input file|archive/.test(cause.message)
      throw isForeign ? notABackup('postgres', file, cause) : cause
    },
  )
  const [, copied = ''] = /^COPY .*?kysely_migration .*?;\n(.*?)^\\\.$/ms.exec(rows) ?? []
  const migrations = copied.split('\n').flatMap((row) => row.split('\t', 1).filter((name) => name !== ''))
  checkOrigin(migrations, { kind: 'postgres', file })
}

/** Scripts of a newer pg_restore contain settings that an older database rejects. */
async function checkPrograms(majorVersion: number): Promise<void> {
  for (const name of ['pg_restore', 'psql'] as const) {
    const version = await majorVersionOf(name)
    if (version === majorVersion) continue
    throw new StartError(
      `${name} is of PostgreSQL ${version} and the database of ${majorVersion}: install the programs of PostgreSQL ${majorVersion} (on Debian and Ubuntu postgresql-client-${majorVersion}).`,
    )
  }
}

type Script = {
  readonly databaseUrl: string
  readonly file: string
  readonly keptIn: string | undefined
  readonly deleted: readonly DeletedAccount[]
}

async function runScript({ databaseUrl, file, keptIn, deleted }: Script): Promise<AfterRestore> {
  const { address, password } = withoutPassword(databaseUrl)
  const psql = startProgram(
    'psql',
    ['--no-psqlrc', '--quiet', '--no-password', '--set=ON_ERROR_STOP=1', '--output=/dev/null', `--dbname=${address}`],
    { password },
  )
  const restore = startProgram('pg_restore', ['--no-owner', '--no-privileges', '--no-comments', '--file=-', file])
  const said = text(psql.child.stdout)
  psql.child.stdin.write(
    `begin;\nselect pg_advisory_xact_lock(${MIGRATION_LOCK});\n${keptIn ? moveCurrentTo(keptIn) : ''}`,
  )
  const read = Promise.all([pipeline(restore.child.stdout, psql.child.stdin, { end: false }), restore.succeeded])
  // Without the final commit nothing has happened, so a truncated script cannot pass for a complete one.
  const ended = read.then(
    () => psql.child.stdin.end(`${prepareForUse(deleted)}commit;\nanalyze;\n`),
    (error: unknown) => {
      psql.child.stdin.end('rollback;\n')
      throw error
    },
  )
  const [told, asked] = await Promise.allSettled([psql.succeeded, ended])
  if (told.status === 'rejected') throw told.reason
  if (asked.status === 'rejected') throw asked.reason
  return countsIn(await said)
}

/** Ends sessions and links, and removes accounts that were deleted after the backup, in the same transaction. */
function prepareForUse(deleted: readonly DeletedAccount[]): string {
  return [
    // The script of pg_restore has emptied it.
    'reset search_path;',
    ...listStatements(deleted).map((statement) => `${statement};`),
    ...Object.values(COUNTS).map((statement) => `${statement} \\gset`),
    '\\echo counted :sessions :links :removed',
    ...CLEANING.map((statement) => `${statement};`),
    '',
  ].join('\n')
}

function countsIn(said: string): AfterRestore {
  const [, sessions, links, removed] = /^counted (\d+) (\d+) (\d+)$/m.exec(said) ?? []
  return {
    endedSessionCount: Number(sessions),
    endedLinkCount: Number(links),
    removedAccountCount: Number(removed),
  }
}

/** Tables take their indexes and constraints along. */
function moveCurrentTo(schema: string): string {
  return `create schema ${schema};
do $$
declare old text;
begin
  for old in select tablename from pg_tables where schemaname = current_schema() loop
    execute format('alter table %I.%I set schema ${schema}', current_schema(), old);
  end loop;
end $$;
`
}
