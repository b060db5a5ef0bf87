import { expressionBuilder } from 'kysely'
import type { Expression, Kysely, Transaction } from 'kysely'
import type { Tables } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** The longest delay of a batch. */
const RETENTION_MS = 90 * DAY_MS
/** The newest of a golfer. A batch is sent again within minutes, and nobody writes that many in those. */
export const KEPT_BATCHES = 5_000
/** A golfer's writes are counted over a minute. */
const WINDOW_MS = 60_000

export type Batch = { readonly userId: string; readonly batchId: string; readonly now: Date }

/** Start of the retention period. */
export function keptSince(now: Date): string {
  return new Date(now.getTime() - RETENTION_MS).toISOString()
}

/** What decides about a batch, as parameters of a statement: the times are ISO text. */
export const BATCH_PARAMETERS = ['batchId', 'keptSince', 'recentSince', 'recentUntil'] as const
type BatchParameter = (typeof BATCH_PARAMETERS)[number]

export function batchArguments({ batchId, now }: Omit<Batch, 'userId'>): Readonly<Record<BatchParameter, string>> {
  return {
    batchId,
    keptSince: keptSince(now),
    recentSince: new Date(now.getTime() - WINDOW_MS).toISOString(),
    // Clocks of servers differ a little; what a clock has written that was far ahead is not recent.
    recentUntil: new Date(now.getTime() + WINDOW_MS).toISOString(),
  }
}

/** Columns about the golfer's earlier batches, for use in one statement. */
export function batchColumns(
  db: Kysely<Tables>,
  userId: string | Expression<string>,
  given: (name: BatchParameter) => string,
) {
  const eb = expressionBuilder<Tables, never>()
  const batches = db.selectFrom('profile_batches').where('user_id', '=', userId)
  const ids = batches.select('batch_id')
  // The new one comes on top.
  const beyondNewest = ids
    .orderBy('created_at', 'desc')
    .limit(1)
    .offset(KEPT_BATCHES - 1)
  const recent = batches.where('created_at', '>', given('recentSince')).where('created_at', '<=', given('recentUntil'))
  return [
    eb.exists(ids.where('batch_id', '=', given('batchId'))).as('wasApplied'),
    eb.exists(ids.where('created_at', '<', given('keptSince'))).as('hasExpiredBatch'),
    eb.exists(beyondNewest).as('hasTooManyBatches'),
    recent.select((one) => one.fn.countAll<number>().as('count')).as('recentCount'),
  ] as const
}

/** Booleans of SQLite are 0 and 1, counts of PostgreSQL are text. */
export type BatchRow = Readonly<Record<'wasApplied' | 'hasExpiredBatch' | 'hasTooManyBatches' | 'recentCount', unknown>>

export function hasOldBatch({ hasExpiredBatch, hasTooManyBatches }: BatchRow): boolean {
  return Boolean(hasExpiredBatch) || Boolean(hasTooManyBatches)
}

/** Whether a write that is no edit of the profile was recorded: changes of rounds and shots expire with its batches. */
export async function hasArrived(
  db: Kysely<Tables>,
  { userId, batchId }: Pick<Batch, 'userId' | 'batchId'>,
): Promise<boolean> {
  const known = db.selectFrom('profile_batches').select('batch_id').where('user_id', '=', userId)
  return (await known.where('batch_id', '=', batchId).executeTakeFirst()) !== undefined
}

/** Records a write that is no edit of the profile; throws when the golfer has written too much within a minute. */
export async function recordWrite(
  trx: Transaction<Tables>,
  { userId, ...batch }: Batch,
  writesPerMinute: number,
): Promise<void> {
  const given = batchArguments(batch)
  const seen = await trx.selectNoFrom(() => batchColumns(trx, userId, (name) => given[name])).executeTakeFirstOrThrow()
  refuseTooMany(seen, writesPerMinute)
  await trx
    .insertInto('profile_batches')
    .values({ user_id: userId, batch_id: batch.batchId, created_at: batch.now.toISOString() })
    .onConflict((conflict) => conflict.columns(['user_id', 'batch_id']).doNothing())
    .execute()
  if (hasOldBatch(seen)) await deleteOldBatches(trx, { userId, now: batch.now })
}

/** Nothing has been written yet when it throws. */
export function refuseTooMany({ recentCount }: BatchRow, writesPerMinute: number): void {
  if (Number(recentCount) < writesPerMinute) return
  throw new AppError('too-many-tries', 'That is more than Bagwise saves in a minute. Please try again in a moment.', {
    retryAfterSeconds: WINDOW_MS / 1000,
  })
}

export async function deleteOldBatches(
  db: Kysely<Tables>,
  { userId, now }: { readonly userId: string; readonly now: Date },
): Promise<void> {
  const ofGolfer = db.deleteFrom('profile_batches').where('user_id', '=', userId)
  await ofGolfer.where('created_at', '<', keptSince(now)).execute()
  const oldest = db
    .selectFrom('profile_batches')
    .select('batch_id')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('batch_id')
    .offset(KEPT_BATCHES)
    .limit(MOST_DELETED)
  await ofGolfer.where('batch_id', 'in', oldest).execute()
}

/** SQLite wants a limit beside an offset. */
const MOST_DELETED = 1_000_000
