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
/** An old value can be taken back for this long; a batch cannot be that late either. */
const KEPT_MS = 90 * DAY_MS
/** The newest values stay, however old they get. */
const KEPT_ENTRIES = 50

type HistoryRow = Selectable<Tables['profile_history']>

/** Named, so that a statement stays as it is when a later version adds one. */
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

/** What a golfer's earlier batches have left. */
type Seen = {
  readonly wasApplied: boolean
  /** Of the newest entry in the history; the first has 1. */
  readonly lastPosition: number
  /** Something is older than it is kept. */
  readonly hasOld: boolean
}

type GivenToSee = {
  readonly userId: string | Expression<string>
  readonly batchId: string
  readonly keptSince: string
}

/** For one statement: all that a batch must know of those before it. */
export function seenColumns(db: Kysely<Tables>, { userId, batchId, keptSince: since }: GivenToSee) {
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

/** SQLite's truth is 1. */
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

/** The newest value that each of the clubs had. */
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
  // A later row takes the place of an earlier one.
  return Object.fromEntries(rows.map(({ path, value }) => [paths.get(path), StoredBagClub.parse(JSON.parse(value))]))
}

/** What gave way, as it is kept. */
export function historyRows(
  { userId, batchId, now, lastPosition }: BatchKey & { readonly now: Date; readonly lastPosition: number },
  { putAside }: Merged,
): readonly HistoryRow[] {
  return putAside.map(({ path, value, keptValue, reason, isConflict }, index) => ({
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

/** What other devices must hear of. */
export function conflictsAmong(rows: readonly HistoryRow[]): readonly HistoryEntry[] {
  return rows.filter(isConflictRow).map(historyEntry)
}

/** What other devices must hear of a batch that was applied before. */
export async function conflictsOf(
  trx: Transaction<Tables>,
  { userId, batchId }: BatchKey,
): Promise<readonly HistoryEntry[]> {
  const ofBatch = trx.selectFrom('profile_history').selectAll().where('user_id', '=', userId)
  const rows = await ofBatch.where('batch_id', '=', batchId).where('is_conflict', '=', 1).orderBy('position').execute()
  return rows.map(historyEntry)
}

/** Of one golfer; what golfers leave who have stopped editing is swept. */
export async function forgetOld(
  db: Kysely<Tables>,
  { now, userId }: { readonly now: Date; readonly userId: string },
): Promise<void> {
  const before = keptSince(now)
  await db.deleteFrom('profile_batches').where('user_id', '=', userId).where('created_at', '<', before).execute()
  const ofGolfer = db.deleteFrom('profile_history').where('user_id', '=', userId)
  await ofGolfer.where('created_at', '<', before).where(isReplacedOften).execute()
}

/** Whether an entry is among its golfer's newest no more. */
export function isReplacedOften(eb: ExpressionBuilder<Tables, 'profile_history'>) {
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

/** What is older is forgotten. */
export function keptSince(now: Date): string {
  return new Date(now.getTime() - KEPT_MS).toISOString()
}
