import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartError } from '#server/settings/start-error.ts'
import { isDatabaseFailure } from './database-failure.ts'
import { embeddedFile } from './embedded-file.ts'

/** SQLITE_BUSY. */
const BUSY = 5
/** How often the holder looks whether its file is still there. */
const LOOK_EVERY_MS = 500
/** Long enough for a busy holder to put its file back. */
const WAIT_FOR_HOLDER_MS = 2_000

/**
 * Lets one server at a time use the folder. The operating system holds the lock and releases it when the process ends
 * in any way; `server.pid` only names the holder. A lock file that is deleted is put back by its holder, so where there
 * is data without one a new server gives it time to.
 */
export async function lockFolder(dataDir: string): Promise<{ readonly release: () => void }> {
  if (existsSync(embeddedFile(dataDir)) && !existsSync(lockFile(dataDir))) await sleep(WAIT_FOR_HOLDER_MS)
  let held = takeLock(dataDir)
  const looking = setInterval(() => {
    held = keptLock(held, dataDir)
  }, LOOK_EVERY_MS).unref()
  return {
    release: () => {
      clearInterval(looking)
      if (held.lock.isOpen) held.lock.close()
    },
  }
}

type HeldLock = { readonly lock: DatabaseSync; readonly inode: number }

function takeLock(dataDir: string): HeldLock {
  const lock = new DatabaseSync(lockFile(dataDir), { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new StartError(
      `Another Bagwise server (${holderIn(dataDir)}) already uses the data in ${dataDir}: stop it, or set DATA_DIR to another folder.`,
    )
  }
  writeFileSync(pidFile(dataDir), `${process.pid}\n`)
  return { lock, inode: statSync(lockFile(dataDir)).ino }
}

/** The same lock, or one on a new file when the old one is gone. */
function keptLock(held: HeldLock, dataDir: string): HeldLock {
  if (statSync(lockFile(dataDir), { throwIfNoEntry: false })?.ino === held.inode) return held
  try {
    const renewed = takeLock(dataDir)
    held.lock.close()
    return renewed
  } catch (error) {
    // The disk is full, or the folder is gone: the next look tries again.
    if (isDatabaseFailure(error) || error instanceof StartError || isSystemFailure(error)) return held
    throw error
  }
}

const lockFile = (dataDir: string) => join(dataDir, 'server.lock')
const pidFile = (dataDir: string) => join(dataDir, 'server.pid')

function holderIn(dataDir: string): string {
  try {
    return `process ${readFileSync(pidFile(dataDir), 'utf8').trim()}`
  } catch {
    // The holder has not written its process id yet.
    return 'just starting'
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === BUSY
}

function isSystemFailure(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error
}
