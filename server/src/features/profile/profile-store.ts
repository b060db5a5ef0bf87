import { randomUUID } from 'node:crypto'
import type { Kysely, Selectable, Transaction } from 'kysely'
import type { HistoryEntry } from '@bagwise/contract/profile'
import type { ProfileDocument } from '@bagwise/contract/profile-document'
import { StoredBagClub } from '@bagwise/contract/profile-fields'
import type { Database } from '#server/db/database.ts'
import { inTransaction } from '#server/db/in-transaction.ts'
import type { Tables } from '#server/db/schema.ts'
import type { CheckedChange, DeletedClubs, Merged } from './merge-profile.ts'
import { profileOf, rowOf } from './profile-row.ts'
import type { StoredProfile } from './profile-row.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** An old value can be taken back for this long; a batch cannot be that late either. */
const KEPT_MS = 90 * DAY_MS
/** The newest values stay, however old they get. */
const KEPT_ENTRIES = 50

export type AppliedBatch = { readonly profile: StoredProfile; readonly conflicts: readonly HistoryEntry[] }

export type ProfileStore = {
  readonly find: (userId: string) => Promise<StoredProfile | undefined>
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
  readonly sweep: (now: Date) => Promise<void>
}

export function createProfileStore({ db, kind }: Pick<Database, 'db' | 'kind'>): ProfileStore {
  return {
    async find(userId) {
      const row = await db.selectFrom('profiles').selectAll().where('id', '=', userId).executeTakeFirst()
      return row && profileOf(row)
    },

    async insertIfAbsent(document) {
      await db
        .insertInto('profiles')
        .values(rowOf({ document, version: 1 }))
        .onConflict((conflict) => conflict.column('id').doNothing())
        .execute()
    },

    applyBatch({ userId, batchId, changes, now }, merge) {
      return inTransaction(db, async (trx) => {
        const row = trx.selectFrom('profiles').selectAll().where('id', '=', userId)
        // SQLite's transactions have the whole database to themselves.
        const found = await (kind === 'postgres' ? row.forUpdate() : row).executeTakeFirst()
        if (!found) return undefined
        const stored = profileOf(found)
        if (await wasApplied(trx, { userId, batchId })) {
          return { profile: stored, conflicts: await conflictsOf(trx, { userId, batchId }) }
        }

        const merged = merge(stored.document, await deletedClubs(trx, userId, changes))
        const profile = merged.hasChanged ? await saveDocument(trx, stored, merged.document, now) : stored
        await appendHistory(trx, { userId, batchId, now }, merged)
        await trx
          .insertInto('profile_batches')
          .values({ user_id: userId, batch_id: batchId, created_at: now.toISOString() })
          .execute()
        await forgetOld(trx, { now, userId })
        return { profile, conflicts: await conflictsOf(trx, { userId, batchId }) }
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

    sweep: (now) => forgetOld(db, { now }),
  }
}

type BatchKey = { readonly userId: string; readonly batchId: string }

async function wasApplied(trx: Transaction<Tables>, { userId, batchId }: BatchKey): Promise<boolean> {
  const seen = trx.selectFrom('profile_batches').select('batch_id').where('user_id', '=', userId)
  return (await seen.where('batch_id', '=', batchId).executeTakeFirst()) !== undefined
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

/** The newest value that each club had whose field is changed while it is not in the bag. */
async function deletedClubs(
  trx: Transaction<Tables>,
  userId: string,
  changes: readonly CheckedChange[],
): Promise<DeletedClubs> {
  const clubs = changes.flatMap(({ path }) => (path.kind === 'club-field' ? [path.club] : []))
  if (clubs.length === 0) return {}
  const paths = new Map([...new Set(clubs)].map((club) => [`golfBag.${club}`, club]))
  const rows = await trx
    .selectFrom('profile_history')
    .select(['path', 'value'])
    .where('user_id', '=', userId)
    .where('path', 'in', [...paths.keys()])
    .where('value', '!=', 'null')
    .orderBy('position')
    .execute()
  // A later row takes the place of an earlier one.
  return Object.fromEntries(rows.map(({ path, value }) => [paths.get(path), StoredBagClub.parse(JSON.parse(value))]))
}

async function appendHistory(
  trx: Transaction<Tables>,
  { userId, batchId, now }: BatchKey & { readonly now: Date },
  { putAside }: Merged,
): Promise<void> {
  if (putAside.length === 0) return
  const last = await lastPosition(trx, userId)
  const rows = putAside.map(({ path, value, keptValue, reason, isConflict }, index) => ({
    id: randomUUID(),
    user_id: userId,
    position: last + 1 + index,
    batch_id: batchId,
    path,
    value: JSON.stringify(value),
    kept_value: JSON.stringify(keptValue),
    reason,
    is_conflict: Number(isConflict),
    created_at: now.toISOString(),
  }))
  await trx.insertInto('profile_history').values(rows).execute()
}

async function lastPosition(trx: Transaction<Tables>, userId: string): Promise<number> {
  const found = await trx
    .selectFrom('profile_history')
    .select('position')
    .where('user_id', '=', userId)
    .orderBy('position', 'desc')
    .executeTakeFirst()
  return found?.position ?? 0
}

async function conflictsOf(trx: Transaction<Tables>, { userId, batchId }: BatchKey): Promise<readonly HistoryEntry[]> {
  const ofBatch = trx.selectFrom('profile_history').selectAll().where('user_id', '=', userId)
  const rows = await ofBatch.where('batch_id', '=', batchId).where('is_conflict', '=', 1).orderBy('position').execute()
  return rows.map(historyEntry)
}

/** Of one golfer, or of all. */
async function forgetOld(
  db: Kysely<Tables>,
  { now, userId }: { readonly now: Date; readonly userId?: string },
): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS).toISOString()
  await db
    .deleteFrom('profile_batches')
    .where('created_at', '<', before)
    .where((eb) => (userId === undefined ? eb.lit(true) : eb('user_id', '=', userId)))
    .execute()
  await db
    .deleteFrom('profile_history')
    .where('created_at', '<', before)
    .where((eb) => (userId === undefined ? eb.lit(true) : eb('user_id', '=', userId)))
    .where((eb) => {
      const newest = eb
        .selectFrom('profile_history as own')
        .select((own) => own.fn.max('own.position').as('position'))
        .whereRef('own.user_id', '=', 'profile_history.user_id')
      return eb(eb('position', '+', KEPT_ENTRIES), '<=', newest)
    })
    .execute()
}

function historyEntry(row: Selectable<Tables['profile_history']>): HistoryEntry {
  return {
    id: row.id,
    path: row.path,
    value: JSON.parse(row.value),
    keptValue: JSON.parse(row.kept_value),
    reason: row.reason,
    isConflict: row.is_conflict === 1,
    at: row.created_at,
  }
}
