import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '#server/settings/start-error.ts'

/** SQLITE_BUSY. */
const BUSY = 5

/**
 * Lets one server at a time use the folder. The operating system holds the lock and releases it when the process ends
 * in any way; `server.pid` only names the holder.
 */
export function lockFolder(dataDir: string): { readonly release: () => void } {
  const pidPath = join(dataDir, 'server.pid')
  const lock = new DatabaseSync(join(dataDir, 'server.lock'), { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (!isBusy(error)) throw error
    throw new StartError(
      `Another Bagwise server (${holderIn(pidPath)}) already uses the data in ${dataDir}: stop it, or set DATA_DIR to another folder.`,
    )
  }
  writeFileSync(pidPath, `${process.pid}\n`)
  return {
    release: () => {
      if (lock.isOpen) lock.close()
    },
  }
}

function holderIn(pidPath: string): string {
  try {
    return `process ${readFileSync(pidPath, 'utf8').trim()}`
  } catch {
    // The holder has not written its process id yet.
    return 'just starting'
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === BUSY
}
