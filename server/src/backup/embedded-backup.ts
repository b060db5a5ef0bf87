import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { embeddedFile } from '#server/db/embedded-file.ts'
import type { DeletedAccount } from '#server/db/deleted-accounts.ts'
import { StartError } from '#server/settings/start-error.ts'
import { listedIn } from './embedded-tables.ts'
import { writeNewFile } from './new-file.ts'

/** A server that is starting may hold the lock briefly. */
const BUSY_TIMEOUT_MS = 5_000

/**
 * A consistent snapshot while the server keeps writing: one read transaction copies every row. Returns the accounts that
 * were deleted before.
 */
export async function backUpEmbedded({
  dataDir,
  file,
}: {
  readonly dataDir: string
  readonly file: string
}): Promise<readonly DeletedAccount[]> {
  const live = embeddedFile(dataDir)
  if (!existsSync(live)) {
    throw new StartError(`There is no database in ${dataDir}: set DATA_DIR to the folder of your server.`)
  }
  let deleted: readonly DeletedAccount[] = []
  await writeNewFile(file, async (unfinished) => {
    const database = new DatabaseSync(live, { readOnly: true, timeout: BUSY_TIMEOUT_MS })
    try {
      database.prepare('vacuum into ?').run(unfinished)
      deleted = listedIn(database)
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : String(cause)
      throw new StartError(`${live} could not be copied to ${file}: SQLite says "${why}".`, { cause })
    } finally {
      database.close()
    }
  })
  return deleted
}
