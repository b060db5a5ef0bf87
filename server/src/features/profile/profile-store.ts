import type { Transaction } from 'kysely'
import type { HistoryEntry } from '@bagwise/contract/profile'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import type { Database } from '#server/db/database.ts'
import { prepareStatement } from '#server/db/prepared-statement.ts'
import type { Tables } from '#server/db/schema.ts'
import { sessionByToken } from '#server/db/session-by-token.ts'
import type { SessionRow } from '#server/db/session-by-token.ts'
import { prepareApplyingLocked } from './apply-locked.ts'
import { prepareApplyingUnlocked } from './apply-unlocked.ts'
import type { FoundForBatch } from './apply-unlocked.ts'
import type { AppliedBatch, EditBatch, Merge } from './edit-batch.ts'
import { historyEntry } from './profile-history.ts'
import { PROFILE_COLUMNS, profileOf, rowOf } from './profile-row.ts'
import type { JoinedRow, StoredProfile } from './profile-row.ts'
import { sweepHistory } from './sweep-history.ts'

export type ProfileStore = {
  readonly find: (userId: string) => Promise<StoredProfile | undefined>
  /** The session of this token with its golfer's profile, in one statement. */
  readonly findSignedIn: (token: string) => Promise<(SessionRow & JoinedRow) | undefined>
  /** The session of this token; on PostgreSQL with everything `applyBatch` needs. */
  readonly findForBatch: (
    token: string,
    batch: Pick<EditBatch, 'batchId' | 'now'>,
  ) => Promise<SessionRow | FoundForBatch | undefined>
  /** Leaves an existing profile unchanged. */
  readonly insertIfAbsent: (document: ProfileDocument) => Promise<void>
  /** Applies a batch once; undefined when the golfer has no profile yet. */
  readonly applyBatch: (
    batch: EditBatch,
    merge: Merge,
    found?: SessionRow | FoundForBatch,
  ) => Promise<AppliedBatch | undefined>
  /** Runs in the transaction that changes the account's e-mail. */
  readonly changeEmail: (
    trx: Transaction<Tables>,
    change: { readonly userId: string; readonly email: string; readonly now: Date },
  ) => Promise<void>
  /** Newest first. */
  readonly history: (userId: string) => Promise<readonly HistoryEntry[]>
  /** Deletes expired history and batches, also of golfers who have stopped editing. */
  readonly sweep: (sweep: { readonly now: Date; readonly stopped: AbortSignal }) => Promise<void>
}

export function createProfileStore(
  { db, kind }: Pick<Database, 'db' | 'kind'>,
  { writesPerMinute = Infinity }: { readonly writesPerMinute?: number } = {},
): ProfileStore {
  const byToken = prepareStatement(['token'], (given) =>
    sessionByToken(db, given('token'))
      .leftJoin('profiles', 'profiles.id', 'session.userId')
      .select(PROFILE_COLUMNS.map((column) => `profiles.${column}` as const)),
  )

  const bySessionAlone = prepareStatement(['token'], (given) => sessionByToken(db, given('token')))
  const applyLocked = prepareApplyingLocked({ db, kind }, writesPerMinute)
  const unlocked = kind === 'postgres' ? prepareApplyingUnlocked(db, writesPerMinute) : undefined

  return {
    async find(userId) {
      const row = await db.selectFrom('profiles').selectAll().where('id', '=', userId).executeTakeFirst()
      return row && profileOf(row)
    },

    findSignedIn: async (token) => (await byToken(db, { token }))[0],

    findForBatch: async (token, batch) =>
      unlocked ? unlocked.find(token, batch) : (await bySessionAlone(db, { token }))[0],

    async insertIfAbsent(document) {
      await db
        .insertInto('profiles')
        .values(rowOf({ document, version: 1 }))
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
    },

    async applyBatch(batch, merge, found) {
      const applied = found && 'wasApplied' in found ? await unlocked?.apply(found, batch, merge) : undefined
      return applied ?? applyLocked(batch, merge)
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
