import type { Kysely, Transaction } from 'kysely'
import type { Database } from '#server/db/database.ts'
import { deleteGolfer } from '#server/db/transactions/delete-golfer.ts'
import { lockAccount } from '#server/db/transactions/lock-account.ts'
import type { Tables } from '#server/db/schema.ts'

/** What the operator does to an account. Each returns whether there is one with this e-mail. */
export type OperatorActions = {
  /** Ends its sessions and links; nobody signs in to it until it is unlocked. Its data stays. */
  readonly lock: (email: string, now: Date) => Promise<boolean>
  readonly unlock: (email: string) => Promise<boolean>
  /** Deletes it and everything that belongs to it. */
  readonly remove: (email: string, now: Date) => Promise<boolean>
}

export function createOperatorActions({ db, kind }: Pick<Database, 'db' | 'kind'>): OperatorActions {
  const withAccount = (email: string, act: (transaction: Transaction<Tables>, userId: string) => Promise<void>) =>
    db.transaction().execute(async (transaction) => {
      const userId = await golferWith(transaction, email)
      if (userId === undefined) return false
      await act(transaction, userId)
      return true
    })

  return {
    lock: (email, now) =>
      withAccount(email, async (transaction, userId) => {
        await lockAccount(transaction, { kind, userId })
        await transaction.updateTable('user').set({ locked_at: now.toISOString() }).where('id', '=', userId).execute()
        await transaction.deleteFrom('session').where('userId', '=', userId).execute()
        await transaction.deleteFrom('verification').where('value', '=', userId).execute()
      }),

    unlock: (email) =>
      withAccount(email, async (transaction, userId) => {
        await transaction.updateTable('user').set({ locked_at: null }).where('id', '=', userId).execute()
      }),

    remove: (email, now) => withAccount(email, (transaction, userId) => deleteGolfer(transaction, { userId, now })),
  }
}

async function golferWith(db: Kysely<Tables>, email: string): Promise<string | undefined> {
  return (await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst())?.id
}
