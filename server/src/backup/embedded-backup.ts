import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { embeddedFile } from '#server/db/database.ts'
import { StartProblem } from '#server/settings/start-problem.ts'
import { writeNewFile } from './new-file.ts'

/** A server that is starting may hold the database for a moment. */
const BUSY_TIMEOUT_MS = 5_000

/** One moment of the database, whole, while a server goes on writing: one read transaction that copies every row. */
export async function backUpEmbedded({ dataDir, file }: { readonly dataDir: string; readonly file: string }) {
  const live = embeddedFile(dataDir)
  if (!existsSync(live)) {
    throw new StartProblem(`There is no database in ${dataDir}: set DATA_DIR to the folder of your server.`)
  }
  await writeNewFile(file, async (unfinished) => {
    const database = new DatabaseSync(live, { readOnly: true, timeout: BUSY_TIMEOUT_MS })
    try {
      database.prepare('vacuum into ?').run(unfinished)
    } catch (cause) {
      const why = cause instanceof Error ? cause.message : String(cause)
      throw new StartProblem(`${live} could not be copied to ${file}: SQLite says "${why}".`, { cause })
    } finally {
      database.close()
    }
  })
}
