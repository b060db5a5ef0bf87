import type { Transaction } from 'kysely'
import type { HistoryEntry } from '@bagwise/contract/profile'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import type { Database } from '#server/db/database.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import { prepareStatement } from '#server/db/prepared-statement.ts'
import type { Tables } from '#server/db/schema.ts'
import { sessionByToken } from '#server/db/session-by-token.ts'
import type { SessionRow } from '#server/db/session-by-token.ts'
import type { CheckedChange, DeletedClubs, Merged } from './merge-profile.ts'
import { appendHistory, conflictsOf, deletedClubs, forgetOld, historyEntry, prepareSeen } from './profile-history.ts'
import { PROFILE_COLUMNS, profileOf, rowOf } from './profile-row.ts'
import type { JoinedRow, StoredProfile } from './profile-row.ts'
import { sweepHistory } from './sweep-history.ts'

export type AppliedBatch = { readonly profile: StoredProfile; readonly conflicts: readonly HistoryEntry[] }

export type ProfileStore = {
  readonly find: (userId: string) => Promise<StoredProfile | undefined>
  /** The session with this token and its golfer's profile, in one statement. */
  readonly findSignedIn: (token: string) => Promise<(SessionRow & JoinedRow) | undefined>
  /** Leaves a profile that is already there as it is. */
  readonly insertIfAbsent: (document: ProfileDocument) => Promise<void>
  /** Applies a batch once, in one transaction; undefined when the golfer has no profile yet. */
  readonly applyBatch: (
    batch: {
      readonly userId: string
      readonly batchId: string
      readonly changes: readonly CheckedChange[]
      readonly now: Date
    },
    merge: (document: ProfileDocument, deletedClubs: DeletedClubs) => Merged,
  ) => Promise<AppliedBatch | undefined>
  /** The account's new e-mail, in the transaction that changes it there. */
  readonly changeEmail: (
    trx: Transaction<Tables>,
    change: { readonly userId: string; readonly email: string; readonly now: Date },
  ) => Promise<void>
  /** The newest first. */
  readonly history: (userId: string) => Promise<readonly HistoryEntry[]>
  /** Forgets what is kept no longer, also of golfers who have stopped editing. */
  readonly sweep: (sweep: { readonly now: Date; readonly stopped: AbortSignal }) => Promise<void>
}

export function createProfileStore({ db, kind }: Pick<Database, 'db' | 'kind'>): ProfileStore {
  const byToken = prepareStatement(['token'], (given) =>
    sessionByToken(db, given('token'))
      .leftJoin('profiles', 'profiles.id', 'session.userId')
      .select(PROFILE_COLUMNS.map((column) => `profiles.${column}` as const)),
  )

  const locked = prepareStatement(['userId'], (given) => {
    const row = db.selectFrom('profiles').select(PROFILE_COLUMNS).where('id', '=', given('userId'))
    // SQLite's transactions have the whole database to themselves.
    return kind === 'postgres' ? row.forUpdate() : row
  })
  const seen = prepareSeen(db)

  return {
    async find(userId) {
      const row = await db.selectFrom('profiles').selectAll().where('id', '=', userId).executeTakeFirst()
      return row && profileOf(row)
    },

    findSignedIn: async (token) => (await byToken(db, { token }))[0],

    async insertIfAbsent(document) {
      await db
        .insertInto('profiles')
        .values(rowOf({ document, version: 1 }))
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
    },

    applyBatch({ userId, batchId, changes, now }, merge) {
      return inTransaction(db, async (trx) => {
        const [found] = await locked(trx, { userId })
        if (!found) return undefined
        const stored = profileOf(found)
        // A statement of its own: one that waited for the lock would still show the batches from before it waited.
        const { wasApplied, lastPosition, hasOld } = await seen(trx, { userId, batchId, now })
        if (wasApplied) return { profile: stored, conflicts: await conflictsOf(trx, { userId, batchId }) }

        const merged = merge(stored.document, await deletedClubs(trx, userId, changes))
        const profile = merged.hasChanged ? await saveDocument(trx, stored, merged.document, now) : stored
        const conflicts = await appendHistory(trx, { userId, batchId, now, lastPosition }, merged)
        await trx
          .insertInto('profile_batches')
          .values({ user_id: userId, batch_id: batchId, created_at: now.toISOString() })
          .execute()
        if (hasOld) await forgetOld(trx, { now, userId })
        return { profile, conflicts }
      })
    },

    async changeEmail(trx, { userId, email, now }) {
      await trx
        .updateTable('profiles')
        .set((eb) => ({ email, version: eb('version', '+', 1), updated_at: now.toISOString() }))
        .where('id', '=', userId)
        .execute()
    },

    async history(userId) {
      const rows = await db
        .selectFrom('profile_history')
        .selectAll()
        .where('user_id', '=', userId)
        .orderBy('position', 'desc')
        .execute()
      return rows.map(historyEntry)
    },

    sweep: (sweep) => sweepHistory(db, sweep),
  }
}

async function saveDocument(
  trx: Transaction<Tables>,
  { document, version }: StoredProfile,
  merged: ProfileDocument,
  now: Date,
): Promise<StoredProfile> {
  const profile = { document: { ...merged, updatedAt: now.toISOString() }, version: version + 1 }
  const { id, ...columns } = rowOf(profile)
  await trx.updateTable('profiles').set(columns).where('id', '=', id).execute()
  await keepAccountNamed(trx, { before: document, after: profile.document })
  return profile
}

/** Names are changed in the profile; the account, which the session is read from, goes along in the same transaction. */
async function keepAccountNamed(
  trx: Transaction<Tables>,
  { before, after }: { readonly before: ProfileDocument; readonly after: ProfileDocument },
): Promise<void> {
  const { firstName, lastName } = after.scalars
  if (firstName === before.scalars.firstName && lastName === before.scalars.lastName) return
  await trx
    .updateTable('user')
    .set({
      first_name: firstName,
      last_name: lastName,
      name: `${firstName ?? ''} ${lastName ?? ''}`.trim(),
      updatedAt: after.updatedAt,
    })
    .where('id', '=', after.id)
    .execute()
}
