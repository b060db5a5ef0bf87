import { constants, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { embeddedFile } from '#server/db/database.ts'
import { lockFolder } from '#server/db/folder-lock.ts'
import { StartProblem } from '#server/settings/start-problem.ts'
import { checkOrigin, notABackup } from './check-origin.ts'
import { flush } from './new-file.ts'
import { stampOf } from './restored.ts'
import type { Restored, Restoring } from './restored.ts'

/** Puts a backup in the place of the database, at once: at every moment there is either the old one or the new one. */
export function restoreEmbedded({
  dataDir,
  file,
  isReplacing,
  now,
}: Restoring & { readonly dataDir: string }): Restored {
  if (!existsSync(file)) throw new StartProblem(`There is no file ${file}: name the backup to restore.`)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = lockFolder(dataDir)
  const live = embeddedFile(dataDir)
  const incoming = `${live}.restoring`
  try {
    if (existsSync(live) && !isReplacing) {
      throw new StartProblem(
        `There is a database in ${dataDir} already: add --replace, which keeps it beside the new one, or set DATA_DIR to another folder.`,
      )
    }
    const accountCount = takeIn(file, incoming)
    const keptIn = existsSync(live) ? keepOld(live, join(dataDir, `before-restore-${stampOf(now)}`)) : undefined
    renameSync(incoming, live)
    flush(dataDir)
    return { accountCount, keptIn }
  } finally {
    rmSync(incoming, { force: true })
    lock.release()
  }
}

/** Copies the backup beside the database and looks at every page of it. Answers how many accounts it holds. */
function takeIn(file: string, incoming: string): number {
  if (existsSync(`${file}-wal`)) {
    throw new StartProblem(
      `${file} is a database in use, not a backup: write one with "npm run admin -- backup <file>" where it is used.`,
    )
  }
  rmSync(incoming, { force: true })
  copyFileSync(file, incoming)
  const { migrations, isWhole, accountCount } = readBackup(incoming, file)
  checkOrigin(migrations, { kind: 'sqlite', file })
  if (!isWhole) throw new StartProblem(`${file} is damaged: restore another backup.`)
  flush(incoming)
  return accountCount
}

function readBackup(path: string, file: string) {
  const database = new DatabaseSync(path)
  try {
    database.exec('pragma journal_mode = delete')
    const whole = database.prepare('pragma integrity_check').get()
    const names = database.prepare('select name from kysely_migration').all()
    const { accountCount } = database.prepare('select count(*) as accountCount from "user"').get() ?? {}
    return {
      migrations: names.map(({ name }) => String(name)),
      isWhole: whole?.['integrity_check'] === 'ok',
      accountCount: Number(accountCount),
    }
  } catch (cause) {
    throw notABackup('sqlite', file, cause)
  } finally {
    database.close()
  }
}

/** A copy, whole in one file, so that the database in use can be replaced in one step. Answers where it is. */
function keepOld(live: string, folder: string): string {
  foldJournal(live)
  mkdirSync(folder, { mode: 0o700 })
  const kept = join(folder, basename(live))
  copyFileSync(live, kept, constants.COPYFILE_FICLONE)
  flush(kept)
  return kept
}

/** The journal of the old database would be taken for one of the new. Closing brings what is in it into the database. */
function foldJournal(live: string): void {
  if (!existsSync(`${live}-wal`)) return
  let cause: unknown
  try {
    const database = new DatabaseSync(live)
    database.exec('pragma wal_checkpoint(truncate)')
    database.close()
  } catch (error) {
    cause = error
  }
  if (!existsSync(`${live}-wal`)) return
  throw new StartProblem(
    `${live} is in use or damaged and cannot be closed: move it and the files ${basename(live)}-wal and -shm beside it out of the folder, and restore without --replace.`,
    { cause },
  )
}
