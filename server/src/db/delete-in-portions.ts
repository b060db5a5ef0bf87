import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from './schema.ts'

/** So many rows take the embedded database a few milliseconds, in which nobody is answered. */
export const PORTION_ROW_COUNT = 500
/** Whoever came meanwhile is answered before the next portion. */
const PAUSE_MS = 20

type Ended = {
  readonly table: keyof Tables
  /** The column that says when it ended. */
  readonly time: string
  /** Tells apart what ended at the same time; there is an index on both. */
  readonly key: string
  /** What ended at this very time goes too with `until`, and stays with `before`. */
  readonly limit: { readonly until: string } | { readonly before: string }
}

/** Deletes the rows whose time is over, the earliest first. Begins no other portion once it is told to stop. */
export async function deleteInPortions(db: Kysely<Tables>, ended: Ended, stopped: AbortSignal): Promise<void> {
  const portion = deletionOfPortion(ended)
  let deletedCount = PORTION_ROW_COUNT
  while (deletedCount >= PORTION_ROW_COUNT && !stopped.aborted) {
    const { numAffectedRows = 0n } = await portion.execute(db)
    deletedCount = Number(numAffectedRows)
    await pause()
  }
}

export async function pause(): Promise<void> {
  await sleep(PAUSE_MS)
}

/**
 * All up to the last of the portion: what another server has given a new time meanwhile is not among them. A range needs no
 * join, whose plan could be a bad one. The limit helps PostgreSQL's plan, and stands last: SQLite goes by the first.
 */
export function deletionOfPortion({ table, key, time, limit }: Ended) {
  const isOver = 'until' in limit ? sql`${sql.ref(time)} <= ${limit.until}` : sql`${sql.ref(time)} < ${limit.before}`
  const order = sql`${sql.ref(time)}, ${sql.ref(key)}`
  return sql`delete from ${sql.table(table)} where (${order}) <= (
    select ${order}
    from (select ${order} from ${sql.table(table)} where ${isOver} order by ${order} limit ${PORTION_ROW_COUNT}) as portion
    order by ${sql.ref(time)} desc, ${sql.ref(key)} desc limit 1) and ${isOver}`
}
