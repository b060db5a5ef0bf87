import { constants, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isDatabaseFailure } from '#server/db/database-failure.ts'
import type { DeletedAccount } from '#server/db/deleted-accounts.ts'
import { embeddedFile } from '#server/db/embedded-file.ts'
import { lockFolder } from '#server/db/folder-lock.ts'
import { StartError } from '#server/settings/start-error.ts'
import { CLEANING, COUNTS, listStatements } from './after-restore.ts'
import type { AfterRestore } from './after-restore.ts'
import { changedDays } from './changed-days.ts'
import { checkOrigin, notABackup } from './check-origin.ts'
import { askOf, listedIn, tablesOf } from './embedded-tables.ts'
import { syncToDisk } from './new-file.ts'
import { stampOf } from './restored.ts'
import type { Restored, Restoring } from './restored.ts'

/** Replaces the database with a backup atomically: at every moment either the old or the new one is in place. */
export async function restoreEmbedded({
  dataDir,
  file,
  isReplacing,
  deletedSince,
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
    const replaced = existsSync(live) ? readReplaced(live) : undefined
    copyAndCheck(file, incoming)
    const restored = await prepareForUse(incoming, [...deletedSince, ...(replaced?.deleted ?? [])])
    const keptIn = existsSync(live) ? backUpCurrent(live, join(dataDir, `before-restore-${stampOf(now)}`)) : undefined
    renameSync(incoming, live)
    syncToDisk(dataDir)
    const lostDayCount = keptIn === undefined ? undefined : await daysOnlyIn(keptIn, restored.changed.last)
    return { ...restored, keptIn, lostDayCount, isListUnreadable: replaced?.isUnreadable ?? false }
  } finally {
    rmSync(incoming, { force: true })
    lock.release()
  }
}

/** Copies the backup next to the database and checks every page of it. */
function copyAndCheck(file: string, incoming: string): void {
  if (existsSync(`${file}-wal`)) {
    throw new StartError(
      `${file} is a database in use, not a backup: write one with "npm run admin -- backup <file>" where it is used.`,
    )
  }
  rmSync(incoming, { force: true })
  copyFileSync(file, incoming)
  const { migrations, isWhole } = readBackup(incoming, file)
  checkOrigin(migrations, { kind: 'sqlite', file })
  if (!isWhole) throw new StartError(`${file} is damaged: restore another backup.`)
}

/** Ends sessions and links in the copy, and removes accounts that were deleted after the backup. */
async function prepareForUse(incoming: string, deleted: readonly DeletedAccount[]) {
  const database = new DatabaseSync(incoming)
  try {
    database.exec('pragma secure_delete = on; begin immediate')
    for (const statement of listStatements(deleted)) database.exec(statement)
    const count = (statement: string) => Number(Object.values(database.prepare(statement).get() ?? {})[0])
    const after: AfterRestore = {
      endedSessionCount: count(COUNTS.sessions),
      endedLinkCount: count(COUNTS.links),
      removedAccountCount: count(COUNTS.removed),
    }
    for (const statement of CLEANING) database.exec(statement)
    const changed = await changedDays(askOf(database), { tables: tablesOf(database) })
    const accountCount = count('select count(*) from "user"')
    database.exec('commit')
    return { ...after, accountCount, changed }
  } finally {
    database.close()
    syncToDisk(incoming)
  }
}

/** The list of the data that is about to be replaced, which may be damaged. */
function readReplaced(live: string): { readonly deleted: readonly DeletedAccount[]; readonly isUnreadable: boolean } {
  const database = new DatabaseSync(live)
  try {
    return { deleted: listedIn(database), isUnreadable: false }
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error
    return { deleted: [], isUnreadable: true }
  } finally {
    database.close()
  }
}

/** Undefined when they cannot be counted. */
async function daysOnlyIn(kept: string, since: string | undefined): Promise<number | undefined> {
  const database = new DatabaseSync(kept, { readOnly: true })
  try {
    return (await changedDays(askOf(database), { tables: tablesOf(database), since })).count
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error
    return undefined
  } finally {
    database.close()
  }
}

function readBackup(path: string, file: string) {
  const database = new DatabaseSync(path)
  try {
    database.exec('pragma journal_mode = delete')
    const whole = database.prepare('pragma integrity_check').get()
    const names = database.prepare('select name from kysely_migration').all()
    database.prepare('select count(*) from "user"').get()
    return {
      migrations: names.map(({ name }) => String(name)),
      isWhole: whole?.['integrity_check'] === 'ok',
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
