import type { Kysely } from 'kysely'
import { keptSince } from '#server/batches/arrived-batches.ts'
import { CHUNK_ROW_COUNT, deleteInChunks, pause } from '#server/db/delete-in-chunks.ts'
import type { Tables } from '#server/db/schema.ts'
import { readSweepMark, writeSweepMark } from '#server/db/sweep-marks.ts'
import { isBeyondNewest, isNotLastOfField } from './profile-history.ts'

const WHAT = 'profile_history'
/** Allows for clock differences between servers and for edits in flight. */
const SWEEP_OVERLAP_MS = 60 * 60 * 1000

type Sweep = { readonly now: Date; readonly stopped: AbortSignal }

/** Position in the order in which the history of all golfers is swept. */
type Place = { readonly createdAt: string; readonly id: string }

/** Deletes expired batches and history, also of golfers who have stopped editing. */
export async function sweepHistory(db: Kysely<Tables>, { now, stopped }: Sweep): Promise<void> {
  const before = keptSince(now)
  const ended = {
    table: 'profile_batches',
    key: 'batch_id',
    time: 'created_at',
    limit: { before },
  } as const
  await deleteInChunks(db, ended, stopped)
  await sweepEntries(db, { before, stopped })
}

/**
 * Looks at each entry once, when it expires. An entry that is still among the newest, or the last of its field, is
 * deleted with a later edit of its golfer instead.
 */
async function sweepEntries(
  db: Kysely<Tables>,
  { before, stopped }: { readonly before: string; readonly stopped: AbortSignal },
): Promise<void> {
  let after: Place | undefined = { createdAt: startOf(await readSweepMark(db, WHAT), before), id: '' }
  while (!stopped.aborted) {
    const last: Place | undefined = await lastOfChunk(db, { after, before })
    if (last === undefined) return writeSweepMark(db, WHAT, before)
    await entriesBetween(db, { after, last }).execute()
    await writeSweepMark(db, WHAT, last.createdAt)
    after = last
    await pause()
  }
}

/** After a sweep with a clock that was far ahead, start over: entries it kept may have been replaced since. */
function startOf(swept: string | undefined, before: string): string {
  if (swept === undefined) return ''
  const [sweptMs, beforeMs] = [new Date(swept).getTime(), new Date(before).getTime()]
  if (sweptMs > beforeMs + SWEEP_OVERLAP_MS) return ''
  return new Date(Math.min(sweptMs, beforeMs) - SWEEP_OVERLAP_MS).toISOString()
}

async function lastOfChunk(
  db: Kysely<Tables>,
  range: { readonly after: Place; readonly before: string },
): Promise<Place | undefined> {
  const chunk = await oldEntries(db, range).execute()
  return chunk.at(-1)
}

export function oldEntries(db: Kysely<Tables>, { after, before }: { readonly after: Place; readonly before: string }) {
  return db
    .selectFrom('profile_history')
    .select(['created_at as createdAt', 'id'])
    .where((eb) => eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(after.createdAt, after.id)))
    .where('created_at', '<', before)
    .orderBy('created_at')
    .orderBy('id')
    .limit(CHUNK_ROW_COUNT)
}

export function entriesBetween(db: Kysely<Tables>, { after, last }: { readonly after: Place; readonly last: Place }) {
  return db
    .deleteFrom('profile_history')
    .where((eb) => eb(eb.refTuple('created_at', 'id'), '>', eb.tuple(after.createdAt, after.id)))
    .where((eb) => eb(eb.refTuple('created_at', 'id'), '<=', eb.tuple(last.createdAt, last.id)))
    .where(isBeyondNewest)
    .where(isNotLastOfField)
}
