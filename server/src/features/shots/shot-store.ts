import type { Transaction } from 'kysely'
import type { KeptShot, ShotChange, ShotSession } from '@bagwise/contract/shots'
import { hasArrived, recordWrite } from '#server/batches/arrived-batches.ts'
import type { Database } from '#server/db/database.ts'
import type { Tables } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transactions/in-transaction.ts'
import { lockGolfer } from '#server/db/transactions/lock-golfer.ts'
import { shotPage } from './shot-page.ts'
import type { ShotPage } from './shot-page.ts'
import { sessionOf, shotOf } from './shot-rows.ts'
import { createShotWriter } from './shot-writer.ts'
import { goneAmong, idsOf, mergedChanges, refusalOf, unknownAmong } from './stored-shots.ts'
import type { Conflict, Refused, Shots } from './stored-shots.ts'

type Message = { readonly userId: string; readonly save: string; readonly now: Date }
type Saved = Shots & { readonly changes: readonly ShotChange[] }

type SavedShots = {
  readonly position: number
  /** Ids of the message that were deleted before, by themselves or with their session. */
  readonly gone: readonly string[]
  /** Ids of changes whose shot is not stored. */
  readonly unknown: readonly string[]
  readonly conflicts: readonly Conflict[]
}

/** Every row is looked up by golfer and id, so another golfer's id finds nothing. */
export type ShotStore = {
  readonly page: (userId: string, after: number) => Promise<ShotPage>
  /** Adds what is unknown and merges changes, once a message. */
  readonly save: (message: Message & Saved) => Promise<SavedShots | Refused>
  /** Deletes sessions with their shots, and shots, once a message. */
  readonly remove: (
    message: Message & { readonly sessions: readonly string[]; readonly shots: readonly string[] },
  ) => Promise<{ readonly position: number }>
  /** In the order in which they came. */
  readonly all: (userId: string) => Promise<Shots>
  /** Adds imported rows except known ids; what was deleted comes back. The caller has checked limits and sessions. */
  readonly addMissing: (userId: string, shots: Shots) => Promise<void>
}

export function createShotStore(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  { writesPerMinute = Infinity }: { readonly writesPerMinute?: number } = {},
): ShotStore {
  return {
    page: (userId, after) => shotPage(db, userId, after),

    save({ userId, save, now, sessions, shots, changes }) {
      return inTransaction(db, async (trx) => {
        await lockGolfer(trx, { kind, userId })
        const writer = await createShotWriter(trx, userId)
        const sent = { sessions, shots, changes }
        const { gone, left } = await withoutGone(trx, userId, sent)
        if (await hasArrived(trx, { userId, batchId: save })) {
          return { position: writer.position(), gone, unknown: [], conflicts: [] }
        }

        const added = await unknownAmong(trx, userId, left)
        const refused = await refusalOf(trx, userId, added)
        if (refused) return refused
        await recordWrite(trx, { userId, batchId: save, now }, writesPerMinute)
        await writer.add(added)
        const merged = await mergedChanges(trx, userId, left.changes)
        await writer.change(merged.changed)
        await writer.finish()
        return { position: writer.position(), gone, unknown: merged.unknown, conflicts: merged.conflicts }
      })
    },

    remove({ userId, save, now, sessions, shots }) {
      return inTransaction(db, async (trx) => {
        await lockGolfer(trx, { kind, userId })
        const writer = await createShotWriter(trx, userId)
        if (!(await hasArrived(trx, { userId, batchId: save }))) {
          await recordWrite(trx, { userId, batchId: save, now }, writesPerMinute)
          await writer.remove({ sessions, shots })
          await writer.finish()
        }
        return { position: writer.position() }
      })
    },

    async all(userId) {
      const sessions = db.selectFrom('shot_sessions').selectAll().where('user_id', '=', userId).orderBy('position')
      const shots = db.selectFrom('shots').selectAll().where('user_id', '=', userId).orderBy('position')
      return { sessions: (await sessions.execute()).map(sessionOf), shots: (await shots.execute()).map(shotOf) }
    },

    addMissing(userId, imported) {
      return inTransaction(db, async (trx) => {
        await lockGolfer(trx, { kind, userId })
        const writer = await createShotWriter(trx, userId)
        const added = await unknownAmong(trx, userId, imported)
        await writer.bringBack([...idsOf(added.sessions), ...idsOf(added.shots)])
        await writer.add(added)
        await writer.finish()
      })
    },
  }
}

/** Ids that were deleted, and what is left without them: a shot goes with its session. */
async function withoutGone(trx: Transaction<Tables>, userId: string, { sessions, shots, changes }: Saved) {
  const sessionsOfShots = shots.map(({ session }) => session)
  const ids = [...[sessions, shots, changes].flatMap(idsOf), ...sessionsOfShots]
  const deleted = await goneAmong(trx, userId, ids)
  const isGone = (shot: KeptShot) => deleted.has(shot.id) || deleted.has(shot.session)
  const isDeleted = ({ id }: ShotSession | ShotChange) => deleted.has(id)
  const gone = [...sessions.filter(isDeleted), ...shots.filter(isGone), ...changes.filter(isDeleted)]
  return {
    gone: [...new Set(idsOf(gone))],
    left: {
      sessions: sessions.filter((session) => !isDeleted(session)),
      shots: shots.filter((shot) => !isGone(shot)),
      changes: changes.filter((change) => !isDeleted(change)),
    },
  }
}
