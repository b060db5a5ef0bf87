import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { earliestListed } from '#server/db/deleted-accounts.ts'
import type { DeletedAccount } from '#server/db/deleted-accounts.ts'
import { StartError } from '#server/settings/start-error.ts'
import { syncToDisk } from './new-file.ts'

const OWNER_ONLY = 0o600
/** The id of an account and the time of its deletion. */
const LINE = /^([\w-]+) (\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)$/

/** All backups of a folder share one list: a backup cannot know of accounts that are deleted after it. */
export function listBeside(backup: string): string {
  return join(dirname(resolve(backup)), 'deleted-accounts')
}

/** The accounts in the file; none when there is no such file. */
export function readDeletedList(file: string): readonly DeletedAccount[] {
  if (!existsSync(file)) return []
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.flatMap((line, index) => {
    if (line === '') return []
    const [, userId, deletedAt] = LINE.exec(line) ?? []
    if (userId !== undefined && deletedAt !== undefined) return [{ userId, deletedAt }]
    throw new StartError(
      `Line ${index + 1} of ${file} is not an account's id and the time of its deletion: repair the list of deleted accounts, or move it away.`,
    )
  })
}

/** Adds accounts to the list beside a backup, and removes those that are in no backup that is kept. */
export function addToListBeside(backup: string, accounts: readonly DeletedAccount[], now: Date): void {
  const file = listBeside(backup)
  const earliest = earliestListed(now)
  const all = new Map([...readDeletedList(file), ...accounts].map(({ userId, deletedAt }) => [userId, deletedAt]))
  const lines = [...all].filter(([, deletedAt]) => deletedAt >= earliest).map((account) => `${account.join(' ')}\n`)
  if (lines.length === 0 && !existsSync(file)) return
  const unfinished = `${file}.${process.pid}.part`
  try {
    writeFileSync(unfinished, lines.join(''), { mode: OWNER_ONLY })
    syncToDisk(unfinished)
    renameSync(unfinished, file)
    syncToDisk(dirname(file))
  } finally {
    rmSync(unfinished, { force: true })
  }
}
