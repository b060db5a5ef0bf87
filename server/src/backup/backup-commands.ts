import { statSync } from 'node:fs'
import type { Config } from '#server/config.ts'
import { backUpEmbedded } from './embedded-backup.ts'
import { restoreEmbedded } from './embedded-restore.ts'
import { backUpPostgres } from './postgres-backup.ts'
import { restorePostgres } from './postgres-restore.ts'
import type { Restoring } from './restored.ts'

type Place = Pick<Config, 'dataDir' | 'databaseUrl'>

const BYTES_PER_MB = 1_000_000

/** Returns the message for the operator. */
type BackupCommand = (place: Place) => Promise<string>

/** Undefined when the words are not a backup command. */
export function backupCommand(typed: readonly string[]): BackupCommand | undefined {
  const [topic, file, ...more] = typed.filter((word) => word !== '--replace')
  if (file === undefined || file.startsWith('-') || more.length > 0) return undefined
  const isReplacing = typed.includes('--replace')
  if (topic === 'restore') return (place) => restore(place, { file, isReplacing, now: new Date() })
  return topic === 'backup' && !isReplacing ? (place) => backUp(place, file) : undefined
}

async function backUp({ dataDir, databaseUrl }: Place, file: string): Promise<string> {
  await (databaseUrl === undefined ? backUpEmbedded({ dataDir, file }) : backUpPostgres({ databaseUrl, file }))
  return `Backup written to ${file}: ${(statSync(file).size / BYTES_PER_MB).toFixed(1)} MB.`
}

async function restore({ dataDir, databaseUrl }: Place, restoring: Restoring): Promise<string> {
  const { accountCount, keptIn } =
    databaseUrl === undefined
      ? await restoreEmbedded({ dataDir, ...restoring })
      : await restorePostgres({ databaseUrl, ...restoring })
  const kept = keptIn === undefined ? '' : `\nWhat was here before is kept in ${keptIn}.`
  return `Restored from ${restoring.file}. Accounts: ${accountCount}.${kept}`
}
