import type { Kysely, Transaction } from 'kysely'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import type { Database } from '#server/db/database.ts'
import { refuseTooMany } from '#server/batches/arrived-batches.ts'
import { inTransaction } from '#server/db/transactions/in-transaction.ts'
import { prepareStatement } from '#server/db/prepared-statement.ts'
import type { Tables } from '#server/db/schema.ts'
import type { AppliedBatch, EditBatch, Merge } from './edit-batch.ts'
import { clubsOutOfBag } from './merge-profile.ts'
import {
  conflictsAmong,
  conflictsOf,
  deleteBeyondBounds,
  deleteOldHistory,
  deletedClubs,
  hasRoomFor,
  historyRows,
  prepareSeen,
} from './profile-history.ts'
import { PROFILE_COLUMNS, profileOf } from './profile-row.ts'
import type { StoredProfile } from './profile-row.ts'
import { UPDATE_PARAMETERS, isRenamed, nextVersion, updateArguments, updateOf } from './save-profile.ts'

/** Applies a batch once, in a transaction that locks the profile; undefined when the golfer has no profile yet. */
export function prepareApplyingLocked({ db, kind }: Pick<Database, 'db' | 'kind'>, writesPerMinute: number) {
  const locked = prepareStatement(['userId'], (given) => {
    const row = db.selectFrom('profiles').select(PROFILE_COLUMNS).where('id', '=', given('userId'))
    // SQLite transactions are exclusive anyway.
    return kind === 'postgres' ? row.forUpdate() : row
  })
  const seen = prepareSeen(db)
  const save = prepareSave(db)
  const recordBatch = prepareStatement(['userId', 'batchId', 'now'], (given) =>
    db
      .insertInto('profile_batches')
      .values({ user_id: given('userId'), batch_id: given('batchId'), created_at: given('now') }),
  )

  return ({ changes, ...batch }: EditBatch, merge: Merge): Promise<AppliedBatch | undefined> => {
    const { userId, batchId, now } = batch
    return inTransaction(db, async (trx) => {
      const [found] = await locked(trx, { userId })
      if (!found) return undefined
      const stored = profileOf(found)
      // A separate statement: one that waited for the lock would still see the batches from before the wait.
      const before = await seen(trx, batch)
      if (before.wasApplied) return { profile: stored, conflicts: await conflictsOf(trx, batch) }
      refuseTooMany(before.batches, writesPerMinute)

      const merged = merge(stored.document, await deletedClubs(trx, userId, clubsOutOfBag(stored.document, changes)))
      const profile = merged.hasChanged ? await save(trx, stored, nextVersion(stored, merged.document, now)) : stored
      const displaced = historyRows({ ...batch, lastPosition: before.lastPosition }, merged)
      if (displaced.length > 0) await trx.insertInto('profile_history').values(displaced).execute()
      await recordBatch(trx, { userId, batchId, now: now.toISOString() })
      if (before.hasOld) await deleteOldHistory(trx, batch)
      if (!hasRoomFor(before, displaced)) await deleteBeyondBounds(trx, userId)
      return { profile, conflicts: conflictsAmong(displaced) }
    })
  }
}

function prepareSave(db: Kysely<Tables>) {
  const update = prepareStatement(UPDATE_PARAMETERS, (given) => ({ compile: () => updateOf(given).compile(db) }))
  return async (trx: Transaction<Tables>, before: StoredProfile, after: StoredProfile): Promise<StoredProfile> => {
    const [saved] = await update(trx, updateArguments(before, after))
    if (!saved) throw new Error('A profile was changed although it is locked')
    if (isRenamed(before.document, after.document)) await renameAccount(trx, after.document)
    return after
  }
}

/** Names are edited in the profile; the account, which sessions read, follows in the same transaction. */
async function renameAccount(
  trx: Transaction<Tables>,
  { id, scalars: { firstName, lastName }, updatedAt }: ProfileDocument,
): Promise<void> {
  await trx
    .updateTable('user')
    .set({
      first_name: firstName,
      last_name: lastName,
      name: `${firstName ?? ''} ${lastName ?? ''}`.trim(),
      updatedAt,
    })
    .where('id', '=', id)
    .execute()
}
