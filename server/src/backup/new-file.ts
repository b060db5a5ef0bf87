import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { StartError } from '#server/settings/start-error.ts'

/** Backups hold everybody's data. */
const OWNER_ONLY = 0o600

/** Writes a file next to its destination and moves it there once it is complete and on disk. */
export async function writeNewFile(file: string, write: (unfinished: string) => Promise<void>): Promise<void> {
  if (existsSync(file)) throw notWritten(file, 'there is such a file already')
  const unfinished = `${file}.${process.pid}.part`
  try {
    closeSync(openSync(unfinished, 'wx', OWNER_ONLY))
  } catch (cause) {
    throw notWritten(file, 'it cannot be written there', cause)
  }
  try {
    await write(unfinished)
    syncToDisk(unfinished)
    renameSync(unfinished, file)
    syncToDisk(dirname(resolve(file)))
  } finally {
    rmSync(unfinished, { force: true })
  }
}

/** Returns once a file's content, or a folder's entries, are on disk (fsync). */
export function syncToDisk(path: string): void {
  const descriptor = openSync(path, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}

function notWritten(file: string, why: string, cause?: unknown): StartError {
  return new StartError(`${file} was not written, ${why}: name another file.`, { cause })
}
