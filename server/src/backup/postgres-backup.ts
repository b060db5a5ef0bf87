import { StartProblem } from '#server/settings/start-problem.ts'
import { writeNewFile } from './new-file.ts'
import { majorVersionOf, startProgram, withoutPassword } from './postgres-program.ts'
import { KEPT_SCHEMAS } from './postgres-restore.ts'
import { lookAtPostgres } from './postgres-server.ts'

/** One moment of the database while servers go on writing, in pg_dump's own compressed form. */
export async function backUpPostgres({ databaseUrl, file }: { readonly databaseUrl: string; readonly file: string }) {
  const dumpVersion = await majorVersionOf('pg_dump')
  const { majorVersion, tableCount } = await lookAtPostgres(databaseUrl)
  if (dumpVersion < majorVersion) {
    throw new StartProblem(
      `pg_dump is of PostgreSQL ${dumpVersion} and the database of ${majorVersion}: install the programs of PostgreSQL ${majorVersion} (on Debian and Ubuntu postgresql-client-${majorVersion}).`,
    )
  }
  if (tableCount === 0) throw new StartProblem('The database at DATABASE_URL is empty: there is nothing to back up.')
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
        `--exclude-schema=${KEPT_SCHEMAS}*`,
        `--file=${unfinished}`,
        `--dbname=${address}`,
      ],
      { password },
    )
    await dump.succeeded
  })
}
