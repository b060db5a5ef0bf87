import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { prepareStatement } from '#server/db/prepared-statement.ts'
import type { Tables } from '#server/db/schema.ts'
import { sessionByToken } from '#server/db/session-by-token.ts'
import type { SessionRow } from '#server/db/session-by-token.ts'
import { isUniqueViolation } from '#server/db/transactions/unique-violation.ts'
import type { AppliedBatch, EditBatch, Merge } from './edit-batch.ts'
import { clubsOutOfBag } from './merge-profile.ts'
import { HISTORY_COLUMNS, conflictsAmong, historyRows, keptSince, seenColumns, seenOf } from './profile-history.ts'
import type { SeenRow } from './profile-history.ts'
import { PROFILE_COLUMNS, joinedProfileOf } from './profile-row.ts'
import type { JoinedRow } from './profile-row.ts'
import { NAMES_OF_UPDATE, givenToUpdate, isRenamed, nextVersion, updateOf } from './save-profile.ts'

/** All that most batches need: the session, its golfer's profile, and what earlier batches have left. */
export type FoundForBatch = SessionRow & JoinedRow & SeenRow

/**
 * For PostgreSQL, where each statement is a round trip: two of them instead of a transaction. What was read without a lock
 * is merged, and all of it is written if the profile is still of that version; every other batch is left to the lock.
 */
export function prepareApplyingUnlocked(db: Kysely<Tables>) {
  const find = prepareStatement(['token', 'batchId', 'keptSince'], (given) =>
    sessionByToken(db, given('token'))
      .leftJoin('profiles', 'profiles.id', 'session.userId')
      .select(PROFILE_COLUMNS.map((column) => `profiles.${column}` as const))
      .select(() =>
        seenColumns(db, {
          userId: sql.ref('session.userId'),
          batchId: given('batchId'),
          keptSince: given('keptSince'),
        }),
      ),
  )
  const write = prepareWriting(db)

  return {
    find: async (token: string, { batchId, now }: Pick<EditBatch, 'batchId' | 'now'>) =>
      (await find(db, { token, batchId, keptSince: keptSince(now) }))[0],

    /** Undefined when the batch is one for the lock, or another edit came first: then nothing was written. */
    async apply(
      found: FoundForBatch,
      { changes, ...batch }: EditBatch,
      merge: Merge,
    ): Promise<AppliedBatch | undefined> {
      const stored = joinedProfileOf(found)
      const { wasApplied, hasOld, lastPosition } = seenOf(found)
      if (!stored || wasApplied || hasOld || clubsOutOfBag(stored.document, changes).length > 0) return undefined
      const merged = merge(stored.document, {})
      if (!merged.hasChanged || isRenamed(stored.document, merged.document)) return undefined

      const profile = nextVersion(stored, merged.document, batch.now)
      const putAside = historyRows({ ...batch, lastPosition }, merged)
      const isWritten = await write({
        ...givenToUpdate(stored, profile),
        putAside: JSON.stringify(putAside),
        batchId: batch.batchId,
        now: profile.document.updatedAt,
      })
      return isWritten ? { profile, conflicts: conflictsAmong(putAside) } : undefined
    },
  }
}

/** One statement is a transaction too. It waits for others who write the profile, and then looks at the version again. */
function prepareWriting(db: Kysely<Tables>) {
  const columns = sql.join(HISTORY_COLUMNS.map((column) => sql.ref(column)))
  const ofEntry = sql.join(HISTORY_COLUMNS.map((column) => sql.ref(`entry.${column}`)))
  const write = prepareStatement([...NAMES_OF_UPDATE, 'putAside', 'batchId', 'now'], (given) => {
    const statement = sql<{ user_id: string }>`with saved as (${updateOf(given)}),
      put_aside as (
        insert into profile_history (${columns})
        select ${ofEntry} from saved, json_populate_recordset(null::profile_history, ${given('putAside')}) as entry)
      insert into profile_batches (user_id, batch_id, created_at)
      select id, ${given('batchId')}, ${given('now')} from saved returning user_id`
    return { compile: () => statement.compile(db) }
  })

  return async (given: Parameters<typeof write>[1]): Promise<boolean> => {
    try {
      return (await write(db, given)).length > 0
    } catch (error) {
      // A batch that changed no value of the profile was noted meanwhile, or put something aside.
      if (isUniqueViolation(error)) return false
      throw error
    }
  }
}
