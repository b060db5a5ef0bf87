import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { BATCH_PARAMETERS, batchArguments, refuseTooMany } from '#server/batches/arrived-batches.ts'
import { prepareStatement } from '#server/db/prepared-statement.ts'
import type { Tables } from '#server/db/schema.ts'
import { sessionByToken } from '#server/db/session-by-token.ts'
import type { SessionRow } from '#server/db/session-by-token.ts'
import { isUniqueViolation } from '#server/db/transactions/unique-violation.ts'
import type { AppliedBatch, EditBatch, Merge } from './edit-batch.ts'
import { clubsOutOfBag } from './merge-profile.ts'
import { HISTORY_COLUMNS, conflictsAmong, hasRoomFor, historyRows, seenColumns, seenOf } from './profile-history.ts'
import type { SeenRow } from './profile-history.ts'
import { PROFILE_COLUMNS, joinedProfileOf } from './profile-row.ts'
import type { JoinedRow } from './profile-row.ts'
import { UPDATE_PARAMETERS, isRenamed, nextVersion, updateArguments, updateOf } from './save-profile.ts'

/** What most batches need: the session, its golfer's profile, and the state left by earlier batches. */
export type FoundForBatch = SessionRow & JoinedRow & SeenRow

/**
 * Optimistic path for PostgreSQL, where each statement is a round trip: reads without a lock, merges, and writes
 * everything in one statement if the version is unchanged; any other batch takes the locked path.
 */
export function prepareApplyingUnlocked(db: Kysely<Tables>, writesPerMinute: number) {
  const find = prepareStatement(['token', ...BATCH_PARAMETERS], (given) =>
    sessionByToken(db, given('token'))
      .leftJoin('profiles', 'profiles.id', 'session.userId')
      .select(PROFILE_COLUMNS.map((column) => `profiles.${column}` as const))
      .select(() => seenColumns(db, sql.ref('session.userId'), given)),
  )
  const write = prepareWriting(db)

  return {
    find: async (token: string, batch: Pick<EditBatch, 'batchId' | 'now'>) =>
      (await find(db, { token, ...batchArguments(batch) }))[0],

    /** Undefined when the batch needs the locked path or another edit came first; nothing was written then. */
    async apply(
      found: FoundForBatch,
      { changes, ...batch }: EditBatch,
      merge: Merge,
    ): Promise<AppliedBatch | undefined> {
      const stored = joinedProfileOf(found)
      const seen = seenOf(found)
      if (!stored || seen.wasApplied || seen.hasOld || clubsOutOfBag(stored.document, changes).length > 0)
        return undefined
      refuseTooMany(seen.batches, writesPerMinute)
      const merged = merge(stored.document, {})
      if (!merged.hasChanged || isRenamed(stored.document, merged.document)) return undefined

      const profile = nextVersion(stored, merged.document, batch.now)
      const displaced = historyRows({ ...batch, lastPosition: seen.lastPosition }, merged)
      if (!hasRoomFor(seen, displaced)) return undefined
      const isWritten = await write({
        ...updateArguments(stored, profile),
        displaced: JSON.stringify(displaced),
        batchId: batch.batchId,
        now: profile.document.updatedAt,
      })
      return isWritten ? { profile, conflicts: conflictsAmong(displaced) } : undefined
    },
  }
}

/** A single statement is a transaction too: it waits for concurrent writers and then checks the version again. */
function prepareWriting(db: Kysely<Tables>) {
  const columns = sql.join(HISTORY_COLUMNS.map((column) => sql.ref(column)))
  const ofEntry = sql.join(HISTORY_COLUMNS.map((column) => sql.ref(`entry.${column}`)))
  const write = prepareStatement([...UPDATE_PARAMETERS, 'displaced', 'batchId', 'now'], (given) => {
    const statement = sql<{ user_id: string }>`with saved as (${updateOf(given)}),
      put_aside as (
        insert into profile_history (${columns})
        select ${ofEntry} from saved, json_populate_recordset(null::profile_history, ${given('displaced')}) as entry)
      insert into profile_batches (user_id, batch_id, created_at)
      select id, ${given('batchId')}, ${given('now')} from saved returning user_id`
    return { compile: () => statement.compile(db) }
  })

  return async (given: Parameters<typeof write>[1]): Promise<boolean> => {
    try {
      return (await write(db, given)).length > 0
    } catch (error) {
      // A batch that left the profile's values unchanged was recorded meanwhile, or wrote history.
      if (isUniqueViolation(error)) return false
      throw error
    }
  }
}
