import { randomUUID } from 'node:crypto'
import { expressionBuilder, sql } from 'kysely'
import type { Expression, ExpressionBuilder, Kysely, Selectable, Transaction } from 'kysely'
import type { ClubType } from '@bagwise/golf/club'
import type { HistoryEntry } from '@bagwise/contract/profile'
import { StoredBagClub } from '@bagwise/contract/profile-fields'
import {
  BATCH_PARAMETERS,
  batchArguments,
  batchColumns,
  deleteOldBatches,
  hasOldBatch,
  keptSince,
} from '#server/batches/arrived-batches.ts'
import type { Batch, BatchRow } from '#server/batches/arrived-batches.ts'
import { prepareStatement } from '#server/db/prepared-statement.ts'
import type { Tables } from '#server/db/schema.ts'
import type { DeletedClubs, Merged } from './merge-profile.ts'

/** The newest entries are kept regardless of age. */
const KEPT_ENTRIES = 50
/** A golfer's history is bounded by whichever comes first. Years of edits, for somebody who plays. */
export const MOST_ENTRIES = 2_000
export const MOST_HISTORY_BYTES = 2_000_000
/** Of an entry beside its values, as it is answered: ids, time, path and the names of the fields. */
const ENTRY_BYTES = 250

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
  readonly entryCount: number
  readonly entryBytes: number
  /** Something may be forgotten now. */
  readonly hasOld: boolean
  readonly batches: BatchRow
}

/** Columns with everything a batch must know about earlier ones, for use in one statement. */
export function seenColumns(
  db: Kysely<Tables>,
  userId: string | Expression<string>,
  given: (name: (typeof BATCH_PARAMETERS)[number]) => string,
) {
  const eb = expressionBuilder<Tables, never>()
  const history = db.selectFrom('profile_history').where('profile_history.user_id', '=', userId)
  const old = history.where('created_at', '<', given('keptSince')).where(isBeyondNewest).where(isNotLastOfField)
  return [
    ...batchColumns(db, userId, given),
    eb.exists(old.select('id')).as('hasOldEntry'),
    history.select((entry) => entry.fn.max('position').as('position')).as('lastPosition'),
    history.select((entry) => entry.fn.countAll().as('count')).as('entryCount'),
    history.select(sql`sum(${bytesOf('profile_history')})`.as('bytes')).as('entryBytes'),
  ] as const
}

/** SQLite has 0 and 1 instead of booleans, PostgreSQL text instead of counts. */
export type SeenRow = BatchRow &
  Readonly<Record<'hasOldEntry' | 'entryCount' | 'entryBytes', unknown>> & {
    readonly lastPosition: number | null
  }

export function seenOf(row: SeenRow): Seen {
  return {
    wasApplied: Boolean(row.wasApplied),
    lastPosition: row.lastPosition ?? 0,
    entryCount: Number(row.entryCount),
    entryBytes: Number(row.entryBytes ?? 0),
    hasOld: hasOldBatch(row) || Boolean(row.hasOldEntry),
    batches: row,
  }
}

export function prepareSeen(db: Kysely<Tables>) {
  const ask = prepareStatement(['userId', ...BATCH_PARAMETERS], (given) =>
    db.selectNoFrom(() => seenColumns(db, given('userId'), given)),
  )
  return async (trx: Transaction<Tables>, { userId, ...batch }: Batch): Promise<Seen> => {
    const [row] = await ask(trx, { userId, ...batchArguments(batch) })
    if (!row) throw new Error('A statement without a table answers one row')
    return seenOf(row)
  }
}

/** Whether the displaced values fit beside what is kept already. */
export function hasRoomFor({ entryCount, entryBytes }: Seen, displaced: readonly HistoryRow[]): boolean {
  const bytes = displaced.reduce(
    (sum, { value, kept_value: kept }) => sum + Buffer.byteLength(value) + Buffer.byteLength(kept) + ENTRY_BYTES,
    entryBytes,
  )
  return entryCount + displaced.length <= MOST_ENTRIES && bytes <= MOST_HISTORY_BYTES
}

/** What an entry is counted as: about what its answer has. */
function bytesOf(table: string) {
  const [value, kept] = [sql.ref(`${table}.value`), sql.ref(`${table}.kept_value`)]
  return sql<number>`octet_length(${value}) + octet_length(${kept}) + ${sql.lit(ENTRY_BYTES)}`
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

/** Deletes what one golfer's batches and entries have expired of; the sweep does it for those who have stopped editing. */
export async function deleteOldHistory(
  db: Kysely<Tables>,
  { now, userId }: { readonly now: Date; readonly userId: string },
): Promise<void> {
  await deleteOldBatches(db, { now, userId })
  await db
    .deleteFrom('profile_history')
    .where('user_id', '=', userId)
    .where('created_at', '<', keptSince(now))
    .where(isBeyondNewest)
    .where(isNotLastOfField)
    .execute()
}

/** Deletes the oldest entries beyond the golfer's bounds. The last of each field is kept before any other. */
export async function deleteBeyondBounds(trx: Transaction<Tables>, userId: string): Promise<void> {
  const bytes = bytesOf('profile_history')
  await sql`delete from profile_history where id in (
    select id from (
      select id, count(*) over kept_first as nth, sum(bytes) over kept_first as bytes_so_far from (
        select id, position, ${bytes} as bytes,
          row_number() over (partition by path order by position desc) = 1 as is_last_of_field
        from profile_history where user_id = ${userId}) as entry
      window kept_first as (order by is_last_of_field desc, position desc)) as counted
    where nth > ${MOST_ENTRIES} or bytes_so_far > ${MOST_HISTORY_BYTES})`.execute(trx)
}

/** Whether an entry is older than its golfer's newest ones. */
export function isBeyondNewest(eb: ExpressionBuilder<Tables, 'profile_history'>) {
  const newest = eb
    .selectFrom('profile_history as own')
    .select((own) => own.fn.max('own.position').as('position'))
    .whereRef('own.user_id', '=', 'profile_history.user_id')
  return eb(eb('profile_history.position', '+', KEPT_ENTRIES), '<=', newest)
}

/** Whether the field has a later entry: the last one of each is kept whatever its age. */
export function isNotLastOfField(eb: ExpressionBuilder<Tables, 'profile_history'>) {
  return eb.exists(
    eb
      .selectFrom('profile_history as later')
      .select('later.id')
      .whereRef('later.user_id', '=', 'profile_history.user_id')
      .whereRef('later.path', '=', 'profile_history.path')
      .whereRef('later.position', '>', 'profile_history.position'),
  )
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
