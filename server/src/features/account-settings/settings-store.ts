import { sql } from 'kysely'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { deleteGolfer } from '#server/db/transactions/delete-golfer.ts'
import type { Tables } from '#server/db/schema.ts'
import type { ConfirmedPassword } from './account-access.ts'

export type StoredSession = Pick<
  Selectable<Tables['session']>,
  'id' | 'token' | 'userAgent' | 'createdAt' | 'updatedAt'
>

type EmailChange = { readonly userId: string; readonly email: string; readonly now: Date }

export type SettingsStore = {
  readonly isEmailTaken: (email: string) => Promise<boolean>
  /** Updates the profile's e-mail too, and voids links mailed to the old address. The new one is not verified. */
  readonly changeEmail: (change: EmailChange & ConfirmedPassword) => Promise<void>
  readonly sessions: (userId: string, now: Date) => Promise<readonly StoredSession[]>
  readonly endSession: (session: { readonly userId: string; readonly id: string }) => Promise<void>
  readonly endOtherSessions: (own: { readonly userId: string; readonly token: string }) => Promise<void>
  /**
   * Deletes the golfer and everything that belongs to them, contact messages included, and lists the id for backups that
   * still have it.
   */
  readonly deleteAccount: (confirmed: ConfirmedPassword & { readonly now: Date }) => Promise<void>
}

type Parts = {
  readonly db: Kysely<Tables>
  /** The earliest start of a session that is still open. */
  readonly earliestStart: (now: Date) => Date
  /** Keeps the verified password from changing until the transaction ends. */
  readonly lockPassword: (transaction: Transaction<Tables>, confirmed: ConfirmedPassword) => Promise<void>
  readonly changeProfileEmail: (transaction: Transaction<Tables>, change: EmailChange) => Promise<void>
}

export function createSettingsStore({ db, earliestStart, lockPassword, changeProfileEmail }: Parts): SettingsStore {
  return {
    isEmailTaken: async (email) =>
      (await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst()) !== undefined,

    changeEmail: (change) =>
      db.transaction().execute(async (transaction) => {
        const { userId, email, now } = change
        await lockPassword(transaction, change)
        // Lock order as for edits: the profile before the golfer.
        await changeProfileEmail(transaction, change)
        await transaction
          .updateTable('user')
          .set({ email, emailVerified: sql<boolean>`false`, updatedAt: now.toISOString() })
          .where('id', '=', userId)
          .execute()
        await transaction.deleteFrom('verification').where('value', '=', userId).execute()
      }),

    sessions: (userId, now) =>
      db
        .selectFrom('session')
        .select(['id', 'token', 'userAgent', 'createdAt', 'updatedAt'])
        .where('userId', '=', userId)
        .where('expiresAt', '>', now.toISOString())
        .where('createdAt', '>', earliestStart(now).toISOString())
        .execute(),

    endSession: async ({ userId, id }) => {
      await db.deleteFrom('session').where('userId', '=', userId).where('id', '=', id).execute()
    },

    endOtherSessions: async ({ userId, token }) => {
      await db.deleteFrom('session').where('userId', '=', userId).where('token', '!=', token).execute()
    },

    deleteAccount: (confirmed) =>
      db.transaction().execute(async (transaction) => {
        await lockPassword(transaction, confirmed)
        await deleteGolfer(transaction, confirmed)
      }),
  }
}
