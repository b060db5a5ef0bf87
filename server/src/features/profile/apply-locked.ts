import type { Kysely, Transaction } from 'kysely'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import type { Database } from '#server/db/database.ts'
import { inTransaction } from '#server/db/transactions/in-transaction.ts'
import { prepareStatement } from '#server/db/prepared-statement.ts'
import type { Tables } from '#server/db/schema.ts'
import type { AppliedBatch, EditBatch, Merge } from './edit-batch.ts'
import { clubsOutOfBag } from './merge-profile.ts'
import { conflictsAmong, conflictsOf, deletedClubs, forgetOld, historyRows, prepareSeen } from './profile-history.ts'
import { PROFILE_COLUMNS, profileOf } from './profile-row.ts'
import type { StoredProfile } from './profile-row.ts'
import { NAMES_OF_UPDATE, givenToUpdate, isRenamed, nextVersion, updateOf } from './save-profile.ts'

/** Applies a batch once, in one transaction that keeps others waiting; undefined when the golfer has no profile yet. */
export function prepareApplyingLocked({ db, kind }: Pick<Database, 'db' | 'kind'>) {
  const locked = prepareStatement(['userId'], (given) => {
    const row = db.selectFrom('profiles').select(PROFILE_COLUMNS).where('id', '=', given('userId'))
    // SQLite's transactions have the whole database to themselves.
    return kind === 'postgres' ? row.forUpdate() : row
  })
  const seen = prepareSeen(db)
  const save = prepareSave(db)
  const noteBatch = prepareStatement(['userId', 'batchId', 'now'], (given) =>
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
      // A statement of its own: one that waited for the lock would still show the batches from before it waited.
      const { wasApplied, lastPosition, hasOld } = await seen(trx, batch)
      if (wasApplied) return { profile: stored, conflicts: await conflictsOf(trx, batch) }

      const merged = merge(stored.document, await deletedClubs(trx, userId, clubsOutOfBag(stored.document, changes)))
      const profile = merged.hasChanged ? await save(trx, stored, nextVersion(stored, merged.document, now)) : stored
      const putAside = historyRows({ ...batch, lastPosition }, merged)
      if (putAside.length > 0) await trx.insertInto('profile_history').values(putAside).execute()
      await noteBatch(trx, { userId, batchId, now: now.toISOString() })
      if (hasOld) await forgetOld(trx, batch)
      return { profile, conflicts: conflictsAmong(putAside) }
    })
  }
}

function prepareSave(db: Kysely<Tables>) {
  const update = prepareStatement(NAMES_OF_UPDATE, (given) => ({ compile: () => updateOf(given).compile(db) }))
  return async (trx: Transaction<Tables>, before: StoredProfile, after: StoredProfile): Promise<StoredProfile> => {
    const [saved] = await update(trx, givenToUpdate(before, after))
    if (!saved) throw new Error('A profile was changed although it is locked')
    if (isRenamed(before.document, after.document)) await nameAccountAfter(trx, after.document)
    return after
  }
}

/** Names are changed in the profile; the account, which the session is read from, goes along in the same transaction. */
async function nameAccountAfter(
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
