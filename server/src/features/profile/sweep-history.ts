import type { Kysely } from 'kysely'
import { PORTION_ROW_COUNT, deleteInPortions, pause } from '#server/db/delete-in-portions.ts'
import type { Tables } from '#server/db/schema.ts'
import { isReplacedOften, keptSince } from './profile-history.ts'

const WHAT = 'profile_history'
/** Clocks of two servers may differ by this much, or an edit be under way this long. */
const LOOKED_AT_AGAIN_MS = 60 * 60 * 1000

type Sweep = { readonly now: Date; readonly stopped: AbortSignal }

/** Of an entry: the history of all golfers is swept in this order. */
type Place = { readonly createdAt: string; readonly id: string }

/** Forgets what is kept no longer, also of golfers who have stopped editing. */
export async function sweepHistory(db: Kysely<Tables>, { now, stopped }: Sweep): Promise<void> {
  const before = keptSince(now)
  const ended = {
    table: 'profile_batches',
    key: 'batch_id',
    time: 'created_at',
    limit: { before },
  } as const
  await deleteInPortions(db, ended, stopped)
  await sweepEntries(db, { before, stopped })
}

/**
 * Each entry is looked at when it has become old. One that is among the newest then goes with a later edit of its golfer,
 * which forgets what is old itself: what was looked at once need not be looked at again.
 */
async function sweepEntries(
  db: Kysely<Tables>,
  { before, stopped }: { readonly before: string; readonly stopped: AbortSignal },
): Promise<void> {
  let after: Place | undefined = { createdAt: startOf(await sweptUntil(db), before), id: '' }
  while (!stopped.aborted) {
    const last: Place | undefined = await lastOfPortion(db, { after, before })
    if (last === undefined) return noteSwept(db, before)
    await entriesBetween(db, { after, last }).execute()
    await noteSwept(db, last.createdAt)
    after = last
    await pause()
  }
}

/** After a sweep by a clock that was far ahead nothing is sure: what it kept may have been replaced while it was young. */
function startOf(swept: string | undefined, before: string): string {
  if (swept === undefined) return ''
  const [sweptMs, beforeMs] = [new Date(swept).getTime(), new Date(before).getTime()]
  if (sweptMs > beforeMs + LOOKED_AT_AGAIN_MS) return ''
  return new Date(Math.min(sweptMs, beforeMs) - LOOKED_AT_AGAIN_MS).toISOString()
}

async function lastOfPortion(
  db: Kysely<Tables>,
  range: { readonly after: Place; readonly before: string },
): Promise<Place | undefined> {
  const portion = await oldEntries(db, range).execute()
  return portion.at(-1)
}

export function oldEntries(db: Kysely<Tables>, { after, before }: { readonly after: Place; readonly before: string }) {
  return db
    .selectFrom('profile_history')
    .select(['created_at as createdAt', 'id'])
    .where((eb) => eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(after.createdAt, after.id)))
    .where('created_at', '<', before)
    .orderBy('created_at')
    .orderBy('id')
    .limit(PORTION_ROW_COUNT)
}

export function entriesBetween(db: Kysely<Tables>, { after, last }: { readonly after: Place; readonly last: Place }) {
  return db
    .deleteFrom('profile_history')
    .where((eb) => eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(after.createdAt, after.id)))
    .where((eb) => eb(eb.refTuple('created_at', 'id'), '<=', eb.tuple(last.createdAt, last.id)))
    .where(isReplacedOften)
}

async function sweptUntil(db: Kysely<Tables>): Promise<string | undefined> {
  const row = await db.selectFrom('sweep_marks').select('swept_until').where('what', '=', WHAT).executeTakeFirst()
  return row?.swept_until
}

async function noteSwept(db: Kysely<Tables>, until: string): Promise<void> {
  await db
    .insertInto('sweep_marks')
    .values({ what: WHAT, swept_until: until })
    .onConflict((conflict) => conflict.column('what').doUpdateSet({ swept_until: until }))
    .execute()
}
