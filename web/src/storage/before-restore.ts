import type { Profile } from '@bagwise/contract/profile'
import { BEFORE_RESTORE_KEY, ROUNDS_KEY } from './copy-keys.ts'
import type { WithEpoch } from './epochs.ts'
import { fieldOf, localCopy } from './local-copy.ts'
import { anything, fields, listOf, text } from './parsers.ts'
import type { Parser } from './parsers.ts'
import { perUserCache, parseRowsByGolfer } from './per-user-cache.ts'
import type { KeptRow, RowsByGolfer } from './per-user-cache.ts'
import { parseProfile } from './profile-shape.ts'

/** A value that the server had stored before it went back to a backup, which has another one. */
export type LaterChange = {
  readonly path: string
  readonly value: unknown
}

/**
 * What the server said before it went back to a backup, until the golfer has answered whether that is sent again. Rounds
 * that only this device may have are rows among the others, with `isOffered`.
 */
export type BeforeRestore = KeptRow & {
  readonly unsentId: string
  /** The one that is over. */
  readonly epoch: string
  /** Until the backup's profile is known. Without names and email address, which are the account's. */
  readonly profile?: Profile | undefined
  readonly changes: readonly LaterChange[]
  /** When the latest change in the backup was made. */
  readonly restoredTo?: string | undefined
}

const parseRow: Parser<BeforeRestore> = fields(
  { unsentId: text, epoch: text, changes: listOf(fields({ path: text, value: anything })) },
  { profile: parseProfile, restoredTo: text },
)

/** Such a round gets an id of its own when it is sent after all. */
const OFFERED = 'offered'

/** One row a golfer; after the answer it says only which epoch was asked about. */
export const beforeRestoreRows = perUserCache<BeforeRestore>(
  localCopy<RowsByGolfer<BeforeRestore>>({
    key: BEFORE_RESTORE_KEY,
    schema: 1,
    parse: (content) => parseRowsByGolfer(content, parseRow),
  }),
  ({ unsentId }) => unsentId,
)

/** Whether the golfer's device has seen the server leave this epoch. */
export function isOver(golfer: string, { epoch }: WithEpoch): boolean {
  return epoch !== undefined && beforeRestoreRows.of(golfer).some((row) => row.epoch === epoch)
}

/** Keeps the golfer's profile and rounds of an epoch that is over: the server may no longer have them. */
export function setAside(profile: Profile, epoch: string): void {
  const { id: golfer } = profile
  if (isOver(golfer, { epoch })) return
  const unnamed = { ...profile, firstName: null, lastName: null, email: null }
  const changes = beforeRestoreRows.of(golfer).flatMap((row) => row.changes)
  beforeRestoreRows.keep(golfer, [{ unsentId: epoch, epoch, profile: unnamed, changes }])
  offerRounds(golfer)
}

/** What is in a round is a matter of its collection: none is looked into here. */
function offerRounds(golfer: string): void {
  const copy = localCopy<RowsByGolfer<KeptRow>>({
    key: ROUNDS_KEY,
    schema: 1,
    parse: (content) => parseRowsByGolfer(content, anyRow),
  })
  const offered = copy.read()?.map((one) => {
    if (one.golfer !== golfer) return one
    const entries = one.entries.map((row) =>
      row.unsentId === undefined ? { ...row, unsentId: OFFERED, isOffered: true } : row,
    )
    return { ...one, entries }
  })
  if (offered) copy.write(offered)
}

function anyRow(content: unknown): KeptRow | undefined {
  const unsentId = fieldOf(content, 'unsentId')
  if (typeof content !== 'object' || content === null) return undefined
  return unsentId === undefined || typeof unsentId === 'string' ? content : undefined
}
