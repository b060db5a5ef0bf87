import { randomUUID } from 'node:crypto'
import type { ExpressionBuilder, Kysely, Selectable, Transaction } from 'kysely'
import type { HistoryEntry } from '@bagwise/contract/profile'
import { StoredBagClub } from '@bagwise/contract/profile-fields'
import { prepareStatement } from '#server/db/prepared-statement.ts'
import type { Tables } from '#server/db/schema.ts'
import type { CheckedChange, DeletedClubs, Merged } from './merge-profile.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** An old value can be taken back for this long; a batch cannot be that late either. */
const KEPT_MS = 90 * DAY_MS
/** The newest values stay, however old they get. */
const KEPT_ENTRIES = 50

type HistoryRow = Selectable<Tables['profile_history']>

type BatchKey = { readonly userId: string; readonly batchId: string }

/** What a golfer's earlier batches have left. */
type Seen = {
  readonly wasApplied: boolean
  /** Of the newest entry in the history; the first has 1. */
  readonly lastPosition: number
  /** Something is older than it is kept. */
  readonly hasOld: boolean
}

/** One statement for all that a batch must know of those before it. */
export function prepareSeen(db: Kysely<Tables>) {
  const ask = prepareStatement(['userId', 'batchId', 'keptSince'], (given) =>
    db.selectNoFrom((eb) => {
      const batches = eb.selectFrom('profile_batches').select('batch_id').where('user_id', '=', given('userId'))
      const history = eb.selectFrom('profile_history').where('user_id', '=', given('userId'))
      return [
        eb.exists(batches.where('batch_id', '=', given('batchId'))).as('wasApplied'),
        eb.exists(batches.where('created_at', '<', given('keptSince'))).as('hasOldBatch'),
        eb.exists(history.select('id').where('created_at', '<', given('keptSince'))).as('hasOldEntry'),
        history.select((entry) => entry.fn.max('position').as('position')).as('lastPosition'),
      ]
    }),
  )

  return async (trx: Transaction<Tables>, { now, ...batch }: BatchKey & { readonly now: Date }): Promise<Seen> => {
    const [row] = await ask(trx, { ...batch, keptSince: keptSince(now) })
    return {
      wasApplied: Boolean(row?.wasApplied),
      lastPosition: row?.lastPosition ?? 0,
      hasOld: Boolean(row?.hasOldBatch) || Boolean(row?.hasOldEntry),
    }
  }
}

/** The newest value that each club had whose field is changed while it is not in the bag. */
export async function deletedClubs(
  trx: Transaction<Tables>,
  userId: string,
  changes: readonly CheckedChange[],
): Promise<DeletedClubs> {
  const clubs = changes.flatMap(({ path }) => (path.kind === 'club-field' ? [path.club] : []))
  if (clubs.length === 0) return {}
  const paths = new Map([...new Set(clubs)].map((club) => [`golfBag.${club}`, club]))
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

/** Keeps what gave way. Answers the part of it that other devices must hear of. */
export async function appendHistory(
  trx: Transaction<Tables>,
  batch: BatchKey & { readonly now: Date; readonly lastPosition: number },
  { putAside }: Merged,
): Promise<readonly HistoryEntry[]> {
  if (putAside.length === 0) return []
  const { userId, batchId, now, lastPosition } = batch
  const rows = putAside.map(({ path, value, keptValue, reason, isConflict }, index) => ({
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
  await trx.insertInto('profile_history').values(rows).execute()
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
