import type { Kysely } from 'kysely'
import type { Tables } from './schema.ts'

const CLOCK = 'clock'
const MINUTE_MS = 60 * 1000
/** Less than an hour: the timer of the hourly sweep may come early. */
const SHORTEST_STEP_MS = 30 * MINUTE_MS
const LONGEST_STEP_MS = 24 * 60 * MINUTE_MS

export async function readSweepMark(db: Kysely<Tables>, what: string): Promise<string | undefined> {
  const row = await db.selectFrom('sweep_marks').select('swept_until').where('what', '=', what).executeTakeFirst()
  return row?.swept_until
}

export async function writeSweepMark(db: Kysely<Tables>, what: string, until: string): Promise<void> {
  await db
    .insertInto('sweep_marks')
    .values({ what, swept_until: until })
    .onConflict((conflict) => conflict.column('what').doUpdateSet({ swept_until: until }))
    .execute()
}

/**
 * Whether the clock has gone on evenly since the last look: only then may a sweep delete by it. After a jump of more
 * than a day, or without a mark, only the time is noted. If the clock is right, as after a month in which no server ran,
 * the next sweep an hour later deletes; if it was ahead, nothing is lost. A server that restarts within half an hour
 * neither sweeps nor moves the mark, so that restarts cannot make up for the hour.
 */
export async function isClockEven(db: Kysely<Tables>, now: Date): Promise<boolean> {
  const mark = await readSweepMark(db, CLOCK)
  const stepMs = mark === undefined ? Number.NaN : now.getTime() - new Date(mark).getTime()
  if (stepMs >= 0 && stepMs < SHORTEST_STEP_MS) return false
  await noteClock(db, now)
  return stepMs > 0 && stepMs <= LONGEST_STEP_MS
}

/** Notes the time, as a sweep does. */
export function noteClock(db: Kysely<Tables>, now: Date): Promise<void> {
  return writeSweepMark(db, CLOCK, now.toISOString())
}
