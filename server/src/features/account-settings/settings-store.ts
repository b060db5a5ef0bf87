import type { Kysely, Selectable, Transaction } from 'kysely'
import type { Tables } from '#server/db/schema.ts'
import type { ConfirmedPassword } from './account-access.ts'

export type StoredSession = Pick<
  Selectable<Tables['session']>,
  'id' | 'token' | 'userAgent' | 'createdAt' | 'updatedAt'
>

type EmailChange = { readonly userId: string; readonly email: string; readonly now: Date }

export type SettingsStore = {
  readonly isEmailTaken: (email: string) => Promise<boolean>
  /** The profile's e-mail follows; links that were mailed to the old address are void. */
  readonly changeEmail: (change: EmailChange & ConfirmedPassword) => Promise<void>
  /** Those that are still open. */
  readonly sessions: (userId: string, now: Date) => Promise<readonly StoredSession[]>
  readonly endSession: (session: { readonly userId: string; readonly id: string }) => Promise<void>
  readonly endOtherSessions: (own: { readonly userId: string; readonly token: string }) => Promise<void>
  /** Removes the golfer and whatever belongs to them, messages of the contact form that they sent included. */
  readonly deleteAccount: (confirmed: ConfirmedPassword) => Promise<void>
}

type Parts = {
  readonly db: Kysely<Tables>
  /** When a session must have started to be open still. */
  readonly earliestStart: (now: Date) => Date
  /** Keeps the password as it was confirmed until the transaction ends. */
  readonly holdPassword: (transaction: Transaction<Tables>, confirmed: ConfirmedPassword) => Promise<void>
  readonly changeProfileEmail: (transaction: Transaction<Tables>, change: EmailChange) => Promise<void>
}

export function createSettingsStore({ db, earliestStart, holdPassword, changeProfileEmail }: Parts): SettingsStore {
  return {
    isEmailTaken: async (email) =>
      (await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst()) !== undefined,

    changeEmail: (change) =>
      db.transaction().execute(async (transaction) => {
        const { userId, email, now } = change
        await holdPassword(transaction, change)
        // The profile before the golfer, as every edit locks them.
        await changeProfileEmail(transaction, change)
        await transaction
          .updateTable('user')
          .set({ email, updatedAt: now.toISOString() })
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
        const { userId } = confirmed
        await holdPassword(transaction, confirmed)
        // The profile before the golfer, as every edit locks them. All else with an owner goes with the golfer.
        await transaction.deleteFrom('profiles').where('id', '=', userId).execute()
        await transaction.deleteFrom('form_submissions').where('user_id', '=', userId).execute()
        await transaction.deleteFrom('user').where('id', '=', userId).execute()
        await transaction.deleteFrom('verification').where('value', '=', userId).execute()
      }),
  }
}
