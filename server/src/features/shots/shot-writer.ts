import type { Transaction } from 'kysely'
import type { KeptShot, ShotSession } from '@bagwise/contract/shots'
import type { Tables } from '#server/db/schema.ts'
import { latestPosition } from './shot-page.ts'
import { sessionRow, shotRow } from './shot-rows.ts'

/** Rows of one statement, of up to 19 values: SQLite takes 32,766. */
const STATEMENT_ROWS = 500
/**
 * Deleted ids that are remembered, the newest: twice the shots a golfer can have. An older one could only come back from
 * a device that has it unsent since before all of these.
 */
export const MOST_GONE = 20_000

type Rows = { readonly sessions: readonly ShotSession[]; readonly shots: readonly KeptShot[] }

/** Writes rows of a golfer, each at the next position. The golfer has to be locked. */
export type ShotWriter = {
  readonly position: () => number
  readonly add: (rows: Rows) => Promise<void>
  /** Stores shots that are stored already, as they are now. */
  readonly change: (shots: readonly KeptShot[]) => Promise<void>
  /** Deletes sessions with their shots, and shots, and remembers their ids. */
  readonly remove: (ids: { readonly sessions: readonly string[]; readonly shots: readonly string[] }) => Promise<void>
  /** Forgets that these were deleted. */
  readonly bringBack: (ids: readonly string[]) => Promise<void>
  /** Stores the position that was reached. */
  readonly finish: () => Promise<void>
}

export async function createShotWriter(trx: Transaction<Tables>, userId: string): Promise<ShotWriter> {
  const first = await latestPosition(trx, userId)
  let position = first
  const next = () => {
    position += 1
    return { userId, position }
  }

  return {
    position: () => position,

    async add({ sessions, shots }) {
      for (const some of portionsOf(sessions)) {
        await trx
          .insertInto('shot_sessions')
          .values(some.map((session) => sessionRow(session, next())))
          .execute()
      }
      for (const some of portionsOf(shots)) {
        await trx
          .insertInto('shots')
          .values(some.map((shot) => shotRow(shot, next())))
          .execute()
      }
    },

    async change(shots) {
      for (const some of portionsOf(shots)) {
        await trx
          .insertInto('shots')
          .values(some.map((shot) => shotRow(shot, next())))
          .onConflict((conflict) =>
            conflict.columns(['user_id', 'id']).doUpdateSet((eb) => ({
              club: eb.ref('excluded.club'),
              swing: eb.ref('excluded.swing'),
              mark: eb.ref('excluded.mark'),
              position: eb.ref('excluded.position'),
            })),
          )
          .execute()
      }
    },

    async remove({ sessions, shots }) {
      const ofGolfer = trx.deleteFrom('shots').where('user_id', '=', userId)
      if (sessions.length > 0) {
        await ofGolfer.where('session_id', 'in', sessions).execute()
        await trx.deleteFrom('shot_sessions').where('user_id', '=', userId).where('id', 'in', sessions).execute()
      }
      if (shots.length > 0) await ofGolfer.where('id', 'in', shots).execute()
      for (const some of portionsOf([...new Set([...sessions, ...shots])])) {
        await trx
          .insertInto('shots_gone')
          .values(some.map((id) => ({ user_id: userId, id, position: next().position })))
          .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
          .execute()
      }
      await forgetOldest(trx, userId)
    },

    async bringBack(ids) {
      for (const some of portionsOf(ids)) {
        await trx.deleteFrom('shots_gone').where('user_id', '=', userId).where('id', 'in', some).execute()
      }
    },

    async finish() {
      if (position === first) return
      await trx
        .insertInto('shot_positions')
        .values({ user_id: userId, position })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ position }))
        .execute()
    },
  }
}

async function forgetOldest(trx: Transaction<Tables>, userId: string): Promise<void> {
  const firstTooOld = trx
    .selectFrom('shots_gone')
    .select('position')
    .where('user_id', '=', userId)
    .orderBy('position', 'desc')
    .limit(1)
    .offset(MOST_GONE)
  await trx.deleteFrom('shots_gone').where('user_id', '=', userId).where('position', '<=', firstTooOld).execute()
}

export function portionsOf<Entry>(list: readonly Entry[]): readonly (readonly Entry[])[] {
  const count = Math.ceil(list.length / STATEMENT_ROWS)
  return Array.from({ length: count }, (_, index) => list.slice(index * STATEMENT_ROWS, (index + 1) * STATEMENT_ROWS))
}
