import { randomUUID } from 'node:crypto'
import { expressionBuilder } from 'kysely'
import type { Expression, ExpressionBuilder, Kysely, Selectable, Transaction } from 'kysely'
import type { ClubType } from '@bagwise/golf/club'
import type { HistoryEntry } from '@bagwise/contract/profile'
import { StoredBagClub } from '@bagwise/contract/profile-fields'
import { prepareStatement } from '#server/db/prepared-statement.ts'
import type { Tables } from '#server/db/schema.ts'
import type { DeletedClubs, Merged } from './merge-profile.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** How long an old value can be restored, and the longest delay of a batch. */
const RETENTION_MS = 90 * DAY_MS
/** The newest entries are kept regardless of age. */
const KEPT_ENTRIES = 50

type HistoryRow = Selectable<Tables['profile_history']>

/** Named columns keep the statement valid when a later version adds one. */
export const HISTORY_COLUMNS = [
  'id',
  'user_id',
  'position',
  'batch_id',
  'path',
  'value',
  'kept_value',
  'reason',
  'is_conflict',
  'created_at',
] as const satisfies readonly (keyof HistoryRow)[]

type BatchKey = { readonly userId: string; readonly batchId: string }

/** What earlier batches of the golfer have left. */
type Seen = {
  readonly wasApplied: boolean
  /** Position of the newest history entry; the first has 1. */
  readonly lastPosition: number
  /** Something has passed its retention time. */
  readonly hasOld: boolean
}

type SeenArguments = {
  readonly userId: string | Expression<string>
  readonly batchId: string
  readonly keptSince: string
}

/** Columns with everything a batch must know about earlier ones, for use in one statement. */
export function seenColumns(db: Kysely<Tables>, { userId, batchId, keptSince: since }: SeenArguments) {
  const eb = expressionBuilder<Tables, never>()
  const batches = db.selectFrom('profile_batches').select('batch_id').where('user_id', '=', userId)
  const history = db.selectFrom('profile_history').where('user_id', '=', userId)
  return [
    eb.exists(batches.where('batch_id', '=', batchId)).as('wasApplied'),
    eb.exists(batches.where('created_at', '<', since)).as('hasOldBatch'),
    eb.exists(history.select('id').where('created_at', '<', since)).as('hasOldEntry'),
    history.select((entry) => entry.fn.max('position').as('position')).as('lastPosition'),
  ] as const
}

/** SQLite has 0 and 1 instead of booleans. */
export type SeenRow = Readonly<Record<'wasApplied' | 'hasOldBatch' | 'hasOldEntry', unknown>> & {
  readonly lastPosition: number | null
}

export function seenOf({ wasApplied, lastPosition, hasOldBatch, hasOldEntry }: SeenRow): Seen {
  return {
    wasApplied: Boolean(wasApplied),
    lastPosition: lastPosition ?? 0,
    hasOld: Boolean(hasOldBatch) || Boolean(hasOldEntry),
  }
}

export function prepareSeen(db: Kysely<Tables>) {
  const ask = prepareStatement(['userId', 'batchId', 'keptSince'], (given) =>
    db.selectNoFrom(() =>
      seenColumns(db, { userId: given('userId'), batchId: given('batchId'), keptSince: given('keptSince') }),
    ),
  )
  return async (
    trx: Transaction<Tables>,
    { userId, batchId, now }: BatchKey & { readonly now: Date },
  ): Promise<Seen> => {
    const [row] = await ask(trx, { userId, batchId, keptSince: keptSince(now) })
    if (!row) throw new Error('A statement without a table answers one row')
    return seenOf(row)
  }
}

/** The last state of each club. */
export async function deletedClubs(
  trx: Transaction<Tables>,
  userId: string,
  clubs: readonly ClubType[],
): Promise<DeletedClubs> {
  if (clubs.length === 0) return {}
  const paths = new Map(clubs.map((club) => [`golfBag.${club}`, club]))
  const rows = await trx
    .selectFrom('profile_history')
    .select(['path', 'value'])
    .where('user_id', '=', userId)
    .where('path', 'in', [...paths.keys()])
    .where('value', '!=', 'null')
    .orderBy('position')
    .execute()
  // Later rows overwrite earlier ones.
  return Object.fromEntries(rows.map(({ path, value }) => [paths.get(path), StoredBagClub.parse(JSON.parse(value))]))
}

/** Displaced values as history rows. */
export function historyRows(
  { userId, batchId, now, lastPosition }: BatchKey & { readonly now: Date; readonly lastPosition: number },
  { displaced }: Merged,
): readonly HistoryRow[] {
  return displaced.map(({ path, value, keptValue, reason, isConflict }, index) => ({
    id: randomUUID(),
    user_id: userId,
    position: lastPosition + 1 + index,
    batch_id: batchId,
    path,
    value: JSON.stringify(value),
    kept_value: JSON.stringify(keptValue),
    reason,
    is_conflict: Number(isConflict),
    created_at: now.toISOString(),
  }))
}

/** Conflicts to show on the devices. */
export function conflictsAmong(rows: readonly HistoryRow[]): readonly HistoryEntry[] {
  return rows.filter(isConflictRow).map(historyEntry)
}

/** The conflicts of a batch that was applied before. */
export async function conflictsOf(
  trx: Transaction<Tables>,
  { userId, batchId }: BatchKey,
): Promise<readonly HistoryEntry[]> {
  const ofBatch = trx.selectFrom('profile_history').selectAll().where('user_id', '=', userId)
  const rows = await ofBatch.where('batch_id', '=', batchId).where('is_conflict', '=', 1).orderBy('position').execute()
  return rows.map(historyEntry)
}

/** Deletes one golfer's expired entries; those of golfers who have stopped editing are swept. */
export async function deleteOldHistory(
  db: Kysely<Tables>,
  { now, userId }: { readonly now: Date; readonly userId: string },
): Promise<void> {
  const before = keptSince(now)
  await db.deleteFrom('profile_batches').where('user_id', '=', userId).where('created_at', '<', before).execute()
  const ofGolfer = db.deleteFrom('profile_history').where('user_id', '=', userId)
  await ofGolfer.where('created_at', '<', before).where(isBeyondNewest).execute()
}

/** Whether an entry is older than its golfer's newest ones. */
export function isBeyondNewest(eb: ExpressionBuilder<Tables, 'profile_history'>) {
  const newest = eb
    .selectFrom('profile_history as own')
    .select((own) => own.fn.max('own.position').as('position'))
    .whereRef('own.user_id', '=', 'profile_history.user_id')
  return eb(eb('position', '+', KEPT_ENTRIES), '<=', newest)
}

export function historyEntry(row: HistoryRow): HistoryEntry {
  return {
    id: row.id,
    path: row.path,
    value: JSON.parse(row.value),
    keptValue: JSON.parse(row.kept_value),
    reason: row.reason,
    isConflict: isConflictRow(row),
    at: row.created_at,
  }
}

function isConflictRow(row: Pick<HistoryRow, 'is_conflict'>): boolean {
  return row.is_conflict === 1
}

/** Start of the retention period. */
export function keptSince(now: Date): string {
  return new Date(now.getTime() - RETENTION_MS).toISOString()
}
