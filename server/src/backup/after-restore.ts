import type { DeletedAccount } from '#server/db/deleted-accounts.ts'

/** What a restore did to the data of the backup before any server uses it. */
export type AfterRestore = {
  readonly endedSessionCount: number
  readonly endedLinkCount: number
  /** Of accounts that were deleted after the backup. */
  readonly removedAccountCount: number
}

/** The same table as in the migrations, for backups that are older than it. */
const LIST = 'create table if not exists deleted_accounts (user_id text primary key, deleted_at text not null)'
const ON_LIST = 'in (select user_id from deleted_accounts)'

export const LISTED = 'select user_id, deleted_at from deleted_accounts'

export const COUNTS = {
  sessions: 'select count(*) as sessions from session',
  // What the table has beside links are challenges of passkeys.
  links: "select count(*) as links from verification where identifier not like 'passkey-%'",
  removed: `select count(*) as removed from "user" where id ${ON_LIST}`,
} as const

/** The same table as in the migrations. The next start begins a new epoch, and devices are told what it begins with. */
const ENDING_EPOCH: readonly string[] = [
  'create table if not exists database_marks (what text primary key, value text not null)',
  "delete from database_marks where what in ('epoch', 'restored-to')",
  `insert into database_marks (what, value)
   select 'restored-to', max(updated_at) from profiles having max(updated_at) is not null`,
]

/** Sets up and fills the list of deleted accounts. */
export function listStatements(deleted: readonly DeletedAccount[]): readonly string[] {
  const rows = deleted.map(({ userId, deletedAt }) => `(${quoted(userId)}, ${quoted(deletedAt)})`)
  if (rows.length === 0) return [LIST]
  return [LIST, `insert into deleted_accounts (user_id, deleted_at) values ${rows.join(', ')} on conflict do nothing`]
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

/** Ends everything that lets somebody in, and deletes the listed accounts with all that belongs to them. */
export const CLEANING: readonly string[] = [
  ...ENDING_EPOCH,
  'delete from session',
  'delete from verification',
  `delete from profiles where id ${ON_LIST}`,
  `delete from "user" where id ${ON_LIST}`,
]
