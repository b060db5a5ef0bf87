import { constants, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { embeddedFile } from '#server/db/embedded-file.ts'
import { lockFolder } from '#server/db/folder-lock.ts'
import { StartError } from '#server/settings/start-error.ts'
import { checkOrigin, notABackup } from './check-origin.ts'
import { syncToDisk } from './new-file.ts'
import { stampOf } from './restored.ts'
import type { Restored, Restoring } from './restored.ts'

/** Replaces the database with a backup atomically: at every moment either the old or the new one is in place. */
export async function restoreEmbedded({
  dataDir,
  file,
  isReplacing,
  now,
}: Restoring & { readonly dataDir: string }): Promise<Restored> {
  if (!existsSync(file)) throw new StartError(`There is no file ${file}: name the backup to restore.`)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const lock = await lockFolder(dataDir)
  const live = embeddedFile(dataDir)
  const incoming = `${live}.restoring`
  try {
    if (existsSync(live) && !isReplacing) {
      throw new StartError(
        `There is a database in ${dataDir} already: add --replace, which keeps it beside the new one, or set DATA_DIR to another folder.`,
      )
    }
    const accountCount = copyAndCheck(file, incoming)
    const keptIn = existsSync(live) ? backUpCurrent(live, join(dataDir, `before-restore-${stampOf(now)}`)) : undefined
    renameSync(incoming, live)
    syncToDisk(dataDir)
    return { accountCount, keptIn }
  } finally {
    rmSync(incoming, { force: true })
    lock.release()
  }
}

/** Copies the backup next to the database and checks every page of it. Returns the number of accounts in it. */
function copyAndCheck(file: string, incoming: string): number {
  if (existsSync(`${file}-wal`)) {
    throw new StartError(
      `${file} is a database in use, not a backup: write one with "npm run admin -- backup <file>" where it is used.`,
    )
  }
  rmSync(incoming, { force: true })
  copyFileSync(file, incoming)
  const { migrations, isWhole, accountCount } = readBackup(incoming, file)
  checkOrigin(migrations, { kind: 'sqlite', file })
  if (!isWhole) throw new StartError(`${file} is damaged: restore another backup.`)
  syncToDisk(incoming)
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

/** A copy in a single file, so that the live database can be replaced in one step. Returns its path. */
function backUpCurrent(live: string, folder: string): string {
  checkpointJournal(live)
  mkdirSync(folder, { mode: 0o700 })
  const kept = join(folder, basename(live))
  copyFileSync(live, kept, constants.COPYFILE_FICLONE)
  syncToDisk(kept)
  return kept
}

/** The old database's journal would be applied to the new one. Closing the database writes it back. */
function checkpointJournal(live: string): void {
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
  throw new StartError(
    `${live} is in use or damaged and cannot be closed: move it and the files ${basename(live)}-wal and -shm beside it out of the folder, and restore without --replace.`,
    { cause },
  )
}
