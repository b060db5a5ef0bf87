import type { Kysely, Selectable, Transaction } from 'kysely'
import type { ProgressEntry } from '@bagwise/contract/progress'
import type { Database } from '#server/db/database.ts'
import { recordWrite } from '#server/batches/arrived-batches.ts'
import { inTransaction } from '#server/db/transactions/in-transaction.ts'
import { lockGolfer } from '#server/db/transactions/lock-golfer.ts'
import type { Tables } from '#server/db/schema.ts'

/** Days on which something changed, so years of golf. Less than a megabyte per answer. */
export const KEPT_DAYS = 500
/** A replaced entry is kept until this many newer ones have arrived, to recognise a retry. */
const KEPT_ARRIVALS = 500

type Arrival = { readonly userId: string; readonly id: string; readonly entry: ProgressEntry; readonly now: Date }

/** An entry with the id its device made. */
type NewRow = ProgressEntry & { readonly id: string }
type ProgressRow = NewRow & { readonly arrivedAt: string }

export type ProgressStore = {
  /** One entry per day, earliest first. */
  readonly entries: (userId: string) => Promise<readonly ProgressEntry[]>
  /** Stores the entry as the last of its day; one that has arrived before keeps its place. */
  readonly add: (arrival: Arrival) => Promise<void>
  /** All rows in order of arrival. */
  readonly rows: (userId: string) => Promise<readonly ProgressRow[]>
  /** Adds imported rows in their order, except known ids and days that have an entry. */
  readonly addMissing: (userId: string, rows: readonly NewRow[], now: Date) => Promise<void>
}

/** Rows are append-only: the last row of a day counts. */
export function createProgressStore(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  { writesPerMinute = Infinity }: { readonly writesPerMinute?: number } = {},
): ProgressStore {
  return {
    async entries(userId) {
      const rows = await lastOfEachDay(db, userId).selectAll().orderBy('date').execute()
      return rows.map(entryOf)
    },

    add({ userId, id, entry, now }) {
      return inTransaction(db, async (trx) => {
        await lockGolfer(trx, { kind, userId })
        if (await hasArrived(trx, { userId, id })) return
        await recordWrite(trx, { userId, batchId: id, now }, writesPerMinute)
        await append(trx, userId, [{ id, ...entry }], now)
      })
    },

    async rows(userId) {
      const ofGolfer = db.selectFrom('progress_entries').selectAll().where('user_id', '=', userId)
      const rows = await ofGolfer.orderBy('position').execute()
      return rows.map((row) => ({ id: row.id, ...entryOf(row), arrivedAt: row.created_at }))
    },

    addMissing(userId, rows, now) {
      return inTransaction(db, async (trx) => {
        await lockGolfer(trx, { kind, userId })
        const known = await trx
          .selectFrom('progress_entries')
          .select(['id', 'date'])
          .where('user_id', '=', userId)
          .execute()
        const ids = new Set(known.map(({ id }) => id))
        const days = new Set(known.map(({ date }) => date))
        const missing = rows.filter(({ id, date }) => !ids.has(id) && !days.has(date))
        await append(trx, userId, missing, now)
      })
    },
  }
}

async function append(trx: Transaction<Tables>, userId: string, rows: readonly NewRow[], now: Date): Promise<void> {
  if (rows.length === 0) return
  const last = await lastPosition(trx, userId)
  const values = rows.map(({ id, date, handicap, clubDistances }, index) => ({
    user_id: userId,
    id,
    position: last + 1 + index,
    date,
    handicap,
    club_distances: JSON.stringify(clubDistances),
    created_at: now.toISOString(),
  }))
  await trx.insertInto('progress_entries').values(values).execute()
  await deleteOldReplaced(trx, { userId, position: last + rows.length })
  await deleteOldDays(trx, userId)
}

async function hasArrived(
  trx: Transaction<Tables>,
  { userId, id }: { readonly userId: string; readonly id: string },
): Promise<boolean> {
  const known = trx.selectFrom('progress_entries').select('id').where('user_id', '=', userId).where('id', '=', id)
  return (await known.executeTakeFirst()) !== undefined
}

async function lastPosition(trx: Transaction<Tables>, userId: string): Promise<number> {
  const last = await trx
    .selectFrom('progress_entries')
    .select('position')
    .where('user_id', '=', userId)
    .orderBy('position', 'desc')
    .executeTakeFirst()
  return last?.position ?? 0
}

function lastOfEachDay(db: Kysely<Tables>, userId: string) {
  return db
    .selectFrom('progress_entries')
    .where('user_id', '=', userId)
    .where('position', 'in', lastPositions(db, userId))
}

function lastPositions(db: Kysely<Tables>, userId: string) {
  return db
    .selectFrom('progress_entries as of_day')
    .select((eb) => eb.fn.max('of_day.position').as('position'))
    .where('of_day.user_id', '=', userId)
    .groupBy('of_day.date')
}

async function deleteOldReplaced(
  trx: Transaction<Tables>,
  { userId, position }: { readonly userId: string; readonly position: number },
): Promise<void> {
  await trx
    .deleteFrom('progress_entries')
    .where('user_id', '=', userId)
    .where('position', '<=', position - KEPT_ARRIVALS)
    .where('position', 'not in', lastPositions(trx, userId))
    .execute()
}

async function deleteOldDays(trx: Transaction<Tables>, userId: string): Promise<void> {
  const earliestKept = await lastOfEachDay(trx, userId)
    .select('date')
    .orderBy('date', 'desc')
    .offset(KEPT_DAYS - 1)
    .limit(1)
    .executeTakeFirst()
  if (!earliestKept) return
  const ofGolfer = trx.deleteFrom('progress_entries').where('user_id', '=', userId)
  await ofGolfer.where('date', '<', earliestKept.date).execute()
}

/** The border: only `add` writes rows, so their shape is known. */
function entryOf(row: Selectable<Tables['progress_entries']>): ProgressEntry {
  return {
    date: row.date,
    handicap: row.handicap,
    clubDistances: JSON.parse(row.club_distances) as ProgressEntry['clubDistances'],
  }
}
