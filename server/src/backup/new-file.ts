import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { StartProblem } from '#server/settings/start-problem.ts'

/** Backups hold everything of everybody. */
const OWNER_ONLY = 0o600

/** Has a new file written beside its place and puts it there when it is whole and on the disk. */
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
    flush(unfinished)
    renameSync(unfinished, file)
    flush(dirname(resolve(file)))
  } finally {
    rmSync(unfinished, { force: true })
  }
}

/** Returns when a file, or which names a folder has, is on the disk. */
export function flush(path: string): void {
  const descriptor = openSync(path, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}

function notWritten(file: string, why: string, cause?: unknown): StartProblem {
  return new StartProblem(`${file} was not written, ${why}: name another file.`, { cause })
}
