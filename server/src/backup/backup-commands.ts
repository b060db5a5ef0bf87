import { existsSync, statSync } from 'node:fs'
import type { Config } from '#server/config.ts'
import { StartError } from '#server/settings/start-error.ts'
import { addToListBeside, listBeside, readDeletedList } from './deleted-list.ts'
import { backUpEmbedded } from './embedded-backup.ts'
import { restoreEmbedded } from './embedded-restore.ts'
import { backUpPostgres } from './postgres-backup.ts'
import { restorePostgres } from './postgres-restore.ts'
import type { Restored, Restoring } from './restored.ts'

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>

const BYTES_PER_MB = 1_000_000
const LIST_OPTION = '--deleted-accounts'

/** Returns the message for the operator. */
type BackupCommand = (place: Place) => Promise<string>

/** Undefined when the words are not a backup command. */
export function backupCommand(typed: readonly string[]): BackupCommand | undefined {
  const { words, listFile } = withoutList(typed)
  const [topic, file, ...more] = words.filter((word) => word !== '--replace')
  if (file === undefined || file.startsWith('-') || more.length > 0) return undefined
  const isReplacing = words.includes('--replace')
  if (topic === 'restore') return (place) => restore(place, { file, isReplacing, listFile })
  return topic === 'backup' && words.length === typed.length && !isReplacing
    ? (place) => backUp(place, file)
    : undefined
}

function withoutList(typed: readonly string[]) {
  const at = typed.indexOf(LIST_OPTION)
  const listFile = at === -1 ? undefined : typed[at + 1]
  if (listFile === undefined) return { words: typed, listFile }
  return { words: typed.toSpliced(at, 2), listFile }
}

async function backUp({ dataDir, databaseUrl }: Place, file: string): Promise<string> {
  const deleted = await (databaseUrl === undefined
    ? backUpEmbedded({ dataDir, file })
    : backUpPostgres({ databaseUrl, file }))
  addToListBeside(file, deleted, new Date())
  return `Backup written to ${file}: ${(statSync(file).size / BYTES_PER_MB).toFixed(1)} MB.`
}

type RestoreOptions = Pick<Restoring, 'file' | 'isReplacing'> & { readonly listFile: string | undefined }

async function restore({ dataDir, databaseUrl }: Place, { listFile, ...options }: RestoreOptions): Promise<string> {
  if (listFile !== undefined && !existsSync(listFile)) {
    throw new StartError(`There is no file ${listFile}: name the list of deleted accounts that is beside your backups.`)
  }
  const lists = [listBeside(options.file), ...(listFile === undefined ? [] : [listFile])]
  const restoring = { ...options, deletedSince: lists.flatMap(readDeletedList), now: new Date() }
  const restored =
    databaseUrl === undefined
      ? await restoreEmbedded({ dataDir, ...restoring })
      : await restorePostgres({ databaseUrl, ...restoring })
  return report(options.file, restored)
}

function report(file: string, restored: Restored): string {
  const { accountCount, changed, keptIn, lostDayCount } = restored
  const last = changed.last === undefined ? '' : `, the last of them ${changed.last}`
  const lines = [
    `Restored from ${file}. Accounts: ${accountCount}.`,
    `Days with changes: ${changed.count}${last}.`,
    `Sessions ended: ${restored.endedSessionCount}. Links ended: ${restored.endedLinkCount}.`,
    `Accounts deleted again, since their golfers deleted them after the backup: ${restored.removedAccountCount}.`,
  ]
  if (restored.isListUnreadable) {
    lines.push(
      `The data that was here is damaged where its list of deleted accounts is: accounts deleted after the newest backup may be back.`,
    )
  }
  if (keptIn !== undefined) lines.push(`What was here before is kept in ${keptIn}.`)
  if (lostDayCount !== undefined)
    lines.push(`Days with changes after the backup, which only that data has: ${lostDayCount}.`)
  return lines.join('\n')
}
