import type { DeletedAccount } from '#server/db/deleted-accounts.ts'
import type { AfterRestore } from './after-restore.ts'
import type { ChangedDays } from './changed-days.ts'

export type Restoring = {
  readonly file: string
  /** Whether existing data may be replaced; it is kept aside. */
  readonly isReplacing: boolean
  /** The lists beside the backup and on the command line. */
  readonly deletedSince: readonly DeletedAccount[]
  readonly now: Date
}

export type Restored = AfterRestore & {
  readonly accountCount: number
  readonly changed: ChangedDays
  /** Where the replaced data is kept. */
  readonly keptIn: string | undefined
  /** Days with changes after the backup's last one, which only the replaced data has. */
  readonly lostDayCount: number | undefined
  /** The replaced data is damaged where its list of deleted accounts is. */
  readonly isListUnreadable: boolean
}

/** Sorts by time and is valid in any file or schema name: 20261121T070503042Z. */
export function stampOf(now: Date): string {
  return now.toISOString().replaceAll(/[-:.]/g, '')
}
