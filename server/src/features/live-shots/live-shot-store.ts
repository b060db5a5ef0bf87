import type { Insertable, Selectable, Transaction } from 'kysely'
import type { LiveShot } from '@bagwise/contract/live-shots'
import { LIVE_SHOT_LIFETIME_MS } from '@bagwise/contract/live-shot-limits'
import type { Database } from '#server/db/database.ts'
import { deleteInChunks } from '#server/db/delete-in-chunks.ts'
import type { Tables } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transactions/in-transaction.ts'
import { lockGolfer } from '#server/db/transactions/lock-golfer.ts'

/** A shot with its place in the stream: greater than those of all shots that came before it. */
type PlacedShot = { readonly position: number; readonly shot: LiveShot }

/** A golfer's at once: one a second over their lifetime. The oldest leaves. */
export const MOST_LIVE_SHOTS = 600
const TENTHS = 10

export type LiveShotStore = {
  /** Adds those whose ids are unknown, in their order, and says how many they are. */
  readonly add: (userId: string, shots: readonly LiveShot[], now: Date) => Promise<number>
  /** Those after a position, of the last ten minutes. All of them where the position is none of this database's. */
  readonly after: (userId: string, position: number, now: Date) => Promise<readonly PlacedShot[]>
  /** Deletes what is older than ten minutes. */
  readonly sweep: (now: Date, stopped: AbortSignal) => Promise<void>
}

export function createLiveShotStore({ db, kind }: Pick<Database, 'db' | 'kind'>): LiveShotStore {
  return {
    add: (userId, shots, now) =>
      inTransaction(db, async (trx) => {
        await lockGolfer(trx, { kind, userId })
        const known = await trx
          .selectFrom('live_shots')
          .select(['id', 'position'])
          .where('user_id', '=', userId)
          .execute()
        const last = Math.max(0, ...known.map(({ position }) => position))
        const added = withoutCopies(shots, new Set(known.map(({ id }) => id)))
        // By the clock, so that positions go up even when all shots before have left.
        const first = Math.max(last + 1, now.getTime())
        const rows = added.map((shot, index) => rowOf(shot, { userId, position: first + index, now }))
        if (rows.length > 0) await trx.insertInto('live_shots').values(rows).execute()
        await dropOldest(trx, userId)
        return rows.length
      }),

    async after(userId, position, now) {
      const own = db.selectFrom('live_shots').where('user_id', '=', userId).where('created_at', '>', earliest(now))
      const read = async (from: number) => {
        const rows = await own.selectAll().where('position', '>', from).orderBy('position').execute()
        return rows.map((row) => ({ position: row.position, shot: shotOf(row) }))
      }
      const shots = await read(position)
      if (shots.length > 0 || position === 0) return shots
      // After a restore, or with a clock that was ahead, positions begin lower: a page knows shots by their ids.
      const { last } = await own.select((eb) => eb.fn.max('position').as('last')).executeTakeFirstOrThrow()
      return last !== null && last < position ? read(0) : []
    },

    async sweep(now, stopped) {
      const stored = { table: 'live_shots', time: 'created_at', key: 'id' } as const
      await deleteInChunks(db, { ...stored, limit: { until: earliest(now) } }, stopped)
      // A clock that was ahead has left them.
      const latest = new Date(now.getTime() + LIVE_SHOT_LIFETIME_MS).toISOString()
      await deleteInChunks(db, { ...stored, limit: { after: latest } }, stopped)
    },
  }
}

function earliest(now: Date): string {
  return new Date(now.getTime() - LIVE_SHOT_LIFETIME_MS).toISOString()
}

function withoutCopies(shots: readonly LiveShot[], known: ReadonlySet<string>): readonly LiveShot[] {
  return [...new Map(shots.map((shot) => [shot.id, shot])).values()].filter(({ id }) => !known.has(id))
}

async function dropOldest(trx: Transaction<Tables>, userId: string): Promise<void> {
  const own = trx.selectFrom('live_shots').select('position').where('user_id', '=', userId)
  const tooMany = await own.orderBy('position', 'desc').offset(MOST_LIVE_SHOTS).limit(1).executeTakeFirst()
  if (!tooMany) return
  await trx.deleteFrom('live_shots').where('user_id', '=', userId).where('position', '<=', tooMany.position).execute()
}

function rowOf(
  { id, device, club, carryYards, sideYards, isCarryComputed }: LiveShot,
  { userId, position, now }: { readonly userId: string; readonly position: number; readonly now: Date },
): Insertable<Tables['live_shots']> {
  return {
    user_id: userId,
    id,
    position,
    device,
    club,
    carry_yards_tenths: Math.round(carryYards * TENTHS),
    side_yards_tenths: Math.round(sideYards * TENTHS),
    is_carry_computed: Number(isCarryComputed),
    created_at: now.toISOString(),
  }
}

function shotOf(row: Selectable<Tables['live_shots']>): LiveShot {
  const { id, device, club, carry_yards_tenths, side_yards_tenths, is_carry_computed } = row
  return {
    id,
    device,
    club,
    carryYards: carry_yards_tenths / TENTHS,
    sideYards: side_yards_tenths / TENTHS,
    isCarryComputed: is_carry_computed === 1,
  }
}
