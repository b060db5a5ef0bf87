import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Tables } from './schema.ts'

/** The embedded database takes a few milliseconds for this many rows, and answers no requests meanwhile. */
export const CHUNK_ROW_COUNT = 500
/** Lets waiting requests through before the next chunk. */
const PAUSE_MS = 20

type Ended = {
  readonly table: keyof Tables
  /** The column with the end time. */
  readonly time: string
  /** Breaks ties of equal times; there is an index on both columns. */
  readonly key: string
  /** `until` includes this very time, `before` excludes it; `after` is for what a clock that was ahead has left. */
  readonly limit: { readonly until: string } | { readonly before: string } | { readonly after: string }
}

/** Deletes expired rows, the oldest first. Starts no new chunk once stopped. */
export async function deleteInChunks(db: Kysely<Tables>, ended: Ended, stopped: AbortSignal): Promise<void> {
  const chunk = chunkDeletion(ended)
  let deletedCount = CHUNK_ROW_COUNT
  while (deletedCount >= CHUNK_ROW_COUNT && !stopped.aborted) {
    const { numAffectedRows = 0n } = await chunk.execute(db)
    deletedCount = Number(numAffectedRows)
    await pause()
  }
}

export async function pause(): Promise<void> {
  await sleep(PAUSE_MS)
}

/**
 * Deletes a range up to the last row of the chunk: rows that another server has renewed meanwhile are not in it, and no
 * join is needed. The limit helps PostgreSQL's planner and comes last, since SQLite goes by the first condition.
 */
export function chunkDeletion({ table, key, time, limit }: Ended) {
  const isOver = isBeyond(sql.ref(time), limit)
  const order = sql`${sql.ref(time)}, ${sql.ref(key)}`
  return sql`delete from ${sql.table(table)} where (${order}) <= (
    select ${order}
    from (select ${order} from ${sql.table(table)} where ${isOver} order by ${order} limit ${CHUNK_ROW_COUNT}) as portion
    order by ${sql.ref(time)} desc, ${sql.ref(key)} desc limit 1) and ${isOver}`
}

function isBeyond(time: ReturnType<typeof sql.ref>, limit: Ended['limit']) {
  if ('until' in limit) return sql`${time} <= ${limit.until}`
  return 'before' in limit ? sql`${time} < ${limit.before}` : sql`${time} > ${limit.after}`
}
