import type { Kysely, Transaction } from 'kysely'
import type { FormSubmissionsTable, Tables } from '#server/db/schema.ts'

export type FormSubmission = Readonly<Omit<FormSubmissionsTable, 'user_id'>>

export type ContactStore = {
  /**
   * Stores a submission unless it exists, and returns whether it is new. `admit` may reject a new one by throwing,
   * which rolls back the transaction including its own writes.
   */
  readonly addOnce: (
    submission: FormSubmission & { readonly user_id: string | null },
    admit: (transaction: Transaction<Tables>) => Promise<void>,
  ) => Promise<boolean>
  /** Oldest first. */
  readonly all: () => Promise<readonly FormSubmission[]>
  /** Returns whether it existed. */
  readonly remove: (submission: string) => Promise<boolean>
}

export function createContactStore(db: Kysely<Tables>): ContactStore {
  return {
    addOnce: (submission, admit) =>
      db.transaction().execute(async (transaction) => {
        const added = await transaction
          .insertInto('form_submissions')
          .values(submission)
          .onConflict((conflict) => conflict.column('submission').doNothing())
          .returning('submission')
          .executeTakeFirst()
        if (added) await admit(transaction)
        return added !== undefined
      }),

    all: () => db.selectFrom('form_submissions').selectAll().orderBy('created_at').orderBy('submission').execute(),

    remove: async (submission) => {
      const removed = await db
        .deleteFrom('form_submissions')
        .where('submission', '=', submission)
        .returning('submission')
        .execute()
      return removed.length > 0
    },
  }
}
