import type { DeletedAccount } from '#server/db/deleted-accounts.ts'
import { StartError } from '#server/settings/start-error.ts'
import { writeNewFile } from './new-file.ts'
import { majorVersionOf, startProgram, withoutPassword } from './postgres-program.ts'
import { BACKUP_SCHEMA_PREFIX } from './postgres-restore.ts'
import { inspectPostgres } from './postgres-server.ts'

/**
 * A consistent snapshot while servers keep writing, in pg_dump's compressed format. Returns the accounts that were
 * deleted before.
 */
export async function backUpPostgres({
  databaseUrl,
  file,
}: {
  readonly databaseUrl: string
  readonly file: string
}): Promise<readonly DeletedAccount[]> {
  const dumpVersion = await majorVersionOf('pg_dump')
  const { majorVersion, tableCount, deleted } = await inspectPostgres(databaseUrl)
  if (dumpVersion < majorVersion) {
    throw new StartError(
      `pg_dump is of PostgreSQL ${dumpVersion} and the database of ${majorVersion}: install the programs of PostgreSQL ${majorVersion} (on Debian and Ubuntu postgresql-client-${majorVersion}).`,
    )
  }
  if (tableCount === 0) throw new StartError('The database at DATABASE_URL is empty: there is nothing to back up.')
  const { address, password } = withoutPassword(databaseUrl)
  await writeNewFile(file, async (unfinished) => {
    const dump = startProgram(
      'pg_dump',
      [
        '--format=custom',
        '--no-owner',
        '--no-privileges',
        '--no-comments',
        '--no-password',
        `--exclude-schema=${BACKUP_SCHEMA_PREFIX}*`,
        `--file=${unfinished}`,
        `--dbname=${address}`,
      ],
      { password },
    )
    await dump.succeeded
  })
  return deleted
}
